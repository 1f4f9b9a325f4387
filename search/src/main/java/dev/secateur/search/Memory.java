package dev.secateur.search;

/// What one thread learns in a game and keeps between its searches.
record Memory(Killers killers, History history, Counters counters) {

  static Memory empty() {
    return new Memory(new Killers(Search.PLIES), new History(), new Counters(Search.PLIES));
  }
}
