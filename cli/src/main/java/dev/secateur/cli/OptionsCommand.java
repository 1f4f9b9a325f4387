package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.OptionTable.Preset;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import picocli.CommandLine.Command;

@Command(
    name = "options",
    description = "List the options of the search, for --set, and the presets, for --preset.",
    footer = {
      "",
      "An option is set by --set name=value, several at once by --preset name.",
      "Some games have other defaults, which the second table lists.",
      "A technique can also be switched off by --without, as in --without lmr,killers.",
      "",
      "Examples:",
      "  secateur options",
      "  secateur options --json"
    })
final class OptionsCommand extends ListingCommand {

  @Override
  List<TextTable> tables() {
    var options = new TextTable("OPTION", "KIND", "DEFAULT", "VALUES", "DESCRIPTION");
    var table = secateur().games().options();
    for (SearchOption option : table.all()) {
      options.row(
          option.text(),
          kind(option),
          option.text(option.standard()),
          option.range(),
          option.help());
    }
    var presets = new TextTable("PRESET", "DESCRIPTION", "SETS");
    for (Preset preset : table.presets()) {
      var sets = preset.options().toString();
      presets.row(preset.name(), preset.help(), sets.isEmpty() ? "nothing" : sets);
    }
    var games = new TextTable("GAME", "OTHER DEFAULTS");
    for (Game game : secateur().games().all()) {
      var sets = defaults(game).toString();
      if (!sets.isEmpty()) {
        games.row(game.name(), sets);
      }
    }
    return List.of(options, games, presets);
  }

  /// What is standard in this game, where it differs from other games.
  private static SearchOptions defaults(Game game) {
    return SearchOptions.STANDARD.withDefaults(game.optionDefaults());
  }

  @Override
  List<Json> objects() {
    var table = secateur().games().options();
    return Stream.of(
            table.all().stream().map(OptionsCommand::json),
            secateur().games().all().stream().map(OptionsCommand::json),
            table.presets().stream().map(OptionsCommand::json))
        .flatMap(Function.identity())
        .toList();
  }

  private static String kind(SearchOption option) {
    return option.kind().name().toLowerCase(Locale.ROOT);
  }

  private static Json json(SearchOption option) {
    var object = Json.object().with("name", option.text()).with("kind", kind(option));
    switch (option.kind()) {
      case NUMBER ->
          object
              .with("default", (int) option.standard())
              .with("least", (int) option.min())
              .with("most", (int) option.max());
      case CHOICE ->
          object.with("default", option.text(option.standard())).with("choices", option.choices());
      default -> object.with("default", option.text(option.standard()));
    }
    return object.with("help", option.help());
  }

  private static Json json(Game game) {
    return Json.object()
        .with("name", game.name())
        .with("kind", "game")
        .with("sets", defaults(game).changes());
  }

  private static Json json(Preset preset) {
    return Json.object()
        .with("name", preset.name())
        .with("kind", "preset")
        .with("sets", preset.options().changes())
        .with("help", preset.help());
  }
}
