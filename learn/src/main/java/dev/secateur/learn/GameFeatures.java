package dev.secateur.learn;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import java.util.Optional;

/// A set of features that models of a game can be trained on. Found through
/// [java.util.ServiceLoader].
public interface GameFeatures {

  /// The name of the game.
  String game();

  /// The name by which a user asks for these features and by which a model file names them, such as
  /// `patterns`. A change of the layout that makes older models useless needs no new name: the
  /// layout's digest tells.
  String name();

  /// One line for a list of features.
  String description();

  /// Whether training uses these features if the user names none; one of each game does.
  default boolean isStandard() {
    return false;
  }

  /// What training makes small. Games in which the margin counts use least squares instead.
  default TrainingLoss loss(Game of) {
    return TrainingLoss.Logistic.ofWinningLead(of.winningLead());
  }

  /// What a row means, in a few English words, for the report of a training. A row with a
  /// [#picture] needs only the name of its group here.
  default String describe(int row) {
    var layout = newReader().layout();
    return "%s, row %d".formatted(layout.groups().get(layout.groupOf(row)), row);
  }

  /// What a row means as a picture of the board, if it looks at squares.
  default Optional<InputPicture> picture(int row) {
    return Optional.empty();
  }

  /// Which positions belong to a phase, in a few English words.
  default String describePhase(int phase) {
    return "phase " + phase;
  }

  /// A reader for one thread.
  FeatureReader newReader();

  /// An evaluator for one thread. A game may return one that answers some positions without the
  /// model: on other board sizes, or far outside the window.
  default Evaluator newEvaluator(Model model) {
    return new ModelEvaluator(model, newReader());
  }
}
