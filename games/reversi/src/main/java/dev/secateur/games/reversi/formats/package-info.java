/// Files of Reversi games.
@NullMarked
package dev.secateur.games.reversi.formats;

import org.jspecify.annotations.NullMarked;
