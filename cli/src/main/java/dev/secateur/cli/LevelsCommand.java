package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.engine.Level;
import dev.secateur.engine.Levels;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "levels",
    description = "List the levels of a game, or of all games.",
    footer = {
      "",
      "MISTAKES is the chance that the level plays a move that it knows to be worse",
      "than the best, AT WORST how much such a move may lose, CHOICES how many moves",
      "it compares exactly, BOOK how much a move of the opening book may lose.",
      "",
      "Examples:",
      "  secateur levels",
      "  secateur levels reversi --json"
    })
final class LevelsCommand extends ListingCommand {

  @Mixin private OneOrAllGames choice = new OneOrAllGames();

  @Override
  List<TextTable> tables() {
    var table =
        new TextTable(
            "GAME",
            "LEVEL",
            "NAME",
            "DEPTH",
            "NODES",
            "TIME",
            "MISTAKES",
            "AT WORST",
            "CHOICES",
            "EVALUATOR",
            "BOOK");
    for (Game game : choice.games(secateur())) {
      Levels.of(game).forEach(level -> addRow(table, game, level));
    }
    return List.of(table);
  }

  @Override
  List<Json> objects() {
    return choice.games(secateur()).stream()
        .flatMap(game -> Levels.of(game).stream().map(level -> json(game, level)))
        .toList();
  }

  private static void addRow(TextTable table, Game game, Level level) {
    table.row(
        game.name(),
        level.number(),
        level.name(),
        limit(level.depth(), ""),
        limit(level.nodes(), ""),
        limit(level.millis(), " ms"),
        level.mistakePercent() + "%",
        level.mistakePercent() == 0 ? "-" : level.worstMistake() + " " + game.scoreUnit(),
        level.choices(),
        level.evaluator(),
        level.bookVariety().isEmpty()
            ? "-"
            : "%s %s".formatted(level.bookVariety().getAsDouble(), game.scoreUnit()));
  }

  private static String limit(long limit, String unit) {
    return limit == 0 ? "-" : limit + unit;
  }

  private static Json json(Game game, Level level) {
    var object =
        Json.object()
            .with("game", game.name())
            .with("level", level.number())
            .with("name", level.name());
    if (level.depth() > 0) {
      object.with("depth", level.depth());
    }
    if (level.nodes() > 0) {
      object.with("nodes", level.nodes());
    }
    if (level.millis() > 0) {
      object.with("moveTimeMs", level.millis());
    }
    level.bookVariety().ifPresent(variety -> object.with("bookVariety", variety));
    return object
        .with("mistakePercent", level.mistakePercent())
        .with("worstMistake", level.worstMistake())
        .with("choices", level.choices())
        .with("evaluator", level.evaluator());
  }
}
