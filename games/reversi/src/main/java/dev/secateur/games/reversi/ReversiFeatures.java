package dev.secateur.games.reversi;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.learn.FeatureReader;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.InputLayout;
import dev.secateur.learn.InputPicture;
import dev.secateur.learn.InputPicture.Occupant;
import dev.secateur.learn.InputPicture.PictureCell;
import dev.secateur.learn.Patterns;
import dev.secateur.learn.TrainingLoss;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/// What a model of Reversi looks at: edges with their X squares, corner regions, lines and
/// diagonals in all symmetric places, the mobility of both sides, and the parity of the empty
/// squares.
public final class ReversiFeatures implements GameFeatures {

  private static final int SIZE = 8;
  private static final int SQUARES = SIZE * SIZE;
  private static final int STATES = 3;

  /// Discs on the board per phase.
  private static final int DISCS_PER_PHASE = 4;

  private static final int PHASES = 16;
  private static final int MAX_MOBILITY = 32;

  /// About the standard deviation of final results.
  private static final double DISCS_PER_OUTPUT = 16;

  private static final Patterns PATTERNS;
  private static final int FIRST_OWN_MOVES_ROW;
  private static final int FIRST_OPPONENT_MOVES_ROW;
  private static final int FIRST_PARITY_ROW;
  private static final InputLayout LAYOUT;

  static {
    var layout = InputLayout.builder(PHASES);
    var states = new int[SQUARES];
    Arrays.fill(states, STATES);
    var symmetries =
        List.of(image(ReversiSymmetry::leftToRight), image(ReversiSymmetry::inDiagonal));
    PATTERNS = new Patterns(layout, states, symmetries);
    PATTERNS.add("edge", squares("a1 b1 c1 d1 e1 f1 g1 h1 b2 g2"));
    PATTERNS.add("corner", squares("a1 b1 c1 a2 b2 c2 a3 b3 c3"));
    PATTERNS.add("corner", squares("a1 b1 c1 d1 e1 a2 b2 c2 d2 e2"));
    PATTERNS.add("corner", squares("a1 b1 c1 d1 a2 b2 c2 a3 b3 a4"));
    PATTERNS.add("edge", squares("a1 c1 d1 e1 f1 h1 c2 d2 e2 f2"));
    PATTERNS.add("line", squares("a2 b2 c2 d2 e2 f2 g2 h2"));
    PATTERNS.add("line", squares("a3 b3 c3 d3 e3 f3 g3 h3"));
    PATTERNS.add("line", squares("a4 b4 c4 d4 e4 f4 g4 h4"));
    PATTERNS.add("diagonal", squares("a1 b2 c3 d4 e5 f6 g7 h8"));
    PATTERNS.add("diagonal", squares("b1 c2 d3 e4 f5 g6 h7"));
    PATTERNS.add("diagonal", squares("c1 d2 e3 f4 g5 h6"));
    PATTERNS.add("diagonal", squares("d1 e2 f3 g4 h5"));
    PATTERNS.add("diagonal", squares("e1 f2 g3 h4"));
    FIRST_OWN_MOVES_ROW = layout.table("mobility", MAX_MOBILITY + 1, 1);
    FIRST_OPPONENT_MOVES_ROW = layout.table("mobility", MAX_MOBILITY + 1, 1);
    FIRST_PARITY_ROW = layout.table("parity", 2, 1);
    LAYOUT = layout.build();
  }

  private static int[] image(IntUnaryOperator symmetry) {
    var image = new int[SQUARES];
    Arrays.setAll(image, symmetry);
    return image;
  }

  /// Bit indexes of squares. All patterns are used in all eight symmetric places, so it makes no
  /// difference which corner is bit 0.
  private static int[] squares(String names) {
    return Arrays.stream(names.split(" "))
        .mapToInt(name -> name.charAt(0) - 'a' + 8 * (name.charAt(1) - '1'))
        .toArray();
  }

  @Override
  public String game() {
    return "reversi";
  }

  @Override
  public String name() {
    return "patterns";
  }

  @Override
  public String description() {
    return "edges, corners, lines, diagonals, mobility and parity";
  }

  @Override
  public boolean isStandard() {
    return true;
  }

  /// The margin counts, so a model learns the number of discs.
  @Override
  public TrainingLoss loss(Game of) {
    return new TrainingLoss.Squares(DISCS_PER_OUTPUT);
  }

  @Override
  public String describe(int row) {
    if (row >= FIRST_PARITY_ROW) {
      return row == FIRST_PARITY_ROW ? "even number of discs" : "odd number of discs";
    }
    if (row >= FIRST_OPPONENT_MOVES_ROW) {
      return moves(row - FIRST_OPPONENT_MOVES_ROW) + " of the opponent";
    }
    if (row >= FIRST_OWN_MOVES_ROW) {
      return moves(row - FIRST_OWN_MOVES_ROW) + " of the side to move";
    }
    var group = LAYOUT.groups().get(LAYOUT.groupOf(row));
    return switch (group) {
      case "corner" -> "corner region";
      case "line" -> "row or column";
      default -> group;
    };
  }

  private static String moves(int count) {
    return count == 1 ? "1 move" : count + " moves";
  }

  @Override
  public Optional<InputPicture> picture(int row) {
    var cells = new ArrayList<PictureCell>();
    for (var square : PATTERNS.squaresOf(row)) {
      int column = square.square() % SIZE;
      int line = square.square() / SIZE;
      var name = "%c%d".formatted('a' + column, line + 1);
      var occupant =
          switch (square.state()) {
            case 1 -> Occupant.OWN;
            case 2 -> Occupant.OPPONENT;
            default -> Occupant.EMPTY;
          };
      cells.add(new PictureCell(name, column, line, occupant));
    }
    return cells.isEmpty()
        ? Optional.empty()
        : Optional.of(new InputPicture(SIZE, SIZE, false, "", cells));
  }

  @Override
  public String describePhase(int phase) {
    int first = DISCS_PER_PHASE * phase + 1;
    return "%d to %d discs".formatted(first, first + DISCS_PER_PHASE - 1);
  }

  @Override
  public FeatureReader newReader() {
    return new ReversiReader();
  }

  private static final class ReversiReader implements FeatureReader {

    private final long[] planes = new long[STATES - 1];

    @Override
    public InputLayout layout() {
      return LAYOUT;
    }

    @Override
    public int read(Position position, int[] rows) {
      var board = (ReversiPosition) position;
      long own = board.squares(board.sideToMove());
      long opponent = board.squares(board.sideToMove() ^ 1);
      planes[0] = own;
      planes[1] = opponent;
      int count = PATTERNS.read(planes, rows, 0);
      rows[count++] = FIRST_OWN_MOVES_ROW + mobility(own, opponent);
      rows[count++] = FIRST_OPPONENT_MOVES_ROW + mobility(opponent, own);
      rows[count++] = FIRST_PARITY_ROW + (Long.bitCount(own | opponent) & 1);
      return count;
    }

    private static int mobility(long own, long opponent) {
      return Math.min(Long.bitCount(ReversiRules.playable(own, opponent)), MAX_MOBILITY);
    }

    @Override
    public int phase(Position position) {
      var board = (ReversiPosition) position;
      int discs = Long.bitCount(board.squares(0) | board.squares(1));
      return Math.min((discs - 1) / DISCS_PER_PHASE, PHASES - 1);
    }
  }
}
