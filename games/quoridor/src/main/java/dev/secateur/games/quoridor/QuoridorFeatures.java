package dev.secateur.games.quoridor;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Position;
import dev.secateur.learn.FeatureReader;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.InputLayout;
import dev.secateur.learn.InputPicture;
import dev.secateur.learn.InputPicture.Occupant;
import dev.secateur.learn.InputPicture.PictureCell;
import dev.secateur.learn.Model;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What a model of Quoridor looks at: the pawns, the walls, the lengths of the shortest paths, the
/// walls in hand, and how much a wall can lengthen each path.
///
/// The board is turned so that the side to move always moves up, and mirrored so that its pawn is
/// in the left half. So symmetric positions look the same.
public final class QuoridorFeatures implements GameFeatures {

  private static final int ANCHORS = Long.SIZE;
  private static final int MAX_STEPS = 20;
  private static final int MAX_WALLS = 10;

  /// On a board of nine cells more walls do not fit, whatever the number in hand.
  private static final int MAX_PLACED = 64;

  private static final int MAX_LENGTHENED = 7;
  private static final int MAX_STRONG = 7;

  private static final int BOTH_HAVE_MANY = 0;
  private static final int BOTH_HAVE_FEW = 1;
  private static final int ONLY_OWN = 2;
  private static final int ONLY_OPPONENT = 3;
  private static final int NEITHER = 4;
  private static final int PHASES = 5;

  /// From this sum of the walls in hand on, both players have many.
  private static final int MANY_WALLS = 9;

  private static final int OWN_PAWN;
  private static final int PAWN;
  private static final int HORIZONTAL;
  private static final int VERTICAL;
  private static final int OWN_STEPS;
  private static final int STEPS;
  private static final int OWN_WALLS;
  private static final int WALLS;
  private static final int OWN_LENGTHENED;
  private static final int LENGTHENED;
  private static final int OWN_STRONG;
  private static final int STRONG;
  private static final InputLayout LAYOUT;

  static {
    var layout = InputLayout.builder(PHASES);
    OWN_PAWN = layout.table("pawns", QuoridorRules.CELLS, 1);
    PAWN = layout.table("pawns", QuoridorRules.CELLS, 1);
    HORIZONTAL = layout.table("placed", ANCHORS, MAX_PLACED / 2);
    VERTICAL = layout.table("placed", ANCHORS, MAX_PLACED / 2);
    OWN_STEPS = layout.table("paths", MAX_STEPS + 1, 1);
    STEPS = layout.table("paths", MAX_STEPS + 1, 1);
    OWN_WALLS = layout.table("walls", MAX_WALLS + 1, 1);
    WALLS = layout.table("walls", MAX_WALLS + 1, 1);
    OWN_LENGTHENED = layout.table("damage", MAX_LENGTHENED + 1, 1);
    LENGTHENED = layout.table("damage", MAX_LENGTHENED + 1, 1);
    OWN_STRONG = layout.table("damage", MAX_STRONG + 1, 1);
    STRONG = layout.table("damage", MAX_STRONG + 1, 1);
    LAYOUT = layout.build();
  }

  @Override
  public String game() {
    return "quoridor";
  }

  @Override
  public String name() {
    return "damage";
  }

  @Override
  public String description() {
    return "pawns, walls, paths, walls in hand, and how much a wall can lengthen each path";
  }

  @Override
  public boolean isStandard() {
    return true;
  }

  @Override
  public String describe(int row) {
    if (row >= STRONG) {
      return strong(row - STRONG, "the opponent");
    }
    if (row >= OWN_STRONG) {
      return strong(row - OWN_STRONG, "the side to move");
    }
    if (row >= LENGTHENED) {
      return lengthened(row - LENGTHENED, "the opponent");
    }
    if (row >= OWN_LENGTHENED) {
      return lengthened(row - OWN_LENGTHENED, "the side to move");
    }
    if (row >= WALLS) {
      return "walls in hand of the opponent: " + (row - WALLS);
    }
    if (row >= OWN_WALLS) {
      return "walls in hand of the side to move: " + (row - OWN_WALLS);
    }
    if (row >= STEPS) {
      return "steps of the opponent: " + (row - STEPS);
    }
    if (row >= OWN_STEPS) {
      return "steps of the side to move: " + (row - OWN_STEPS);
    }
    if (row >= HORIZONTAL) {
      boolean isVertical = row >= VERTICAL;
      int anchor = row - (isVertical ? VERTICAL : HORIZONTAL);
      int cell = QuoridorRules.cell(anchor % 8, anchor / 8);
      return "wall " + QuoridorNotation.cellText(cell) + (isVertical ? "v" : "h");
    }
    return row >= PAWN ? "opponent's pawn" : "pawn of the side to move";
  }

  private static String lengthened(int steps, String player) {
    return "a wall costs %s at most %d".formatted(player, steps);
  }

  private static String strong(int count, String player) {
    return "walls that cost %s %d or more: %d".formatted(player, QuoridorDamage.STRONG, count);
  }

  /// The side to move moves up.
  @Override
  public Optional<InputPicture> picture(int row) {
    if (row >= HORIZONTAL) {
      return Optional.empty();
    }
    int cell = row < PAWN ? row - OWN_PAWN : row - PAWN;
    int size = QuoridorRules.STRIDE;
    var occupant = row < PAWN ? Occupant.OWN : Occupant.OPPONENT;
    var place =
        new PictureCell(
            QuoridorNotation.cellText(cell),
            QuoridorRules.column(cell),
            size - 1 - QuoridorRules.row(cell),
            occupant);
    return Optional.of(new InputPicture(size, size, false, "", List.of(place)));
  }

