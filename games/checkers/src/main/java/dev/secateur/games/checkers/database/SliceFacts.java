package dev.secateur.games.checkers.database;

/// What a file says about a slice as a whole, with positions in which captures are compulsory.
///
/// @param wins of the side to move
/// @param longestWin in plies; 0 in a file of values
record SliceFacts(int wins, int losses, int draws, int longestWin, int longestLoss) {

  static final int BYTES = 5 * Integer.BYTES;

  static SliceFacts of(SliceTable table) {
    var counts = new int[Value.UNKNOWN];
    for (int number = 0; number < table.index().size(); number++) {
      counts[table.get(number)]++;
    }
    return new SliceFacts(counts[Value.WIN], counts[Value.LOSS], counts[Value.DRAW], 0, 0);
  }

  static SliceFacts of(SliceTable values, DistanceTable distances) {
    int win = 0;
    int loss = 0;
    for (int number = 0; number < values.index().size(); number++) {
      int value = values.get(number);
      int plies = distances.plies(number, value);
      win = value == Value.WIN ? Math.max(win, plies) : win;
      loss = value == Value.LOSS ? Math.max(loss, plies) : loss;
    }
    var counts = of(values);
    return new SliceFacts(counts.wins, counts.losses, counts.draws, win, loss);
  }
}
