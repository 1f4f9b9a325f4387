package dev.secateur.search;

/// What one thread keeps between the searches of a game.
record ThreadMemory(Killers killers, History history, SearchCounters counters) {

  static ThreadMemory empty() {
    return new ThreadMemory(
        new Killers(Search.PLIES), new History(), new SearchCounters(Search.PLIES));
  }
}
