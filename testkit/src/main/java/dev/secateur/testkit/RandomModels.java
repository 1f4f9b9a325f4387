package dev.secateur.testkit;

import dev.secateur.core.Game;
import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.LinearModel;
import dev.secateur.learn.Model;
import dev.secateur.learn.ModelShape;
import dev.secateur.learn.ModelTrainer;
import dev.secateur.learn.Samples;
import dev.secateur.learn.TrainingListener;
import dev.secateur.learn.TrainingLoss;
import dev.secateur.learn.TrainingOptions;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/// Models that know nothing about a game but use all of its features: the rules that an evaluator
/// must follow do not depend on how good it is.
final class RandomModels {

  private static final int TRAINING_GAMES = 10;

  /// Wide enough that the sums of its first layer are kept from position to position.
  private static final ModelShape NET = ModelShape.parse("net:128x8+linear");

  /// Training takes a second, and every test needs the models.
  private static final Map<String, Model> NETS = new ConcurrentHashMap<>();

  private RandomModels() {}

  /// A model with a random weight for each row and phase.
  static Model linear(GameFeatures features) {
    var layout = features.newReader().layout();
    var random = new SplittableRandom(1);
    var points = new float[layout.phases()][layout.rows()];
    var bias = new float[layout.phases()];
    for (int phase = 0; phase < layout.phases(); phase++) {
      for (int row = 0; row < layout.rows(); row++) {
        points[phase][row] = random.nextInt(-100, 100);
      }
      bias[phase] = random.nextInt(-100, 100);
    }
    return LinearModel.quantise(layout, points, bias, 0.1);
  }

  /// A net that was trained with random results.
  static Model net(Game game, GameFeatures features) {
    return NETS.computeIfAbsent(
        game.name() + " " + features.name(), _ -> trainedNet(game, features));
  }

  private static Model trainedNet(Game game, GameFeatures features) {
    var loss = features.loss(game);
    var reader = features.newReader();
    var samples = new Samples(reader.layout());
    var rows = new int[reader.layout().maxActive()];
    var random = new SplittableRandom(1);
    for (int number = 0; number < TRAINING_GAMES; number++) {
      var play = new RandomGame(game, number);
      while (play.hasMove()) {
        var position = play.position();
        double share = random.nextDouble();
        double target = loss instanceof TrainingLoss.Logistic ? share : 60 * share - 30;
        samples.add(rows, reader.read(position, rows), reader.phase(position), target, number);
        position.make(play.chooseMove());
      }
    }
    var options = TrainingOptions.standard(NET).withEpochs(5);
    return ModelTrainer.train(samples, NET, loss, options, TrainingListener.NONE, () -> false)
        .model();
  }
}
