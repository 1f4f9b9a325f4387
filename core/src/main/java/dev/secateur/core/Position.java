package dev.secateur.core;

import java.util.Arrays;

/// A position that changes in place: the search makes a move, looks, and takes it back.
///
/// The hooks are few and coarse because one search serves several games in one JVM, where every
/// call through this interface that is not inlined costs. Implementations are final classes, and
/// `generate`, `make` and `undo` allocate nothing (the record of past positions doubles its room
/// when a very long game fills it).
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

  /// No position of the game has more legal moves than this: how much room [#generate] needs.
  int maxMoves();

  /// The legal moves as an array of their own: for everything but the search.
  default long[] legalMoves() {
    var moves = new long[maxMoves()];
    return Arrays.copyOf(moves, generate(moves, 0));
  }

  /// As many as [#generate] would write, usually without writing them.
  int countMoves();

  /// Makes a legal move. A move that is not legal here leaves the position in an undefined state;
  /// [Game#apply] checks.
  void make(long move);

  /// Takes back the last move made.
  ///
  /// @throws IllegalStateException if there is none
  void undo();

  /// A 64-bit digest of everything that matters for the moves to come: equal positions have equal
  /// keys, whatever moves led to them. What only the draw rules look at is not part of it.
  long key();

  /// How the game stands by the rules of movement alone.
  Outcome ending();

  /// How the game stands by the draw rules alone; cheap, it generates no moves.
  default Outcome drawByRule() {
    return Outcome.UNDECIDED;
  }

  /// How the game stands. Where both kinds of rule apply, the rules of movement go first: who
  /// reaches the goal on the last permitted ply has won.
  default Outcome outcome() {
    var ending = ending();
    return ending.isOver() ? ending : drawByRule();
  }

  /// What the ended game is worth to the side to move, for a search that counts plies from here.
  /// Games in which the margin matters say more than who won.
  default int finalScore() {
    var outcome = outcome();
    if (outcome.isDraw() || !outcome.isOver()) {
      return Score.DRAW;
    }
    return outcome.isWinFor(sideToMove()) ? Score.winIn(0) : Score.lossIn(0);
  }

  /// Whether a noisy move can be made: if not, the position may be evaluated as it stands. Must not
  /// say no when there is one.
  default boolean isNoisy() {
    return false;
  }

  /// How many pieces a legal move takes: captures are tried first, the largest before the others.
  default int captures(long move) {
    return 0;
  }

  /// Whether this position, with the same side to move, has occurred since the given ply.
  default boolean occurredSince(int ply) {
    return false;
  }

  /// A copy for a search with these options: a game may offer it fewer moves than the rules allow,
  /// where the options say so.
  default Position forSearch(SearchOptions options) {
    return copy();
  }

  /// A position of its own with the same history, so that it can be undone and sees the same
  /// repetitions.
  Position copy();
}
