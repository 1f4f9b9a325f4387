/// Reversi by the rules of Othello.
@NullMarked
package dev.secateur.games.reversi;

import org.jspecify.annotations.NullMarked;
