package dev.secateur.server.web.json;

import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchResult.ScoredLine;
import org.jspecify.annotations.Nullable;

/// How sure a score is that is not exact, in percent, or null if nothing is known: the search
/// looked at every line to the end of the game, but left out moves that were almost surely bad.
final class Certainty {

  private Certainty() {}

  static @Nullable Integer of(SearchResult result, ScoredLine line) {
    int certainty = result.certainty(line);
    return certainty == 0 || line.exact() ? null : certainty;
  }
}
