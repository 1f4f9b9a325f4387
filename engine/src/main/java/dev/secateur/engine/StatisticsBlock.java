package dev.secateur.engine;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.search.SearchResult;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Locale;

/// Prints the statistics of a search in the exact shape that docs/requirements.md prescribes ("The
/// statistics block").
public final class StatisticsBlock {

  private StatisticsBlock() {}

  public static String of(Game game, Position position, SearchResult result) {
    var block = new StringBuilder("=== Min-Max Search ===\n");
    var perDepth = result.statistics().nodesPerDepth();
    long total = 0;
    for (int depth = 1; depth <= perDepth.size(); depth++) {
      long nodes = perDepth.get(depth - 1);
      total += nodes;
      block.append(String.format(Locale.ROOT, "Depth %d: %,d nodes\n", depth, nodes));
    }
    block.append(String.format(Locale.ROOT, "Total: %,d nodes\n", total));
    block.append(String.format(Locale.ROOT, "Time: %,dms\n", result.statistics().timeMillis()));
    block.append("Best move: ").append(game.notation().formatMoveForLog(position, result.best()));
    block.append("\nScore: ").append(plain(result.score())).append('\n');
    return block.toString();
  }

  /// A score such as `12.5`, without plus sign and trailing zeros; a proven win or loss in words.
  private static String plain(int score) {
    if (Score.isDecisive(score)) {
      return Score.text(score);
    }
    return BigDecimal.valueOf(Score.inUnits(score))
        .setScale(2, RoundingMode.HALF_UP)
        .stripTrailingZeros()
        .toPlainString();
  }
}
