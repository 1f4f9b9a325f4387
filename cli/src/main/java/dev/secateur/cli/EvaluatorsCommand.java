package dev.secateur.cli;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.EvaluatorFactory.Weight;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "evaluators",
    description = "List the evaluators of a game with their weights, or those of all games.",
    footer = {
      "",
      "Examples:",
      "  secateur evaluators",
      "  secateur evaluators quoridor",
      "  secateur evaluators checkers --json"
    })
final class EvaluatorsCommand extends ListingCommand {

  @Mixin private OneOrAllGames choice = new OneOrAllGames();

  @Override
  List<TextTable> tables() {
    var all = evaluators();
    return choice.isOne() && !all.isEmpty()
        ? List.of(table(all), weights(all))
        : List.of(table(all));
  }

  @Override
  List<Json> objects() {
    return evaluators().stream().map(EvaluatorsCommand::json).toList();
  }

  private List<EvaluatorFactory> evaluators() {
    return choice.games(secateur()).stream()
        .flatMap(game -> secateur().evaluators().of(game).stream())
        .toList();
  }

  private static TextTable table(List<EvaluatorFactory> evaluators) {
    var table = new TextTable("GAME", "EVALUATOR", "DEFAULT", "DESCRIPTION");
    for (EvaluatorFactory evaluator : evaluators) {
      table.row(
          evaluator.game(),
          evaluator.name(),
          evaluator.isStandard() ? "yes" : "no",
          evaluator.description());
    }
    return table;
  }

  private static TextTable weights(List<EvaluatorFactory> evaluators) {
    var table = new TextTable("EVALUATOR", "WEIGHT", "DEFAULT", "DESCRIPTION");
    for (EvaluatorFactory evaluator : evaluators) {
      for (Weight weight : evaluator.weights()) {
        table.row(evaluator.name(), weight.name(), weight.standard(), weight.help());
      }
    }
    return table;
  }

  private static Json json(EvaluatorFactory evaluator) {
    return Json.object()
        .with("game", evaluator.game())
        .with("name", evaluator.name())
        .with("default", evaluator.isStandard())
        .with("description", evaluator.description())
        .with("weights", evaluator.weights().stream().map(EvaluatorsCommand::fields).toList());
  }

  private static Map<String, Object> fields(Weight weight) {
    var fields = new LinkedHashMap<String, Object>();
    fields.put("name", weight.name());
    fields.put("default", weight.standard());
    fields.put("help", weight.help());
    return fields;
  }
}
