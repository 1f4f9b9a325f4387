package dev.secateur.games.reversi;

import static dev.secateur.games.reversi.ReversiRules.BLACK;
import static dev.secateur.games.reversi.ReversiRules.WHITE;

import dev.secateur.core.Key;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.Arrays;

/// A Reversi position: the discs of the side to move and those of the other. Every move but a pass
/// fills a square, so nothing can repeat and there is no draw rule.
public final class ReversiPosition implements Position {

  /// Marks unknown playable squares: they are never the whole board.
  private static final long UNKNOWN = -1;

  /// Sixty moves and some passes. A game from a typed position may be longer.
  private static final int USUAL_PLIES = 80;

  private static final Outcome BLACK_WINS = Outcome.win(BLACK, Reversi.DISCS);
  private static final Outcome WHITE_WINS = Outcome.win(WHITE, Reversi.DISCS);
  private static final Outcome EQUAL_DISCS = Outcome.draw(Reversi.EQUAL_DISCS);

  private long own;
  private long opponent;
  private int side;

  /// The playable squares of the side to move, or [#UNKNOWN]. They are kept because the search
  /// needs them three times at a node.
  private long playable = UNKNOWN;

  private int ply;
  private long[] history = new long[2 * USUAL_PLIES];

  private ReversiPosition(long own, long opponent, int side) {
    this.own = own;
    this.opponent = opponent;
    this.side = side;
  }

  static ReversiPosition of(long black, long white, int side) {
    return side == BLACK
        ? new ReversiPosition(black, white, side)
        : new ReversiPosition(white, black, side);
  }

  /// World Othello Federation: black on d5 and e4, white on d4 and e5.
  static ReversiPosition start() {
    return of(1L << 28 | 1L << 35, 1L << 27 | 1L << 36, BLACK);
  }

  /// Makes this another position with the same side to move, for a solver that has no moves to
  /// undo.
  void set(long own, long opponent) {
    this.own = own;
    this.opponent = opponent;
    playable = UNKNOWN;
  }

  long squares(int side) {
    return side == this.side ? own : opponent;
  }

  int discs(int side) {
    return Long.bitCount(squares(side));
  }

  int discs() {
    return Long.bitCount(own | opponent);
  }

  /// The discs of the side to move minus those of the other side.
  int discLead() {
    return Long.bitCount(own) - Long.bitCount(opponent);
  }

  @Override
  public int sideToMove() {
    return side;
  }

  @Override
  public int ply() {
    return ply;
  }

  /// The squares that the side to move can play on.
  long playable() {
    if (playable == UNKNOWN) {
      playable = ReversiRules.playable(own, opponent);
    }
    return playable;
  }

  @Override
  public int generate(long[] moves, int from) {
    int end = from;
    for (long squares = playable(); squares != 0; squares &= squares - 1) {
      moves[end++] = ReversiRules.move(Long.numberOfTrailingZeros(squares));
    }
    if (end == from && mustPass()) {
      moves[end++] = ReversiRules.PASS;
    }
    return end;
  }

  /// A pass is legal only if there is no other move. If the other side has none either, the game is
  /// over.
  private boolean mustPass() {
    return ReversiRules.playable(opponent, own) != 0;
  }

  /// Known positions have at most 33 moves, but a typed position can have as many as it has empty
  /// squares.
  @Override
  public int maxMoves() {
    return 64;
  }

  @Override
  public int countMoves() {
    long squares = playable();
    if (squares != 0) {
      return Long.bitCount(squares);
    }
    return mustPass() ? 1 : 0;
  }

  @Override
  public void make(long move) {
    savePosition();
    long mover = own;
    long waiting = opponent;
    if (move != ReversiRules.PASS) {
      int square = ReversiRules.square(move);
      long flipped = ReversiRules.flipped(square, mover, waiting);
      mover |= flipped | 1L << square;
      waiting ^= flipped;
    }
    own = waiting;
    opponent = mover;
    playable = UNKNOWN;
    side ^= 1;
  }

  @Override
  public int maxPliesLeft() {
    return 64 - discs();
  }

  /// Not where a pass is legal: it would be the same position twice.
  @Override
  public boolean makeNull() {
    if (playable() == 0) {
      return false;
    }
    make(ReversiRules.PASS);
    return true;
  }

  private void savePosition() {
    int at = 2 * ply++;
    if (at == history.length) {
      history = Arrays.copyOf(history, 2 * history.length);
    }
    history[at] = own;
    history[at + 1] = opponent;
  }

  @Override
  public void undo() {
    if (ply == 0) {
      throw new IllegalStateException("there is no move to take back");
    }
    int at = 2 * --ply;
    own = history[at];
    opponent = history[at + 1];
    playable = UNKNOWN;
    side ^= 1;
  }

  @Override
  public long key() {
    return Key.of(own, opponent, side);
  }

  @Override
  public Outcome ending() {
    if (playable() != 0 || mustPass()) {
      return Outcome.UNDECIDED;
    }
    int lead = discLead();
    if (lead == 0) {
      return EQUAL_DISCS;
    }
    return lead > 0 == (side == BLACK) ? BLACK_WINS : WHITE_WINS;
  }

  /// The margin matters in Reversi: the disc difference, with the empty squares to the winner.
  @Override
  public int finalScore() {
    int lead = discLead();
    int empty = 64 - discs();
    return Score.PER_UNIT * (lead + empty * Integer.signum(lead));
  }

  @Override
  public ReversiPosition copy() {
    var copy = new ReversiPosition(own, opponent, side);
    copy.ply = ply;
    copy.history = history.clone();
    return copy;
  }
}
