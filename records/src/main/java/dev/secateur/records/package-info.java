/// Game records as files: JSON lines as the common ground of all games.
@NullMarked
package dev.secateur.records;

import org.jspecify.annotations.NullMarked;
