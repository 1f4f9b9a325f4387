package dev.secateur.server.web;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.engine.Evaluators;
import dev.secateur.server.play.Problem;
import dev.secateur.server.web.request.RequestReader;
import dev.secateur.server.web.request.TreeRequests.TreeSourceRequest;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.GamePositionTree;
import dev.secateur.trees.SearchRecording;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeShapes;
import dev.secateur.trees.TreeText;
import dev.secateur.trees.exercise.ExerciseTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Where the tree of a request comes from: a text, a shape, a random target, or a position of a
/// game.
final class TreeSources {

  /// The maximum length of a recorded search.
  private static final int MAX_RECORDED_NODES = 400;

  private final Games games;
  private final Evaluators evaluators;

  TreeSources(Games games, Evaluators evaluators) {
    this.games = games;
    this.evaluators = evaluators;
  }

  /// One source of trees.
  sealed interface RequestedTree {

    /// Its tree.
    ///
    /// @param setup for which an exercise must meet its target
    Tree tree(AlgorithmSettings setup);

    /// Whether the tree takes more than reading a text.
    default boolean isHard() {
      return false;
    }
  }

  private record TypedTree(String text) implements RequestedTree {
    @Override
    public Tree tree(AlgorithmSettings setup) {
      return Tree.parse(text);
    }
  }

  private record ShapedTree(String shape, List<Double> values) implements RequestedTree {
    @Override
    public Tree tree(AlgorithmSettings setup) {
      return TreeShapes.fill(shape, values);
    }
  }

  private record TargetTree(ExerciseTarget target) implements RequestedTree {
    @Override
    public Tree tree(AlgorithmSettings setup) {
      return target.make(counting(setup)).getFirst().tree();
    }

    /// An algorithm that may visit a node more than once has no cutoffs to aim at: alpha-beta
    /// counts them instead.
    private static AlgorithmSettings counting(AlgorithmSettings setup) {
      return setup.algorithm().revisitsNodes()
          ? new AlgorithmSettings(TreeAlgorithm.ALPHA_BETA, setup.depth(), setup.strict())
          : setup;
    }

    /// A tree for a target has to be searched for.
    @Override
    public boolean isHard() {
      return target.cutoffs().isPresent() || target.deep();
    }
  }

  /// A position of a game.
  ///
  /// @param best how many moves of each node are kept
  /// @param chosen the root moves that are kept instead; none for the best
  /// @param isRecorded whether the request is for a recorded search of our engine, and not for the
  ///     tree alone
  record RequestedGameTree(
      Game game,
      Evaluators evaluators,
      Position position,
      int depth,
      int best,
      List<String> chosen,
      boolean isRecorded)
      implements RequestedTree {

    @Override
    public Tree tree(AlgorithmSettings setup) {
      try {
        return GamePositionTree.build(
            game, position, evaluators.standard(game).create(Map.of()), depth, best, chosen);
      } catch (IllegalArgumentException tooLarge) {
        throw Problem.unprocessable(
            "too-large", tooLarge.getMessage() + ": expected less depth or fewer moves");
      }
    }

    @Override
    public boolean isHard() {
      return true;
    }

    /// The engine's own search of the position, node by node.
    SearchRecording record() {
      if (position.outcome().isOver()) {
        throw Problem.conflict("game-over", "the game is over there: choose another position");
      }
      return SearchRecording.of(
          game, position, evaluators.standard(game), depth, MAX_RECORDED_NODES);
    }
  }

  /// The source that a request names.
  RequestedTree read(TreeSourceRequest asked) {
    long named =
        Stream.of(asked.tree(), asked.random(), asked.shape(), asked.game())
            .filter(Objects::nonNull)
            .count();
    if (named != 1) {
      throw Problem.badRequest(
          "source has %s: expected one of tree, random, shape and game"
              .formatted(named == 0 ? "no tree" : "more than one tree"));
    }
    if (asked.tree() != null) {
      return new TypedTree(asked.tree());
    }
    if (asked.random() != null) {
      return new TargetTree(ExerciseTarget.parse(asked.random()));
    }
    if (asked.shape() != null) {
      return new ShapedTree(asked.shape(), values(asked.values()));
    }
    return ofGame(Objects.requireNonNull(asked.game()), asked);
  }

  private RequestedTree ofGame(String name, TreeSourceRequest asked) {
    var game = games.find(name);
    return new RequestedGameTree(
        game,
        evaluators,
        position(game, asked),
        asked.depth() == null ? GamePositionTree.DEFAULT_DEPTH : asked.depth(),
        asked.best() == null ? GamePositionTree.DEFAULT_TOP : asked.best(),
        asked.choose() == null ? List.of() : words(asked.choose()),
        Boolean.TRUE.equals(asked.recorded()));
  }

  private static Position position(Game game, TreeSourceRequest asked) {
    var text = asked.position();
    var moves = asked.moves();
    var position =
        text == null || text.isBlank() ? game.start() : game.notation().parsePosition(text);
    game.notation().playMoves(position, moves == null ? "" : moves, _ -> {});
    return position;
  }

  private static List<Double> values(@Nullable String text) {
    if (text == null) {
      throw RequestReader.missing("source", "values", "numbers, one for each leaf");
    }
    var values = new ArrayList<Double>();
    for (String word : words(text)) {
      // A value is written like a leaf of a tree.
      var leaf = TreeText.parse(word).root();
      if (!leaf.isLeaf() || !leaf.name().isEmpty()) {
        throw new NotationException(
            text, text.indexOf(word), NotationError.quote(word) + " is not a value", "numbers");
      }
      values.add(leaf.value().orElseThrow());
    }
    return values;
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("[\\s,]+"));
  }
}
