/// Where games and settings are kept.
@NullMarked
package dev.secateur.server.archive;

import org.jspecify.annotations.NullMarked;