  @Override
  public String describePhase(int phase) {
    return switch (phase) {
      case BOTH_HAVE_MANY -> "both have walls, %d or more in all".formatted(MANY_WALLS);
      case BOTH_HAVE_FEW -> "both have walls, fewer than %d in all".formatted(MANY_WALLS);
      case ONLY_OWN -> "only the side to move has walls";
      case ONLY_OPPONENT -> "only the opponent has walls";
      default -> "neither has walls";
    };
  }

  @Override
  public FeatureReader newReader() {
    return new QuoridorReader();
  }

  /// On boards and with walls on which the model was not trained, the formula `classic` answers.
  @Override
  public Evaluator newEvaluator(Model model) {
    return new QuoridorLearnedEvaluator(model, newReader());
  }

  private static final class QuoridorReader implements FeatureReader {

    private @Nullable QuoridorDamage damage;
    private @Nullable QuoridorRules rules;

    @Override
    public InputLayout layout() {
      return LAYOUT;
    }

    @Override
    public int read(Position position, int[] rows) {
      var board = (QuoridorPosition) position;
      int side = board.sideToMove();
      int own = board.pawn(side);
      int other = board.pawn(side ^ 1);
      long horizontal = board.horizontalWalls();
      long vertical = board.verticalWalls();
      int size = board.rules().size;
      if (side == Position.SECOND) {
        own = turned(own, size);
        other = turned(other, size);
        horizontal = turned(horizontal, size);
        vertical = turned(vertical, size);
      }
      if (isMirrored(own, other, horizontal, vertical, size)) {
        own = mirrored(own, size);
        other = mirrored(other, size);
        horizontal = mirrored(horizontal, size);
        vertical = mirrored(vertical, size);
      }
      rows[0] = OWN_PAWN + own;
      rows[1] = PAWN + other;
      int count = writeWalls(rows, 2, HORIZONTAL, horizontal);
      count = writeWalls(rows, count, VERTICAL, vertical);
      rows[count++] = OWN_STEPS + Math.min(board.distance(side), MAX_STEPS);
      rows[count++] = STEPS + Math.min(board.distance(side ^ 1), MAX_STEPS);
      rows[count++] = OWN_WALLS + Math.min(board.wallsLeft(side), MAX_WALLS);
      rows[count++] = WALLS + Math.min(board.wallsLeft(side ^ 1), MAX_WALLS);
      count = writeDamage(board, side, rows, count, OWN_LENGTHENED, OWN_STRONG);
      return writeDamage(board, side ^ 1, rows, count, LENGTHENED, STRONG);
    }

    /// Nobody can lengthen a path if the opponent has no wall left.
    private int writeDamage(
        QuoridorPosition board, int player, int[] rows, int count, int lengthened, int strong) {
      if (board.wallsLeft(player ^ 1) == 0) {
        rows[count++] = lengthened;
        rows[count++] = strong;
        return count;
      }
      var found = damageOn(board.rules());
      found.find(board, player);
      rows[count++] = lengthened + Math.min(found.most(), MAX_LENGTHENED);
      rows[count++] = strong + Math.min(found.strong(), MAX_STRONG);
      return count;
    }

    private QuoridorDamage damageOn(QuoridorRules used) {
      if (damage == null || rules != used) {
        damage = new QuoridorDamage(used);
        rules = used;
      }
      return damage;
    }

    private static int writeWalls(int[] rows, int count, int first, long walls) {
      for (long left = walls; left != 0; left &= left - 1) {
        rows[count++] = first + Long.numberOfTrailingZeros(left);
      }
      return count;
    }

    /// The pawn of the side to move decides, then the other pawn, then the walls.
    private static boolean isMirrored(
        int own, int other, long horizontal, long vertical, int size) {
      int last = size - 1;
      int ownColumn = 2 * QuoridorRules.column(own);
      if (ownColumn != last) {
        return ownColumn > last;
      }
      int column = 2 * QuoridorRules.column(other);
      if (column != last) {
        return column > last;
      }
      long image = mirrored(horizontal, size);
      return image == horizontal ? mirrored(vertical, size) < vertical : image < horizontal;
    }

    private static int mirrored(int cell, int size) {
      return cell - 2 * QuoridorRules.column(cell) + size - 1;
    }

    private static int turned(int cell, int size) {
      return cell + QuoridorRules.STRIDE * (size - 1 - 2 * QuoridorRules.row(cell));
    }

    /// Walls of smaller boards lie in the first columns and rows.
    private static long mirrored(long walls, int size) {
      return Long.reverseBytes(Long.reverse(walls)) >>> (QuoridorRules.STRIDE - size);
    }

    private static long turned(long walls, int size) {
      return Long.reverseBytes(walls)
          >>> (QuoridorRules.ANCHOR_STRIDE * (QuoridorRules.STRIDE - size));
    }

    @Override
    public int phase(Position position) {
      var board = (QuoridorPosition) position;
      int side = board.sideToMove();
      int own = board.wallsLeft(side);
      int other = board.wallsLeft(side ^ 1);
      if (own == 0) {
        return other == 0 ? NEITHER : ONLY_OPPONENT;
      }
      if (other == 0) {
        return ONLY_OWN;
      }
      return own + other >= MANY_WALLS ? BOTH_HAVE_MANY : BOTH_HAVE_FEW;
    }
  }
}
