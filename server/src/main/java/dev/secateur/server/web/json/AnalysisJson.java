package dev.secateur.server.web.json;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.search.SearchResult;
import dev.secateur.server.analysis.Chances;
import dev.secateur.server.analysis.StudyListener.StudyProgress;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a search has found in a position. Scores are for the side to move. Chances are those of the
/// first player, from 0 to 1, so that a bar on the page does not turn over with every move.
///
/// @param finalCounts the numbers that players watch, such as discs, at the end of the game after
///     perfect play; null where the best line is not exact, or does not reach the end
/// @param book what the opening book says about the position, if it has it
public record AnalysisJson(
    int node,
    int side,
    int depth,
    long nodes,
    long nodesPerSecond,
    long timeMs,
    double chance,
    List<AnalysedLineJson> lines,
    @Nullable Map<String, List<Integer>> finalCounts,
    @Nullable BookJson book) {

  /// A move with the best play after it.
  ///
  /// @param exact whether the score is the true value of the move
  /// @param certainty how sure the score is, in percent; null if it is exact or nothing is known
  public record AnalysedLineJson(
      MoveJson move,
      double score,
      @Nullable Integer winIn,
      boolean exact,
      @Nullable Integer certainty,
      double chance,
      List<String> pv) {

    static AnalysedLineJson of(
        Game game, Position position, SearchResult.ScoredLine line, @Nullable Integer certainty) {
      return new AnalysedLineJson(
          MoveJson.of(game, position, line.move()),
          Score.inUnits(line.score()),
          ProvenWin.in(line.score()),
          line.exact(),
          certainty,
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
        result.lines().stream()
            .map(line -> AnalysedLineJson.of(game, position, line, Certainty.of(result, line)))
            .toList(),
        finalCounts(game, position, result),
        BookJson.of(game, position));
  }

  private static @Nullable Map<String, List<Integer>> finalCounts(
      Game game, Position position, SearchResult result) {
    if (!result.isExact()) {
      return null;
    }
    var end = position.copy();
    result.lines().getFirst().moves().forEach(end::make);
    return end.outcome().isOver() ? game.picture(end).counts() : null;
  }

  /// The chance of the first player.
  ///
  /// @param side for which the score is
  static double chanceOfFirst(Game game, int side, int score) {
    double chance = Chances.of(game, score);
    return (1 + (side == Position.FIRST ? chance : -chance)) / 2;
  }
}
