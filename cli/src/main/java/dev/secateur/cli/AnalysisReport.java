package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.OpeningNames;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.engine.Engine;
import dev.secateur.engine.MovePriority;
import dev.secateur.engine.SearchFields;
import dev.secateur.engine.StatisticsBlock;
import dev.secateur.engine.book.BookAdvice;
import dev.secateur.engine.book.OpeningBook;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchResult.ScoredLine;
import dev.secateur.search.SearchStatistics;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The result of an analysis, as text, as JSON, and as a block of statistics.
final class AnalysisReport {

  private final Engine engine;
  private final Game game;
  private final Position position;

  AnalysisReport(Engine engine, Position position) {
    this.engine = engine;
    this.game = engine.game();
    this.position = position;
  }

  /// A line for each finished iteration.
  String iteration(SearchResult soFar) {
    var statistics = soFar.statistics();
    return String.format(
        Locale.ROOT,
        "depth %2d  %-15s %,12d nodes %7d ms  %s",
        soFar.depth(),
        shortText(soFar, soFar.lines().getFirst()),
        statistics.nodes(),
        statistics.timeMillis(),
        moves(soFar.lines().getFirst()));
  }

  String text(SearchResult result, int lines, boolean why, boolean priorities) {
    if (!result.hasMove()) {
      return game.status(position) + "\n";
    }
    var text = new StringBuilder();
    text.append("best ").append(move(result.best())).append(", ");
    var best = result.lines().getFirst();
    text.append(AnalyseCommand.scoreText(best, game.scoreUnit())).append('\n');
    text.append(summary(result)).append('\n');
    opening().ifPresent(name -> text.append("opening: ").append(name).append('\n'));
    book().ifPresent(found -> text.append(bookText(found)).append('\n'));
    for (int rank = 1; rank <= Math.min(lines, result.lines().size()); rank++) {
      var line = result.lines().get(rank - 1);
      text.append("%d. %s  %s%n".formatted(rank, shortText(result, line), moves(line)));
    }
    if (why) {
      text.append('\n');
      for (ScoredLine line : result.lines()) {
        text.append(
            "%-8s %-15s %s%n"
                .formatted(move(line.move()), shortText(result, line), why(line, result)));
      }
    }
    if (priorities) {
      text.append('\n');
      for (MovePriority priority : sorted(engine.priorities(position))) {
        text.append(
            "%-8s %8d %s%n".formatted(priority.move(), priority.total(), priority.breakdown()));
      }
    }
    return text.toString().replace(System.lineSeparator(), "\n");
  }

  /// What players call the opening that the position belongs to.
  private Optional<String> opening() {
    return OpeningNames.of(game).lastNameOf(position);
  }

  /// What the book that comes with the game says about the position.
  private Optional<BookAdvice> book() {
    return OpeningBook.of(game).flatMap(book -> book.find(position));
  }

  /// `in the opening book: -0.20 discs with f5, depth 20`.
  private String bookText(BookAdvice found) {
    return "in the opening book: %s with %s, depth %d"
        .formatted(
            AnalyseCommand.scoreText(found.score(), game.scoreUnit()),
            move(found.best().move()),
            found.depth());
  }

  private String summary(SearchResult result) {
    var statistics = result.statistics();
    return String.format(
        Locale.ROOT,
        "depth %d (%d)%s, %,d nodes in %,d ms, %,d a second, first-move cutoffs %.1f %%",
        result.depth(),
        statistics.selectiveDepth(),
        certainty(result),
        statistics.nodes(),
        statistics.timeMillis(),
        statistics.nodesPerSecond(),
        100 * statistics.firstMoveCutoffRate());
  }

  /// `, 95 % sure to the end of the game`, after a selective search to the end.
  private static String certainty(SearchResult result) {
    return result.certainty() == 0 || result.isExact()
        ? ""
        : ", %d %% sure to the end of the game".formatted(result.certainty());
  }

  /// The statistics in a fixed form, which programs may read (see docs/requirements.md).
  String block(SearchResult result) {
    return StatisticsBlock.of(game, position, result);
  }

