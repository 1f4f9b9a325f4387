/// Endgame databases of checkers: how positions are numbered, solved, stored and looked up.
///
/// Everywhere in this package the side to move moves down the board, as black does; a position in
/// which white is to move is turned. So one number stands for both colours.
@NullMarked
package dev.secateur.games.checkers.database;

import org.jspecify.annotations.NullMarked;
