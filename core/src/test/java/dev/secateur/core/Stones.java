package dev.secateur.core;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// The smallest game that can be played: the players take one or two stones in turn, and the player
/// who takes the last one wins. It tests the code that all games share.
///
/// A move is written as the number of stones taken; a position as the stones left and who is to
/// move: `5 1`.
public class Stones implements Game, Notation {

  private static final GameParameter COUNT =
      new GameParameter("count", 1, 9, 5, "stones at the start");
  private static final GameParameter LIMIT =
      new GameParameter("plies", 0, 9, 0, "plies after which the game is drawn; 0: never");

  static final SearchOption MAX_TAKEN =
      SearchOption.number("most-taken", 2, 1, 2, "Stones: try to take no more than these")
          .listedAfter(SearchOption.BETA)
          .inPreset(OptionTable.FOUNDING, 1);

  private final int count;
  private final int plyLimit;

  public Stones() {
    this(Map.of());
  }

  private Stones(Map<String, Integer> values) {
    count = values.getOrDefault(COUNT.name(), COUNT.standard());
    plyLimit = values.getOrDefault(LIMIT.name(), LIMIT.standard());
  }

  /// Another game that claims the same name.
  public static final class Twin extends Stones {}

  /// Another game, whose options claim names that are taken.
  public static final class Copycat extends Stones {

    @Override
    public String name() {
      return "copycat";
    }

    @Override
    public List<SearchOption> options() {
      return List.of(
          SearchOption.toggle("hash", "no table"),
          SearchOption.toggle("most-taken", "the same name"),
          SearchOption.toggle("shy", "take one stone"));
    }
  }

  @Override
  public String name() {
    return "stones";
  }

  @Override
  public List<String> sides() {
    return List.of("Left", "Right");
  }

  @Override
  public List<GameParameter> parameters() {
    return List.of(COUNT, LIMIT);
  }

  @Override
  public List<SearchOption> options() {
    return List.of(MAX_TAKEN);
  }

  @Override
  public Game configured(Map<String, Integer> values) {
    return new Stones(values);
  }

  @Override
  public Position start() {
    return new Heap(count, Position.FIRST);
  }

  @Override
  public Notation notation() {
    return this;
  }

  @Override
  public String draw(Position position, TextStyle style) {
    return style.choose("●", "o").repeat(((Heap) position).left) + "\n";
  }

  @Override
  public String formatMove(Position position, long move) {
    return "" + Move.gameBits(move);
  }

  @Override
  public long parseMove(Position position, String text) {
    if (!text.equals("1") && !text.equals("2")) {
      throw new NotationException(text, 0, NotationError.quote(text) + " is not a move", "1 or 2");
    }
    int taken = text.charAt(0) - '0';
    if (taken > ((Heap) position).left) {
      throw new NotationException(text, 0, "there are too few stones", "less");
    }
    return take(taken);
  }

  @Override
  public String formatPosition(Position position) {
    return ((Heap) position).left + " " + (position.sideToMove() + 1);
  }

  @Override
  public Position parsePosition(String text) {
    if (!text.matches("[0-9] [12]")) {
      throw new NotationException(text, 0, "bad heap", "a number and the side to move");
    }
    return new Heap(text.charAt(0) - '0', text.charAt(2) - '1');
  }

  public static long take(int stones) {
    return Move.quiet(stones, stones);
  }

  private final class Heap implements Position {

    private int left;
    private int side;
    private final List<Long> made = new ArrayList<>();

    Heap(int left, int side) {
      this.left = left;
      this.side = side;
    }

    @Override
    public int sideToMove() {
      return side;
    }

    @Override
    public int ply() {
      return made.size();
    }

    @Override
    public int maxMoves() {
      return 2;
    }

    @Override
    public int generate(long[] moves, int from) {
      int end = from;
      for (int taken = 1; taken <= Math.min(2, left); taken++) {
        moves[end++] = take(taken);
      }
      return end;
    }

    @Override
    public int countMoves() {
      return Math.min(2, left);
    }

    @Override
    public void make(long move) {
      left -= (int) Move.gameBits(move);
      side ^= 1;
      made.add(move);
    }

    @Override
    public void undo() {
      if (made.isEmpty()) {
        throw new IllegalStateException("there is no move to take back");
      }
      left += (int) Move.gameBits(made.removeLast());
      side ^= 1;
    }

    @Override
    public long key() {
      return Key.of(left, side);
    }

    @Override
    public Outcome ending() {
      return left > 0 ? Outcome.UNDECIDED : Outcome.win(side ^ 1, Termination.NO_MOVE);
    }

    @Override
    public Outcome drawByRule() {
      boolean drawn = plyLimit > 0 && ply() >= plyLimit;
      return drawn ? Outcome.draw(Termination.PLY_LIMIT) : Outcome.UNDECIDED;
    }

    @Override
    public Position copy() {
      var copy = new Heap(left, side);
      copy.made.addAll(made);
      return copy;
    }
  }
}
