package dev.secateur.server.archive;

import java.util.List;

/// What a search found at a node of a game, kept with it.
///
/// @param score what the position is worth to the side to move, as a
///     [score][dev.secateur.core.Score]
/// @param exact whether the score is the true value, which no deeper search can change
/// @param certainty how sure a score is that is not exact, in percent; 0 if nothing is known
/// @param line the best play from there, the best move first; empty where the game is over
/// @param millis how long it was searched at most
public record ReviewedPosition(
    int node, int score, boolean exact, int certainty, List<String> line, int depth, long millis) {

  public ReviewedPosition {
    line = List.copyOf(line);
  }
}
