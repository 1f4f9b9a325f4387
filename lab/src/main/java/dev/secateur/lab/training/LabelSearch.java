package dev.secateur.lab.training;

import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.search.SearchResult;

/// How much work the search of a position of training data may do.
///
/// @param nodes per search; 0 for no searches, if only the result matters
/// @param exactPlies positions with at most so many plies to the end of the game are searched
///     until their score is exact, however many nodes that takes
public record LabelSearch(long nodes, int exactPlies) {

  /// Whether this position is searched at all.
  boolean includes(Position position) {
    return nodes > 0 || isSolved(position);
  }

  private boolean isSolved(Position position) {
    return position.maxPliesLeft() <= exactPlies;
  }

  SearchResult run(Engine engine, Position position) {
    return engine.search(position, isSolved(position) ? Limits.NONE : Limits.nodes(nodes));
  }
}
