/// Measuring on files of positions: what an engine's moves lose, and how well scores predict the
/// results of games.
@NullMarked
package dev.secateur.lab.positions;

import org.jspecify.annotations.NullMarked;
