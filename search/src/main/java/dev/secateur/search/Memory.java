package dev.secateur.search;

/// What one thread keeps between the searches of a game.
record Memory(Killers killers, History history, Counters counters) {

  static Memory empty() {
    return new Memory(new Killers(Search.PLIES), new History(), new Counters(Search.PLIES));
  }
}
