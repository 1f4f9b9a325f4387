package dev.secateur.games.checkers;

import dev.secateur.core.Position;
import dev.secateur.learn.FeatureReader;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.InputLayout;
import dev.secateur.learn.InputPicture;
import dev.secateur.learn.InputPicture.Occupant;
import dev.secateur.learn.InputPicture.PictureCell;
import dev.secateur.learn.Patterns;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// What a model of checkers looks at: overlapping blocks of four dark squares, the number of men
/// and kings, and who has the move. The board is turned so that the side to move always moves down.
///
/// Checkers has no symmetry beyond that: the mirror image of the board has its dark squares where
/// the light ones were.
public final class CheckersFeatures implements GameFeatures {

  /// The fewest pieces of each phase. The fewer pieces there are, the more kings decide.
  private static final int[] FEWEST_PIECES = {18, 13, 8, 0};

  private static final int SIZE = 8;
  private static final int BITS = 35;
  private static final int STATES = 5;
  private static final int MAX_MEN = 12;
  private static final int MAX_KINGS = 5;
  private static final int BLOCK_ROWS = 2;

  private static final Patterns PATTERNS;
  private static final int FIRST_MATERIAL_ROW;
  private static final int FIRST_MOVE_ROW;
  private static final InputLayout LAYOUT;

  static {
    var layout = InputLayout.builder(FEWEST_PIECES.length);
    var states = new int[BITS];
    Arrays.fill(states, STATES);
    PATTERNS = new Patterns(layout, states, List.of());
    for (int row = 0; row <= SIZE - BLOCK_ROWS; row++) {
      for (int column = 0; column <= 2; column++) {
        PATTERNS.add(group(row), block(row, column));
      }
    }
    FIRST_MATERIAL_ROW =
        layout.table(
            "material", (MAX_MEN + 1) * (MAX_MEN + 1) * (MAX_KINGS + 1) * (MAX_KINGS + 1), 1);
    FIRST_MOVE_ROW = layout.table("move", 2 * (2 * MAX_MEN + 1), 1);
    LAYOUT = layout.build();
  }

  /// The side to move starts in the first rows.
  private static String group(int row) {
    return switch (row) {
      case 0, 1 -> "home";
      case 2, 3 -> "centre";
      default -> "attack";
    };
  }

  /// The dark squares of the block with its upper left corner in this row and column, of four
  /// columns.
  private static int[] block(int row, int column) {
    var squares = new int[2 * BLOCK_ROWS];
    for (int i = 0; i < squares.length; i++) {
      squares[i] = CheckersRules.bitIndex(4 * (row + i / 2) + column + i % 2 + 1);
    }
    return squares;
  }

  @Override
  public String game() {
    return "checkers";
  }

  @Override
  public String name() {
    return "blocks";
  }

  @Override
  public String description() {
    return "blocks of four squares, material, and who has the move";
  }

  @Override
  public boolean isStandard() {
    return true;
  }

  @Override
  public String describe(int row) {
    if (row >= FIRST_MOVE_ROW) {
      int pieces = (row - FIRST_MOVE_ROW) / 2;
      boolean hasMove = (row - FIRST_MOVE_ROW) % 2 == 1;
      return "%s the move, %d pieces".formatted(hasMove ? "has" : "does not have", pieces);
    }
    if (row >= FIRST_MATERIAL_ROW) {
      int material = row - FIRST_MATERIAL_ROW;
      int kings = material % (MAX_KINGS + 1);
      int ownKings = material / (MAX_KINGS + 1) % (MAX_KINGS + 1);
      int allMen = material / ((MAX_KINGS + 1) * (MAX_KINGS + 1));
      return "%s against %s"
          .formatted(
              pieces(allMen / (MAX_MEN + 1), ownKings), pieces(allMen % (MAX_MEN + 1), kings));
    }
    return switch (LAYOUT.groups().get(LAYOUT.groupOf(row))) {
      case "home" -> "home rows (the side to move starts at the top)";
      case "attack" -> "attack on the opponent's home rows";
      default -> "centre";
    };
  }

  private static String pieces(int men, int kings) {
    return "%d %s + %d %s"
        .formatted(men, men == 1 ? "man" : "men", kings, kings == 1 ? "king" : "kings");
  }

