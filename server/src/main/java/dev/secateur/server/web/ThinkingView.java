package dev.secateur.server.web;

import dev.secateur.core.Game;
import dev.secateur.engine.SearchFields;
import dev.secateur.engine.StatisticsBlock;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchStatistics;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.Progress;
import java.util.LinkedHashMap;
import java.util.Map;

/// Searches as the service shows them.
final class ThinkingView {

  private ThinkingView() {}

  static Map<String, Object> thinking(Game game, Progress progress) {
    // Lines are written by playing them: two pages must not do that on one position.
    var position = progress.position().copy();
    var result = progress.result();
    var statistics = result.statistics();
    var view = new LinkedHashMap<String, Object>();
    view.put("node", progress.node());
    view.put("side", position.sideToMove());
    view.put("depth", result.depth());
    view.putAll(SearchFields.score(result.score()));
    view.put("nodes", statistics.nodes());
    view.put("nodesPerSecond", statistics.nodesPerSecond());
    view.put("timeMs", statistics.timeMillis());
    view.put("pv", game.notation().line(position, result.lines().getFirst().moves()));
    view.put("statistics", statistics(statistics));
    view.put("block", StatisticsBlock.of(game, position, result));
    view.put("settings", progress.settings());
    return view;
  }

  static Map<String, Object> hint(GameRoom room, int node, SearchResult result) {
    var game = room.game();
    var position = room.position(node);
    var line = result.lines().getFirst();
    var view = new LinkedHashMap<String, Object>();
    view.put("move", GameView.move(game, position, line.move()));
    view.putAll(SearchFields.score(line.score()));
    view.put("depth", result.depth());
    view.put("pv", game.notation().line(position, line.moves()));
    view.put("why", game.commentary().remarks(position, line.moves(), line.score(), line.score()));
    return view;
  }

  private static Map<String, Object> statistics(SearchStatistics statistics) {
    var view = new LinkedHashMap<String, Object>();
    view.put("nodesPerDepth", statistics.nodesPerDepth());
    view.putAll(SearchFields.statistics(statistics));
    return view;
  }
}
