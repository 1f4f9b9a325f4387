package dev.secateur.cli;

import dev.secateur.learn.ModelEvaluatorFactory;
import dev.secateur.learn.ModelInfo;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
    name = "models",
    description = {
      "List the learned evaluators of a game, or those of all games.",
      "They come with the program, or are files in the folder models beside it."
    },
    footer = {"", "Examples:", "  secateur models", "  secateur models reversi --json"})
final class ModelsCommand extends ListingCommand {

  private static final double KIBIBYTE = 1_024;

  @Mixin private OneOrAllGames choice = new OneOrAllGames();

  @Override
  List<TextTable> tables() {
    var table = new TextTable("GAME", "EVALUATOR", "SHAPE", "SIZE", "DIGEST", "MADE FROM");
    for (ModelEvaluatorFactory model : models()) {
      ModelInfo info = model.info();
      table.row(
          info.game(),
          model.name(),
          info.shape(),
          String.format(Locale.ROOT, "%,.0f KB", info.bytes() / KIBIBYTE),
          info.shortDigest(),
          String.join("; ", info.provenance()));
    }
    return List.of(table);
  }

  @Override
  List<Json> objects() {
    return models().stream().map(ModelsCommand::json).toList();
  }

  private List<ModelEvaluatorFactory> models() {
    return choice.games(secateur()).stream()
        .flatMap(game -> secateur().evaluators().of(game).stream())
        .filter(ModelEvaluatorFactory.class::isInstance)
        .map(ModelEvaluatorFactory.class::cast)
        .toList();
  }

  private static Json json(ModelEvaluatorFactory model) {
    var info = model.info();
    return Json.object()
        .with("game", info.game())
        .with("name", model.name())
        .with("shape", info.shape().toString())
        .with("features", info.features())
        .with("bytes", info.bytes())
        .with("digest", info.digest())
        .with("provenance", info.provenance());
  }
}
