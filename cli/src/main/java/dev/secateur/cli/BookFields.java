package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.engine.SearchFields;
import dev.secateur.engine.book.BookAdvice;
import dev.secateur.engine.book.BookAdvice.AdvisedMove;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// What a book says about a position, as fields of JSON and as lines of text.
final class BookFields {

  private BookFields() {}

  static Map<String, Object> of(Game game, Position position, BookAdvice advice) {
    var fields = SearchFields.score(advice.score());
    fields.put("scoreText", AnalyseCommand.scoreText(advice.score(), game.scoreUnit()));
    fields.put("depth", advice.depth());
    fields.put("nodes", advice.nodes());
    fields.put("moves", advice.moves().stream().map(move -> fields(game, position, move)).toList());
    return fields;
  }

  private static Map<String, Object> fields(Game game, Position position, AdvisedMove move) {
    var texts = texts(game, position, move);
    var fields = new LinkedHashMap<String, Object>();
    fields.put("move", texts.getFirst());
    fields.put("same", texts.subList(1, texts.size()));
    fields.putAll(SearchFields.score(move.score()));
    fields.put("scoreText", AnalyseCommand.scoreText(move.score(), game.scoreUnit()));
    fields.put("exact", move.exact());
    fields.put("inBook", move.isContinued());
    return fields;
  }

  private static List<String> texts(Game game, Position position, AdvisedMove move) {
    return move.same().stream().map(each -> game.notation().formatMove(position, each)).toList();
  }

  /// `f5     -0.20 +  (also d3, c4, e6)`.
  static String text(Game game, Position position, AdvisedMove move) {
    var texts = texts(game, position, move);
    var same = String.join(", ", texts.subList(1, texts.size()));
    return String.format(
            Locale.ROOT,
            "%-6s %8s %s  %s",
            texts.getFirst(),
            Score.text(move.score()),
            move.isContinued() ? "+" : " ",
            same.isEmpty() ? "" : "(also " + same + ")")
        .stripTrailing();
  }
}
