package dev.secateur.server.web;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import dev.secateur.server.play.Problem;
import dev.secateur.trees.Algorithm;
import dev.secateur.trees.GamePositionTree;
import dev.secateur.trees.SearchRecorder;
import dev.secateur.trees.Setup;
import dev.secateur.trees.Shapes;
import dev.secateur.trees.Story;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeJson;
import dev.secateur.trees.TreeText;
import dev.secateur.trees.exercise.ExerciseTarget;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// Where the tree of a request comes from: typed, a shape, chance, or a position of a real game.
final class TreeSources {

  static final int LONGEST_TREE = 100_000;
  private static final int LONGEST_TEXT = 4_000;
  private static final int MAX_DEPTH = 4;
  private static final int MAX_BEST = 20;
  private static final int STANDARD_DEPTH = 3;
  private static final int STANDARD_BEST = 3;

  /// A recorded search longer than this is cut short: nobody steps through it.
  private static final int MAX_RECORDED = 400;

  private static final Set<String> FIELDS =
      Set.of(
          "tree",
          "random",
          "shape",
          "values",
          "game",
          "position",
          "moves",
          "depth",
          "best",
          "choose",
          "recorded");

  private final Games games;
  private final Evaluators evaluators;

  TreeSources(Games games, Evaluators evaluators) {
    this.games = games;
    this.evaluators = evaluators;
  }

  /// One source of trees.
  sealed interface Source {

    /// Its tree.
    ///
    /// @param setup for which an exercise must meet its target
    Tree tree(Setup setup);

    /// Whether the tree takes more than reading a text.
    default boolean isHard() {
      return false;
    }
  }

  private record Typed(String text) implements Source {
    @Override
    public Tree tree(Setup setup) {
      return text.stripLeading().startsWith("{") ? TreeJson.parse(text) : TreeText.parse(text);
    }
  }

  private record Shaped(String shape, List<Double> values) implements Source {
    @Override
    public Tree tree(Setup setup) {
      return Shapes.fill(shape, values);
    }
  }

  private record Chance(ExerciseTarget target) implements Source {
    @Override
    public Tree tree(Setup setup) {
      return target.make(counting(setup)).getFirst().tree();
    }

    /// The cutoffs of an algorithm that may come to a node more than once are no target; those of
    /// alpha-beta are.
    private static Setup counting(Setup setup) {
      return setup.algorithm().comesAgain()
          ? new Setup(Algorithm.ALPHA_BETA, setup.depth(), setup.strict())
          : setup;
    }

    /// A target has to be searched for.
    @Override
    public boolean isHard() {
      return target.cutoffs().isPresent() || target.deep();
    }
  }

  /// A position of a game.
  ///
  /// @param best how many moves of each node are kept
  /// @param chosen the root moves that are kept instead; none for the best
  /// @param isRecorded whether the product's own search is asked for, and not the tree alone
  record OfGame(
      Game game,
      Evaluators evaluators,
      Position position,
      int depth,
      int best,
      List<String> chosen,
      boolean isRecorded)
      implements Source {

    @Override
    public Tree tree(Setup setup) {
      try {
        return GamePositionTree.cut(
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

    /// What the product's own search of the position does, node by node.
    Recording record() {
      if (position.outcome().isOver()) {
        throw Problem.conflict("game-over", "the game is over there: expected another position");
      }
      var settings = Settings.of(evaluators.standard(game)).with(SearchOption.HASH.text() + "=1");
      var recorder = new SearchRecorder(game, position, MAX_RECORDED);
      var _ = new Engine(game, settings).search(position, Limits.depth(depth), 1, recorder);
      return new Recording(recorder.story(), recorder.isComplete());
    }
  }

  /// A search that was written down.
  ///
  /// @param isWhole whether to its end
  record Recording(Story story, boolean isWhole) {}

  /// The source that a request names.
  Source read(Body request) {
    var body = Body.of(request.node("source"), "source", FIELDS);
    long named = List.of("tree", "random", "shape", "game").stream().filter(body::has).count();
    if (named != 1) {
      throw Problem.badRequest(
          "source has %s: expected one of tree, random, shape and game"
              .formatted(named == 0 ? "no tree" : "more than one tree"));
    }
    if (body.has("tree")) {
      return new Typed(body.text("tree", LONGEST_TREE));
    }
    if (body.has("random")) {
      return new Chance(ExerciseTarget.parse(body.text("random", LONGEST_TEXT)));
    }
    if (body.has("shape")) {
      return new Shaped(
          body.text("shape", LONGEST_TEXT), values(body.text("values", LONGEST_TREE)));
    }
    return ofGame(body);
  }

  private Source ofGame(Body body) {
    var game = games.find(body.text("game", LONGEST_TEXT));
    var depth = body.optionalInteger("depth", 1, MAX_DEPTH);
    var best = body.optionalInteger("best", 1, MAX_BEST);
    var chosen = body.optionalText("choose", LONGEST_TEXT);
    var recorded = body.optionalFlag("recorded");
    return new OfGame(
        game,
        evaluators,
        position(game, body),
        depth == null ? STANDARD_DEPTH : depth,
        best == null ? STANDARD_BEST : best,
        chosen == null || chosen.isBlank() ? List.of() : words(chosen),
        recorded != null && recorded);
  }

  private static Position position(Game game, Body body) {
    var text = body.optionalText("position", LONGEST_TEXT);
    var moves = body.optionalText("moves", LONGEST_TREE);
    var position =
        text == null || text.isBlank() ? game.start() : game.notation().parsePosition(text);
    game.notation().playMoves(position, moves == null ? "" : moves, _ -> {});
    return position;
  }

  private static List<Double> values(String text) {
    var values = new ArrayList<Double>();
    for (String word : words(text)) {
      // Whatever is a leaf in a tree's text is a value here.
      var leaf = TreeText.parse(word).root();
      if (!leaf.isLeaf() || !leaf.name().isEmpty()) {
        throw new NotationException(
            text, text.indexOf(word), NotationError.quote(word) + " is no value", "numbers");
      }
      values.add(leaf.value().orElseThrow());
    }
    return values;
  }

  private static List<String> words(String text) {
    return text.isBlank() ? List.of() : List.of(text.strip().split("[\\s,]+"));
  }
}
