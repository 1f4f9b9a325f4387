package dev.secateur.cli;

import dev.secateur.core.NotationException;
import dev.secateur.lab.training.WeightFit;
import dev.secateur.learn.TrainingLoss;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "weights",
    mixinStandardHelpOptions = true,
    customSynopsis = "secateur train GAME weights --data=FILE... [OPTIONS]",
    description = {
      "Fit the weights of a hand-made evaluator to training data by logistic regression.",
      "The evaluator must be a sum of terms that have the names of its weights.",
      "The validation error is measured on games that are not fitted to."
    },
    footer = {
      "",
      "Examples:",
      "  secateur train quoridor weights --data a.data --evaluator classic"
    })
final class TrainWeightsCommand implements Callable<Integer> {

  @Mixin private TrainDataOption data = new TrainDataOption();

  @Option(
      names = "--evaluator",
      paramLabel = "NAME",
      description = "The evaluator (default: ${DEFAULT-VALUE}).",
      defaultValue = "classic")
  private String name = "classic";

  @Option(
      names = "--result-share",
      paramLabel = "X",
      converter = DecimalConverter.class,
      description = "Learn this share from results, the rest from scores (default: 0.5).")
  private double resultShare = 0.5;

  @ParentCommand private TrainCommand train;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    if (resultShare < 0 || resultShare > 1) {
      throw new NotationException("", 0, "--result-share is " + resultShare, "0 to 1");
    }
    var game = train.game();
    var factory = train.secateur().evaluators().find(game, name);
    if (factory.weights().isEmpty()) {
      throw new NotationException("", 0, name + " has no weights", "a hand-made evaluator");
    }
    var loss = TrainingLoss.Logistic.ofWinningLead(game.winningLead());
    var fit = new WeightFit(game, factory, loss, resultShare);
    for (Path file : data.files()) {
      fit.read(file);
    }
    if (fit.size() == 0) {
      throw new NotationException("", 0, "the data has no positions to learn from", "other data");
    }
    var weights = fit.fit();
    var table = new TextTable("WEIGHT", "NOW", "FITTED");
    weights.forEach(
        (weight, value) -> table.row(weight, fit.present().getOrDefault(weight, 0), value));
    var out = spec.commandLine().getOut();
    out.print(table);
    out.printf(
        Locale.ROOT,
        "%,d positions, validation error %.4f with the weights now, %.4f fitted%n",
        fit.size(),
        fit.validationError(fit.present()),
        fit.validationError(weights));
    out.flush();
    return CommandLine.ExitCode.OK;
  }
}
