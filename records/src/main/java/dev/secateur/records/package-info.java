/// Game records as files. JSON lines are the format that all games share.
@NullMarked
package dev.secateur.records;

import org.jspecify.annotations.NullMarked;
