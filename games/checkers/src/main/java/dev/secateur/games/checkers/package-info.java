/// English checkers by the rules of the World Checkers and Draughts Federation.
@NullMarked
package dev.secateur.games.checkers;

import org.jspecify.annotations.NullMarked;
