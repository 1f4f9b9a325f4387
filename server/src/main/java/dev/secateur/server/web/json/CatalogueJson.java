package dev.secateur.server.web.json;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.GameParameter;
import dev.secateur.core.Games;
import dev.secateur.core.OpeningSet;
import dev.secateur.core.OptionTable;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Levels;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.RecordFormat;
import dev.secateur.server.ServiceLimits;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// The games, levels, evaluators, presets and options there are: what a form for a new game needs.
public record CatalogueJson(
    List<InstalledGameJson> games,
    List<OptionJson> options,
    Map<String, Map<String, String>> presets,
    SearchLimitsJson limits) {

  /// A game that can be played.
  ///
  /// @param options the general ones and its own, with the standard values of this game
  /// @param formats of files in which it can be exported
  /// @param openingSets sets of openings from which a game can start
  public record InstalledGameJson(
      String name,
      List<String> sides,
      String scoreUnit,
      List<ParameterJson> parameters,
      List<LevelJson> levels,
      List<EvaluatorJson> evaluators,
      List<OptionJson> options,
      List<String> formats,
      List<OpeningSetJson> openingSets) {

    public static InstalledGameJson of(Game game, Games games, Evaluators evaluators) {
      var standard = evaluators.standard(game).name();
      return new InstalledGameJson(
          game.name(),
          game.sides(),
          game.scoreUnit(),
          game.parameters().stream().map(ParameterJson::of).toList(),
          Levels.of(game).stream()
              .map(level -> new LevelJson(level.number(), level.name()))
              .toList(),
          evaluators.of(game).stream()
              .map(evaluator -> EvaluatorJson.of(evaluator, standard))
              .toList(),
          OptionTable.of(game).all().stream().map(OptionJson::of).toList(),
          new RecordFormats(game, games)
              .all().stream().filter(RecordFormat::writes).map(RecordFormat::name).toList(),
          game.openingSets().stream().map(OpeningSetJson::of).toList());
    }
  }

  /// A set of openings.
  ///
  /// @param name for a new game: `xot` in `xot:17`
  /// @param title what players call it
  /// @param size how many openings it has, numbered from 1
  public record OpeningSetJson(String name, String title, int size) {

    static OpeningSetJson of(OpeningSet set) {
      return new OpeningSetJson(set.name(), set.title(), set.openings().size());
    }
  }

  public record LevelJson(int number, String name) {}

  public record ParameterJson(String name, int least, int most, int standard, String help) {

    static ParameterJson of(GameParameter parameter) {
      return new ParameterJson(
          parameter.name(),
          parameter.min(),
          parameter.max(),
          parameter.standard(),
          parameter.help());
    }
  }

  public record EvaluatorJson(
      String name, String help, boolean standard, List<EvaluatorFactory.Weight> weights) {

    static EvaluatorJson of(EvaluatorFactory evaluator, String standard) {
      return new EvaluatorJson(
          evaluator.name(),
          evaluator.description(),
          evaluator.name().equals(standard),
          evaluator.weights());
    }
  }

  /// An option of the search.
  ///
  /// @param least of a number
  /// @param most of a number
  /// @param choices of a choice
  /// @param own whether only some games have it
  public record OptionJson(
      String name,
      String kind,
      String standard,
      @Nullable String least,
      @Nullable String most,
      @Nullable List<String> choices,
      String help,
      boolean own) {

    static OptionJson of(SearchOption option) {
      boolean isNumber = option.kind() == SearchOption.OptionKind.NUMBER;
      return new OptionJson(
          option.text(),
          option.kind().name().toLowerCase(Locale.ROOT),
          option.text(option.standard()),
          isNumber ? Integer.toString((int) option.min()) : null,
          isNumber ? Integer.toString((int) option.max()) : null,
          option.kind() == SearchOption.OptionKind.CHOICE ? option.choices() : null,
          option.help(),
          !SearchOption.general().contains(option));
    }
  }

  /// What the server allows one search.
  public record SearchLimitsJson(
      int mostThreads, int mostAnalysisThreads, int mostHash, long mostTimeMs, int mostDepth) {

    static SearchLimitsJson of(ServiceLimits limits) {
      return new SearchLimitsJson(
          limits.threads().moves(),
          limits.threads().analyses(),
          limits.search().hash(),
          limits.search().millis(),
          limits.search().depth());
    }
  }

  public static CatalogueJson of(Games games, Evaluators evaluators, ServiceLimits limits) {
    return new CatalogueJson(
        games.all().stream()
            .filter(evaluators::hasOwn)
            .map(game -> InstalledGameJson.of(game, games, evaluators))
            .toList(),
        games.options().all().stream().map(OptionJson::of).toList(),
        changesByPreset(games.options()),
        SearchLimitsJson.of(limits));
  }

  private static Map<String, Map<String, String>> changesByPreset(OptionTable options) {
    var presets = new LinkedHashMap<String, Map<String, String>>();
    options.presets().forEach(preset -> presets.put(preset.name(), preset.options().changes()));
    return presets;
  }
}
