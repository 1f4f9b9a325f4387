package dev.secateur.search;

import dev.secateur.core.Oracle;

/// What one thread keeps between the searches of a game.
record ThreadMemory(Killers killers, History history, SearchCounters counters, Oracle oracle) {

  static ThreadMemory empty(Oracle oracle) {
    return new ThreadMemory(
        new Killers(Search.PLIES), new History(), new SearchCounters(Search.PLIES), oracle);
  }

  ThreadMemory with(Oracle other) {
    return new ThreadMemory(killers, history, counters, other);
  }
}
