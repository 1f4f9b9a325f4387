package dev.secateur.cli;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.EvaluatorFactory.Weight;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "evaluators",
    mixinStandardHelpOptions = true,
    description = "List the evaluators of a game with their weights, or those of all games.",
    footer = {
      "",
      "Examples:",
      "  secateur evaluators",
      "  secateur evaluators quoridor",
      "  secateur evaluators checkers --json"
    })
final class EvaluatorsCommand implements Callable<Integer> {

  @Mixin private OneOrAllGames choice = new OneOrAllGames();

  @Option(names = "--json", description = "One JSON object for each evaluator.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    var evaluators =
        choice.games(secateur).stream()
            .flatMap(game -> secateur.evaluators().of(game).stream())
            .toList();
    if (json) {
      evaluators.forEach(evaluator -> out.println(json(evaluator)));
    } else {
      out.print(table(evaluators));
      if (choice.isOne() && !evaluators.isEmpty()) {
        out.println();
        out.print(weights(evaluators));
      }
    }
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private static TextTable table(List<EvaluatorFactory> evaluators) {
    var table = new TextTable("GAME", "EVALUATOR", "DEFAULT", "WHAT IT LOOKS AT");
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
    var table = new TextTable("EVALUATOR", "WEIGHT", "DEFAULT", "WHAT IT IS FOR");
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
