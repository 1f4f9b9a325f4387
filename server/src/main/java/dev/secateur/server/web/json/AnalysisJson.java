package dev.secateur.server.web.json;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.search.SearchResult;
import dev.secateur.server.analysis.Chances;
import dev.secateur.server.analysis.StudyListener.StudyProgress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a search has found in a position. Scores are for the side to move. Chances are those of the
/// first player, from 0 to 1, so that a bar on the page does not turn over with every move.
public record AnalysisJson(
    int node,
    int side,
    int depth,
    long nodes,
    long nodesPerSecond,
    long timeMs,
    double chance,
    List<AnalysedLineJson> lines) {

  /// A move with the best play after it.
  ///
  /// @param exact whether the score is the true value of the move
  public record AnalysedLineJson(
      MoveJson move,
      double score,
      @Nullable Integer winIn,
      boolean exact,
      double chance,
      List<String> pv) {

    static AnalysedLineJson of(Game game, Position position, SearchResult.ScoredLine line) {
      return new AnalysedLineJson(
          MoveJson.of(game, position, line.move()),
          Score.inUnits(line.score()),
          ProvenWin.in(line.score()),
          line.exact(),
          chanceOfFirst(game, position.sideToMove(), line.score()),
          game.notation().formatLine(position, line.moves()));
    }
  }

  public static AnalysisJson of(Game game, int node, StudyProgress progress) {
    // A copy, because writing a line plays its moves on the position.
    var position = progress.position().copy();
    var result = progress.result();
    return new AnalysisJson(
        node,
        position.sideToMove(),
        result.depth(),
        progress.nodes(),
        result.statistics().nodesPerSecond(),
        progress.millis(),
        chanceOfFirst(game, position.sideToMove(), result.score()),
        result.lines().stream().map(line -> AnalysedLineJson.of(game, position, line)).toList());
  }

  /// The chance of the first player.
  ///
  /// @param side for which the score is
  static double chanceOfFirst(Game game, int side, int score) {
    double chance = Chances.of(game, score);
    return (1 + (side == Position.FIRST ? chance : -chance)) / 2;
  }
}
