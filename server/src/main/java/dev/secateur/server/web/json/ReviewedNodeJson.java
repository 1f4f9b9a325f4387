package dev.secateur.server.web.json;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Remark;
import dev.secateur.core.Score;
import dev.secateur.server.analysis.MistakeSize;
import dev.secateur.server.analysis.ReviewedMove;
import dev.secateur.server.archive.ReviewedPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// What a review found at a node.
///
/// @param side who is to move there
/// @param exact whether the score is the true value of the position
/// @param certainty how sure the score is, in percent; null if it is exact or nothing is known
/// @param move the move that led there, where the position before it was reviewed too
public record ReviewedNodeJson(
    int node,
    int side,
    double score,
    @Nullable Integer winIn,
    boolean exact,
    @Nullable Integer certainty,
    double chance,
    int depth,
    List<String> pv,
    @Nullable ReviewedMoveJson move) {

  /// How good a move was.
  ///
  /// @param exact whether its score and that of the best move are the true values
  /// @param certainty how sure both are, in percent; null if they are exact or nothing is known
  /// @param loss the winning chances that it cost
  /// @param why sentences about it, where it was a mistake
  public record ReviewedMoveJson(
      double score,
      @Nullable Integer winIn,
      boolean exact,
      @Nullable Integer certainty,
      double loss,
      String size,
      @Nullable List<Remark> why) {

    static ReviewedMoveJson of(Game game, Position after, ReviewedMove move) {
      return new ReviewedMoveJson(
          Score.inUnits(move.score()),
          ProvenWin.in(move.score()),
          move.isExact(),
          move.isExact() ? null : known(move.certainty()),
          Math.round(1000 * move.loss()) / 1000.0,
          word(move.size()),
          move.size() == MistakeSize.NONE ? null : why(game, after, move));
    }

    private static List<Remark> why(Game game, Position after, ReviewedMove move) {
      var before = after.copy();
      before.undo();
      var line = new ArrayList<>(List.of(move.move()));
      line.addAll(move.after().line());
      return MoveRemarks.of(game, before, line, move.score(), move.before().score());
    }
  }

  /// What the reviews of a line have found so far.
  ///
  /// @param of how many nodes the line has
  public record ReviewJson(List<ReviewedNodeJson> nodes, int of) {}

  /// A reviewed node.
  ///
  /// @param position the position at the node
  /// @param move the move that led there, or null where the position before it was not reviewed
  public static ReviewedNodeJson of(
      Game game, Position position, ReviewedPosition reviewed, @Nullable ReviewedMove move) {
    return new ReviewedNodeJson(
        reviewed.node(),
        position.sideToMove(),
        Score.inUnits(reviewed.score()),
        ProvenWin.in(reviewed.score()),
        reviewed.exact(),
        known(reviewed.certainty()),
        AnalysisJson.chanceOfFirst(game, position.sideToMove(), reviewed.score()),
        reviewed.depth(),
        reviewed.line(),
        move == null ? null : ReviewedMoveJson.of(game, position, move));
  }

  private static @Nullable Integer known(int certainty) {
    return certainty == 0 ? null : certainty;
  }

  static String word(MistakeSize size) {
    return size.name().toLowerCase(Locale.ROOT);
  }
}
