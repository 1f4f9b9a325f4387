package dev.secateur.server.web;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Levels;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.RecordFormat;
import dev.secateur.server.ServiceLimits;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/// What there is: the form for a new game is made from this.
final class CatalogueView {

  private CatalogueView() {}

  static Map<String, Object> of(Games games, Evaluators evaluators, ServiceLimits limits) {
    var view = new LinkedHashMap<String, Object>();
    view.put(
        "games",
        games.all().stream()
            .filter(game -> !evaluators.of(game).isEmpty())
            .map(game -> game(game, games, evaluators))
            .toList());
    view.put("options", Arrays.stream(SearchOption.values()).map(CatalogueView::option).toList());
    view.put("presets", presets());
    view.put("limits", limits(limits));
    return view;
  }

  private static Map<String, Object> game(Game game, Games games, Evaluators evaluators) {
    var view = new LinkedHashMap<String, Object>();
    view.put("name", game.name());
    view.put("sides", game.sides());
    view.put("scoreUnit", game.scoreUnit());
    view.put("parameters", game.parameters());
    var levels = new ArrayList<Map<String, Object>>();
    Levels.of(game)
        .forEach(level -> levels.add(Map.of("number", level.number(), "name", level.name())));
    view.put("levels", levels);
    var standard = evaluators.standard(game);
    view.put(
        "evaluators",
        evaluators.of(game).stream()
            .map(evaluator -> evaluator(evaluator, evaluator.name().equals(standard.name())))
            .toList());
    view.put(
        "formats",
        new RecordFormats(game, games)
            .all().stream().filter(RecordFormat::writes).map(RecordFormat::name).toList());
    return view;
  }

  private static Map<String, Object> evaluator(EvaluatorFactory evaluator, boolean isStandard) {
    var view = new LinkedHashMap<String, Object>();
    view.put("name", evaluator.name());
    view.put("help", evaluator.description());
    view.put("standard", isStandard);
    view.put("weights", evaluator.weights());
    return view;
  }

  private static Map<String, Object> option(SearchOption option) {
    var view = new LinkedHashMap<String, Object>();
    view.put("name", option.text());
    view.put("kind", option.kind().name().toLowerCase(Locale.ROOT));
    view.put("standard", option.text(option.standard()));
    if (option.kind() == SearchOption.Kind.NUMBER) {
      view.put("least", Integer.toString((int) option.min()));
      view.put("most", Integer.toString((int) option.max()));
    }
    if (option.kind() == SearchOption.Kind.CHOICE) {
      view.put("choices", option.choices());
    }
    view.put("help", option.help());
    return view;
  }

  private static Map<String, Map<String, String>> presets() {
    var presets = new LinkedHashMap<String, Map<String, String>>();
    SearchOptions.presets()
        .forEach(preset -> presets.put(preset.name(), preset.options().changes()));
    return presets;
  }

  private static Map<String, Object> limits(ServiceLimits limits) {
    return Map.of(
        "mostThreads", limits.threads().moves(),
        "mostAnalysisThreads", limits.threads().analyses(),
        "mostHash", limits.search().hash(),
        "mostTimeMs", limits.search().millis(),
        "mostDepth", limits.search().depth());
  }
}
