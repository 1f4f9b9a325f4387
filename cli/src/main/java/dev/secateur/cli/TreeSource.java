package dev.secateur.cli;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.GamePositionTree;
import dev.secateur.trees.SearchRecording;
import dev.secateur.trees.Tree;
import dev.secateur.trees.exercise.Exercise;
import dev.secateur.trees.exercise.ExerciseTarget;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// The source of a tree: a text, a file, a random tree, or a position of a game.
final class TreeSource {

  private static final long MAX_FILE_SIZE = 10_000_000;

  @Parameters(
      paramLabel = "TREE|FILE",
      arity = "0..1",
      description = "A tree such as \"A(B(2 3) C(0 7))\", or a file with a tree as text or JSON.")
  private @Nullable String text;

  @Option(
      names = "--random",
      paramLabel = "SPEC",
      description = {
        "Random trees, such as depth=3,branching=2,seed=7,cutoffs=2.",
        "Also values=-9..9, root=min, uneven, deep (a deep cutoff), exercises=4."
      })
  private @Nullable String random;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "The tree below a position of a game, evaluated at --depth.")
  private @Nullable String game;

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "With --game: start from this position, in the game's own format.")
  private @Nullable String positionText;

  @Option(
      names = "--moves",
      paramLabel = "MOVES",
      description = "With --game: play these moves first.")
  private String moves = "";

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = {
        "Depth limit of the algorithm (default: to the leaves).",
        "With --game: depth of the tree (default: 3)."
      })
  private int depth;

  @Option(
      names = "--top",
      paramLabel = "K",
      converter = WholeNumberConverter.class,
      description = "With --game: keep the K best moves of each node (default: 3).")
  private int top = GamePositionTree.DEFAULT_TOP;

  @Option(
      names = "--choose",
      paramLabel = "MOVES",
      description = "With --game: keep these moves at the root.")
  private String chosen = "";

  @Option(
      names = "--evaluator",
      paramLabel = "NAME",
      description = "With --game: the evaluator (see secateur evaluators) or a model file.")
  private @Nullable String evaluator;

  /// The depth limit of the algorithm; 0 for none.
  int plies() {
    if (depth < 0) {
      throw new NotationException("", 0, "--depth %d is too small".formatted(depth), "1 or more");
    }
    return game == null ? depth : 0;
  }

  boolean isOneTree() {
    return random == null;
  }

  /// The trees, each with the algorithm to run on it. There are several only for `--random` with
  /// `exercises=N`.
  List<Exercise> exercises(AlgorithmSettings settings, Secateur secateur) throws IOException {
    long sources =
        List.of(text != null, random != null, game != null).stream().filter(b -> b).count();
    if (sources != 1) {
      throw new NotationException(
          "",
          0,
          sources == 0 ? "there is no tree" : "there is more than one source of trees",
          "one of TREE, FILE, --random and --game (see secateur tree --help)");
    }
    if (random != null) {
      return ExerciseTarget.parse(random).make(settings);
    }
    return List.of(new Exercise(game == null ? textOrFile() : ofGame(secateur), settings));
  }

  private Tree textOrFile() throws IOException {
    var tree = text == null ? "" : text;
    if (!looksLikeATree(tree)) {
      tree = read(tree);
    }
    return Tree.parse(tree);
  }

  /// A text with a bracket is a tree, and so is a single number.
  private static boolean looksLikeATree(String text) {
    return !text.equals("-")
        && (text.contains("(")
            || text.contains("[")
            || text.contains("{")
            || text.matches("\\s*(m(ax|in):)?\\s*-?[0-9.]+\\s*"));
  }

  /// Reads a file or standard input. Files that are larger than any tree are refused.
  static String read(String file) throws IOException {
    if (file.equals("-")) {
      return new String(System.in.readNBytes((int) MAX_FILE_SIZE), StandardCharsets.UTF_8);
    }
    var path = Path.of(file);
    if (Files.isDirectory(path)) {
      throw new FileSystemException(file, null, "it is a folder");
    }
    if (Files.isRegularFile(path) && Files.size(path) > MAX_FILE_SIZE) {
      throw new FileSystemException(file, null, "it is too large");
    }
    return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
  }

  private Tree ofGame(Secateur secateur) {
    var rules = game(secateur);
    try {
      return GamePositionTree.build(
          rules,
          position(rules),
          evaluator(rules, secateur).create(Map.of()),
          gameDepth(),
          top,
          chosen.isBlank() ? List.of() : List.of(chosen.strip().split("\\s+")));
    } catch (IllegalArgumentException tooLarge) {
      throw new NotationException(
          "", 0, String.valueOf(tooLarge.getMessage()), "another --depth or --top");
    }
  }

  private int gameDepth() {
    return depth == 0 ? GamePositionTree.DEFAULT_DEPTH : depth;
  }

  private Game game(Secateur secateur) {
    if (game == null) {
      throw new NotationException("", 0, "there is no game", "--game GAME");
    }
    return secateur.games().find(game);
  }

  private Position position(Game rules) {
    var position =
        positionText == null ? rules.start() : rules.notation().parsePosition(positionText);
    rules.notation().playMoves(position, moves, _ -> {});
    return position;
  }

  private EvaluatorFactory evaluator(Game rules, Secateur secateur) {
    return secateur.evaluators().findOrStandard(rules, evaluator);
  }

  /// The engine's own search of the position.
  SearchRecording recordedSearch(Secateur secateur, int maxNodes) {
    var rules = game(secateur);
    return SearchRecording.of(
        rules, position(rules), evaluator(rules, secateur), gameDepth(), maxNodes);
  }
}
