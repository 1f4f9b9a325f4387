package dev.secateur.server.web.json;

import dev.secateur.core.Game;
import dev.secateur.core.Remark;
import dev.secateur.core.Score;
import dev.secateur.engine.StatisticsBlock;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchStatistics;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.SearchProgress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How far the search for the computer's move has come.
public record ThinkingJson(
    int node,
    int side,
    int depth,
    double score,
    @Nullable Integer winIn,
    boolean exact,
    @Nullable Integer certainty,
    long nodes,
    long nodesPerSecond,
    long timeMs,
    List<String> pv,
    StatisticsJson statistics,
    String block,
    String settings) {

  /// What the search did.
  public record StatisticsJson(
      List<Long> nodesPerDepth,
      long quiescenceNodes,
      long cutoffs,
      long firstMoveCutoffs,
      long tableProbes,
      long tableHits,
      int tableFullness,
      long oracleHits,
      int selectiveDepth,
      double branching,
      List<Long> iterationMs) {

    static StatisticsJson of(SearchStatistics statistics) {
      return new StatisticsJson(
          statistics.nodesPerDepth(),
          statistics.quiescenceNodes(),
          statistics.cutoffs(),
          statistics.firstMoveCutoffs(),
          statistics.tableProbes(),
          statistics.tableHits(),
          statistics.tableFullness(),
          statistics.oracleHits(),
          statistics.selectiveDepth(),
          Math.round(100 * statistics.branching()) / 100.0,
          statistics.iterationMillis());
    }
  }

  /// A move that the search recommends.
  public record HintJson(
      MoveJson move,
      double score,
      @Nullable Integer winIn,
      boolean exact,
      int depth,
      List<String> pv,
      List<Remark> why) {

    public static HintJson of(GameRoom room, int node, SearchResult result) {
      var game = room.game();
      var position = room.position(node);
      var line = result.lines().getFirst();
      return new HintJson(
          MoveJson.of(game, position, line.move()),
          Score.inUnits(line.score()),
          ProvenWin.in(line.score()),
          line.exact(),
          result.depth(),
          game.notation().formatLine(position, line.moves()),
          game.commentary().remarks(position, line.moves(), line.score(), line.score()));
    }
  }

  public static ThinkingJson of(Game game, SearchProgress progress) {
    // A copy, because writing a line plays its moves on the position.
    var position = progress.position().copy();
    var result = progress.result();
    var statistics = result.statistics();
    return new ThinkingJson(
        progress.node(),
        position.sideToMove(),
        result.depth(),
        Score.inUnits(result.score()),
        ProvenWin.in(result.score()),
        result.isExact(),
        Certainty.of(result, result.lines().getFirst()),
        statistics.nodes(),
        statistics.nodesPerSecond(),
        statistics.timeMillis(),
        game.notation().formatLine(position, result.lines().getFirst().moves()),
        StatisticsJson.of(statistics),
        StatisticsBlock.of(game, position, result),
        progress.settings());
  }
}
