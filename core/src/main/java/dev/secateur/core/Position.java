package dev.secateur.core;

import java.util.Arrays;

/// A position that changes in place: the search makes a move and takes it back.
///
/// The hooks are few and coarse because one search serves several games in one JVM, where every
/// call through this interface that is not inlined costs. Implementations are final classes, and
/// `generate`, `make` and `undo` allocate nothing (only the list of past positions grows, in a very
/// long game).
///
/// "The rules of movement" say which moves there are and end the game by themselves (a goal
/// reached, no move left). "Draw rules" end it from outside (repetition, no progress, a ply limit):
/// they never take a move away, because perft and move lists do not know them.
public interface Position {

  int FIRST = 0;
  int SECOND = 1;

  /// [#FIRST] or [#SECOND].
  int sideToMove();

  /// How many moves have been made on this object and not undone.
  int ply();

  /// Writes the legal moves into `moves` from index `from` on, in a fixed order, and returns the
  /// index after the last. A game that has ended by the rules of movement has none.
  int generate(long[] moves, int from);

  /// The largest number of legal moves in any position of the game, for the size of the array in
  /// [#generate].
  int maxMoves();

  /// The legal moves in a new array, for use outside the search.
  default long[] legalMoves() {
    var moves = new long[maxMoves()];
    return Arrays.copyOf(moves, generate(moves, 0));
  }

  /// The number of legal moves, usually without generating them.
  int countMoves();

  /// Makes a legal move. A move that is not legal here leaves the position in an undefined state;
  /// [Game#apply] checks.
  void make(long move);

  /// Takes back the last move made.
  ///
  /// @throws IllegalStateException if there is none
  void undo();

  /// A 64-bit digest of everything that matters for the moves to come: equal positions have equal
  /// keys, whatever moves led to them. Data that only the draw rules use is not part of it.
  long key();

  /// The outcome by the rules of movement alone.
  Outcome ending();

  /// The outcome by the draw rules alone. It is cheap: it generates no moves.
  default Outcome drawByRule() {
    return Outcome.UNDECIDED;
  }

  /// The outcome by all rules. The rules of movement come first: a player who reaches the goal on
  /// the last permitted ply has won.
  default Outcome outcome() {
    var ending = ending();
    return ending.isOver() ? ending : drawByRule();
  }

  /// The score of a finished game for the side to move, with plies counted from here. Games in
  /// which the margin matters return the margin.
  default int finalScore() {
    var outcome = outcome();
    if (outcome.isDraw() || !outcome.isOver()) {
      return Score.DRAW;
    }
    return outcome.isWinFor(sideToMove()) ? Score.winIn(0) : Score.lossIn(0);
  }

  /// Whether there is a noisy move. If not, the position may be evaluated without a quiescence
  /// search. Must not return false if there is a noisy move.
  default boolean isNoisy() {
    return false;
  }

  /// How many pieces a legal move captures. The search tries larger captures first.
  default int captures(long move) {
    return 0;
  }

  /// Whether this position, with the same side to move, has occurred since the given ply.
  default boolean occurredSince(int ply) {
    return false;
  }

  /// A copy for a search with these options. Options of a game may leave out legal moves.
  default Position forSearch(SearchOptions options) {
    return copy();
  }

  /// Whether [#generate] gives every legal move. A search over fewer moves has no exact scores.
  default boolean hasAllMoves() {
    return true;
  }

  /// At most so many plies are left to the end of the game, passes not counted. A search that deep
  /// sees the true result and does not prune by evaluations.
  default int maxPliesLeft() {
    return Integer.MAX_VALUE;
  }

  /// Passes the turn although the rules do not allow it, so that the search can see what the
  /// opponent threatens. [#undo] takes it back. Returns false, and does nothing, where the next
  /// move is forced, or where a pass would tell nothing.
  default boolean makeNull() {
    return false;
  }

  /// An independent copy with the same history, so that it can be undone and finds the same
  /// repetitions.
  Position copy();
}