  Json json(SearchResult result, int lines, boolean why, boolean priorities) {
    var object = Json.object().with("game", game.specification());
    if (!result.hasMove()) {
      return object.with("status", game.status(position));
    }
    object.with("best", move(result.best()));
    scoreFields(result, result.lines().getFirst()).forEach(object::with);
    object.with("depth", result.depth());
    object.with("nodes", result.statistics().nodes());
    object.with("nodesPerDepth", result.statistics().nodesPerDepth());
    object.with("timeMs", result.statistics().timeMillis());
    object.with("pv", texts(result.lines().getFirst()));
    var ranked = new ArrayList<Map<String, Object>>();
    for (int rank = 1; rank <= Math.min(lines, result.lines().size()); rank++) {
      var line = result.lines().get(rank - 1);
      var fields = new LinkedHashMap<String, Object>(Map.of("rank", rank));
      fields.putAll(scoreFields(result, line));
      fields.put("pv", texts(line));
      ranked.add(fields);
    }
    object.with("lines", ranked);
    opening().ifPresent(name -> object.with("opening", name));
    book().ifPresent(found -> object.with("book", BookFields.of(game, position, found)));
    object.with("statistics", statistics(result.statistics()));
    if (why || priorities) {
      object.with("root", root(result, why, priorities));
    }
    return object;
  }

  private Map<String, Object> scoreFields(SearchResult result, ScoredLine line) {
    var fields = SearchFields.score(line.score());
    fields.put("scoreText", AnalyseCommand.scoreText(line.score(), game.scoreUnit()));
    fields.put("exact", line.exact());
    if (result.certainty(line) > 0) {
      fields.put("certainty", result.certainty(line));
    }
    return fields;
  }

  /// `+18.00 exact` or `+18.00 95 %`, without the unit.
  private static String shortText(SearchResult result, ScoredLine line) {
    var score = Score.text(line.score());
    if (line.exact()) {
      return score + " exact";
    }
    int percent = result.certainty(line);
    return percent == 0 ? score : "%s %d %%".formatted(score, percent);
  }

  private List<Map<String, Object>> root(SearchResult result, boolean why, boolean priorities) {
    var order = engine.priorities(position);
    var root = new ArrayList<Map<String, Object>>();
    if (why) {
      for (ScoredLine line : result.lines()) {
        var fields = new LinkedHashMap<String, Object>();
        fields.put("move", move(line.move()));
        fields.putAll(scoreFields(result, line));
        fields.put("pv", texts(line));
        fields.put("why", why(line, result));
        if (priorities && order.containsKey(line.move())) {
          fields.put("priority", fields(order.get(line.move())));
        }
        root.add(fields);
      }
    } else {
      for (MovePriority priority : sorted(order)) {
        root.add(Map.of("move", priority.move(), "priority", fields(priority)));
      }
    }
    return root;
  }

  private static List<MovePriority> sorted(Map<Long, MovePriority> priorities) {
    return priorities.values().stream()
        .sorted((one, other) -> Integer.compare(other.total(), one.total()))
        .toList();
  }

  /// The names of these fields are fixed, because programs read them (see docs/requirements.md).
  private static Map<String, Object> fields(MovePriority priority) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("move", priority.move());
    fields.put("is_capture", priority.isCapture());
    fields.put("num_captured", priority.captured());
    fields.put("total_priority", priority.total());
    fields.put("breakdown", priority.breakdown());
    return fields;
  }

  private static Map<String, Object> statistics(SearchStatistics statistics) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("nodesPerSecond", statistics.nodesPerSecond());
    fields.putAll(SearchFields.statistics(statistics));
    return fields;
  }

  private String why(ScoredLine line, SearchResult result) {
    return game.commentary().why(position, line.moves(), line.score(), result.score());
  }

  private String move(long move) {
    return game.notation().formatMove(position, move);
  }

  private List<String> texts(ScoredLine line) {
    return game.notation().formatLine(position, line.moves());
  }

  private String moves(ScoredLine line) {
    return String.join(" ", texts(line));
  }
}