  /// The side to move moves down, as Black does in diagrams with square 1 at the top.
  @Override
  public Optional<InputPicture> picture(int row) {
    var cells = new ArrayList<PictureCell>();
    for (var each : PATTERNS.squaresOf(row)) {
      int square = CheckersRules.square(1L << each.square());
      int line = (square - 1) / 4;
      int column = (square - 1) % 4 * 2 + (line % 2 == 0 ? 1 : 0);
      var occupant =
          switch (each.state()) {
            case 1 -> Occupant.OWN;
            case 2 -> Occupant.OWN_PROMOTED;
            case 3 -> Occupant.OPPONENT;
            case 4 -> Occupant.OPPONENT_PROMOTED;
            default -> Occupant.EMPTY;
          };
      cells.add(new PictureCell(Integer.toString(square), column, line, occupant));
    }
    return cells.isEmpty()
        ? Optional.empty()
        : Optional.of(new InputPicture(SIZE, SIZE, true, "king", cells));
  }

  @Override
  public String describePhase(int phase) {
    if (phase == 0) {
      return FEWEST_PIECES[0] + " pieces or more";
    }
    int most = FEWEST_PIECES[phase - 1] - 1;
    return phase == FEWEST_PIECES.length - 1
        ? "up to %d pieces".formatted(most)
        : "%d to %d pieces".formatted(FEWEST_PIECES[phase], most);
  }

  @Override
  public FeatureReader newReader() {
    return new CheckersReader();
  }

  private static final class CheckersReader implements FeatureReader {

    private final long[] planes = new long[STATES - 1];

    @Override
    public InputLayout layout() {
      return LAYOUT;
    }

    @Override
    public int read(Position position, int[] rows) {
      var board = (CheckersPosition) position;
      int side = board.sideToMove();
      long own = board.pieces(side);
      long opponent = board.pieces(side ^ 1);
      long kings = board.kings();
      if (side == CheckersRules.WHITE) {
        own = turned(own);
        opponent = turned(opponent);
        kings = turned(kings);
      }
      planes[0] = own & ~kings;
      planes[1] = own & kings;
      planes[2] = opponent & ~kings;
      planes[3] = opponent & kings;
      int count = PATTERNS.read(planes, rows, 0);
      rows[count++] = FIRST_MATERIAL_ROW + material();
      rows[count++] = FIRST_MOVE_ROW + move(own, opponent);
      return count;
    }

    private int material() {
      int ownMen = Math.min(Long.bitCount(planes[0]), MAX_MEN);
      int ownKings = Math.min(Long.bitCount(planes[1]), MAX_KINGS);
      int men = Math.min(Long.bitCount(planes[2]), MAX_MEN);
      int kings = Math.min(Long.bitCount(planes[3]), MAX_KINGS);
      int allMen = ownMen * (MAX_MEN + 1) + men;
      return (allMen * (MAX_KINGS + 1) + ownKings) * (MAX_KINGS + 1) + kings;
    }

    /// The move, in the sense of checkers books: the side to move has it if the number of pieces in
    /// its own system of columns is odd. It decides who must give way when both have run out of
    /// free moves.
    private static int move(long own, long opponent) {
      int pieces = Math.min(Long.bitCount(own | opponent), 2 * MAX_MEN);
      int odd = Long.bitCount((own | opponent) & OWN_SYSTEM) & 1;
      return 2 * pieces + odd;
    }

    @Override
    public int phase(Position position) {
      var board = (CheckersPosition) position;
      int pieces = Long.bitCount(board.pieces(0) | board.pieces(1));
      int phase = 0;
      while (pieces < FEWEST_PIECES[phase]) {
        phase++;
      }
      return phase;
    }
  }

  /// The columns with a dark square in the row from which the side to move starts.
  private static final long OWN_SYSTEM = ownSystem();

  private static long ownSystem() {
    long system = 0;
    for (int row = 0; row < 8; row += 2) {
      system |= CheckersRules.squares(4 * row + 1, 4 * row + 4);
    }
    return system;
  }

  /// The board turned by half a circle: square 1 becomes square 32.
  private static long turned(long board) {
    return Long.reverse(board) >>> (Long.SIZE - BITS);
  }
}
