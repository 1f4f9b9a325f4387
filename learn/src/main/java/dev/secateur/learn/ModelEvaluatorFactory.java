package dev.secateur.learn;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.learn.LoadedModels.LoadedModel;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/// An evaluator that is a model. A game extends this for each model that comes with the program:
///
/// ```java
/// public final class ReversiPatternsFactory extends ModelEvaluatorFactory {
///   public ReversiPatternsFactory() {
///     super(new ReversiFeatures(), "patterns", "patterns of discs, learned from games",
///         "patterns.model");
///   }
/// }
/// ```
///
/// The model is loaded when it is first needed.
public class ModelEvaluatorFactory implements EvaluatorFactory {

  private final GameFeatures features;
  private final String name;
  private final String description;
  private final Supplier<LoadedModel> model;

  /// An evaluator whose model lies beside the class that extends this one.
  ///
  /// @param file the name of the resource
  protected ModelEvaluatorFactory(
      GameFeatures features, String name, String description, String file) {
    this.features = features;
    this.name = name;
    this.description = description;
    // The class of the game, since resources are found relative to a class.
    Class<?> type = getClass();
    model = () -> LoadedModels.besides(type, file, features);
  }

  /// An evaluator with a model that is already loaded.
  ///
  /// @param name by which a user asked for it, such as the path of its file
  public ModelEvaluatorFactory(GameFeatures features, String name, LoadedModel loaded) {
    this.features = features;
    this.name = name;
    description = "%s, %s".formatted(loaded.info().shape(), loaded.info().shortDigest());
    model = () -> loaded;
  }

  @Override
  public final String game() {
    return features.game();
  }

  @Override
  public final String name() {
    return name;
  }

  @Override
  public final String description() {
    return description;
  }

  /// A model's weights cannot be set one by one.
  @Override
  public final List<Weight> weights() {
    return List.of();
  }

  /// What the model's file says about it.
  public final ModelInfo info() {
    return model.get().info();
  }

  public final Model model() {
    return model.get().model();
  }

  @Override
  public final Evaluator create(Map<String, Integer> weights) {
    return features.newEvaluator(model());
  }

  /// Evaluators with the same name and model are the same.
  @Override
  public final boolean equals(Object other) {
    return other instanceof ModelEvaluatorFactory that
        && game().equals(that.game())
        && name.equals(that.name)
        && info().digest().equals(that.info().digest());
  }

  @Override
  public final int hashCode() {
    return Objects.hash(game(), name);
  }
}
