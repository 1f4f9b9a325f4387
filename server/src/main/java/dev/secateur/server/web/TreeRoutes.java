package dev.secateur.server.web;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.server.play.OwnThread;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.SearchScheduler;
import dev.secateur.server.web.TreeSources.RequestedGameTree;
import dev.secateur.server.web.TreeSources.RequestedTree;
import dev.secateur.server.web.request.RequestReader;
import dev.secateur.server.web.request.TreeRequests.TreeComparisonRequest;
import dev.secateur.server.web.request.TreeRequests.TreeGradeRequest;
import dev.secateur.server.web.request.TreeRequests.TreePictureRequest;
import dev.secateur.server.web.request.TreeRequests.TreeRun;
import dev.secateur.server.web.request.TreeRequests.TreeSetupRequest;
import dev.secateur.trees.AlgorithmComparison;
import dev.secateur.trees.AlgorithmComparisonJson;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.ChildOrders;
import dev.secateur.trees.MinimalTree;
import dev.secateur.trees.NodeNames;
import dev.secateur.trees.SearchTrace;
import dev.secateur.trees.SearchTraceJson;
import dev.secateur.trees.Tree;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeAlgorithms;
import dev.secateur.trees.TreeMessages;
import dev.secateur.trees.TreeNode;
import dev.secateur.trees.TreeText;
import dev.secateur.trees.draw.DrawingTheme;
import dev.secateur.trees.draw.HtmlPage;
import dev.secateur.trees.draw.StepByStepDrawing;
import dev.secateur.trees.draw.SvgDrawing;
import dev.secateur.trees.draw.TikzDrawing;
import dev.secateur.trees.draw.TreeSnapshot;
import dev.secateur.trees.exercise.AnswerText;
import dev.secateur.trees.exercise.Exercise;
import dev.secateur.trees.exercise.ExerciseJson;
import dev.secateur.trees.exercise.GradeJson;
import dev.secateur.trees.exercise.Grader;
import dev.secateur.trees.exercise.Solution;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Trees for learning: the steps of an algorithm, comparisons, exercises and pictures. The library
/// `trees` makes all of it.
final class TreeRoutes {

  /// A tree of this size can be drawn whole and is ready at once.
  private static final int MAX_NODES = 500;

  private static final int MAX_NODES_OF_AN_EXERCISE = 60;

  /// A trace of this length is ready within two seconds.
  private static final int MAX_STEPS = 2_000;

  private static final int EASY_NODES = 100;
  private static final int LONGEST_ANSWER = 20_000;
  private static final Set<String> FORMATS = Set.of("svg", "tikz", "html");

  private final TreeSources sources;
  private final SearchScheduler scheduler;

  TreeRoutes(TreeSources sources, SearchScheduler scheduler) {
    this.sources = sources;
    this.scheduler = scheduler;
  }

  void register(RoutesConfig routes) {
    routes.post("/api/v1/trees/story", withProblems(this::trace));
    routes.post("/api/v1/trees/comparison", withProblems(this::compare));
    routes.post("/api/v1/trees/exercise", withProblems(this::exercise));
    routes.post("/api/v1/trees/grade", withProblems(this::grade));
    routes.post("/api/v1/trees/picture", withProblems(this::draw));
  }

  /// What the library cannot read is an error of the client.
  private static Handler withProblems(Handler handler) {
    return request -> {
      try {
        handler.handle(request);
      } catch (NotationException broken) {
        throw Problem.unprocessable(broken.error());
      }
    };
  }

  /// A trace and the tree as it was given, before its children were put into another order.
  private record TracedTree(Tree given, SearchTrace trace, boolean isWhole) {}

  private void trace(Context request) {
    var asked = RequestReader.read(request.body(), TreeSetupRequest.class);
    var words = words(asked.language());
    Answers.tree(request, trace(request, asked, traced -> json(traced, words)));
  }

  private static ObjectNode json(TracedTree traced, TreeMessages words) {
    var trace = traced.trace();
    var json = SearchTraceJson.summary(trace, words);
    json.put("text", TreeText.write(traced.given()));
    json.put("whole", traced.isWhole());
    if (trace.settings().algorithm() != TreeAlgorithm.RECORDED) {
      var least = MinimalTree.of(traced.given(), trace.settings().depth());
      json.put("minimumLeaves", least.leaves()).put("minimumNodes", least.nodes());
    }
    json.setAll(StepByStepDrawing.of(trace, words).json());
    // The page draws it by its layout.
    json.remove("svg");
    return json;
  }

  /// Runs the algorithm of a request and uses its trace; through the scheduler where it may take
  /// long.
  private <T> T trace(Context request, TreeRun asked, Function<TracedTree, T> use) {
    var source = sources.read(asked.source());
    if (source instanceof RequestedGameTree game && game.isRecorded()) {
      return scheduled(
          request,
          () -> {
            var recording = game.record();
            return use.apply(
                checked(
                    new TracedTree(
                        recording.trace().tree(), recording.trace(), recording.isComplete())));
          });
    }
    var setup = setup(asked);
    var order = order(asked);
    var tree = tree(request, source, setup, MAX_NODES);
    Supplier<T> work =
        () -> {
          var trace = TreeAlgorithms.run(ChildOrders.apply(tree, order), setup);
          return use.apply(checked(new TracedTree(tree, trace, true)));
        };
    return runOrSchedule(request, tree, work);
  }

  /// A small tree is ready at once and does not wait in the queue of the analyses.
  private <T> T runOrSchedule(Context request, Tree tree, Supplier<T> work) {
    return size(tree.root()) > EASY_NODES ? scheduled(request, work) : work.get();
  }

  private static TracedTree checked(TracedTree traced) {
    int steps = traced.trace().steps().size();
    if (steps > MAX_STEPS) {
      throw tooLarge(
          "the trace has %d steps: expected at most %d, so a smaller tree or less depth"
              .formatted(steps, MAX_STEPS));
    }
    return traced;
  }

  private Tree tree(Context request, RequestedTree source, AlgorithmSettings setup, int maxNodes) {
    var tree = source.isHard() ? scheduled(request, () -> source.tree(setup)) : source.tree(setup);
    int nodes = size(tree.root());
    if (nodes > maxNodes) {
      throw tooLarge("the tree has %d nodes: expected at most %d".formatted(nodes, maxNodes));
    }
    return tree;
  }

  private static Problem tooLarge(String detail) {
    return Problem.unprocessable("too-large", detail);
  }

  private static int size(TreeNode node) {
    return 1 + node.children().stream().mapToInt(TreeRoutes::size).sum();
  }

  private <T> T scheduled(Context request, Supplier<T> work) {
    try {
      return scheduler.run(
          SearchScheduler.Purpose.ANALYSIS,
          Guard.clientOf(request),
          1,
          () -> OwnThread.run("trees", work));
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw Problem.unavailable("the server is stopping: try again when it runs");
    }
  }

  private void compare(Context request) {
    var asked = RequestReader.read(request.body(), TreeComparisonRequest.class);
    var algorithms = asked.algorithms().stream().map(TreeAlgorithm::find).toList();
    int depth = asked.depth() == null ? 0 : asked.depth();
    boolean strict = Boolean.TRUE.equals(asked.strict());
    var setup = new AlgorithmSettings(algorithms.getFirst(), depth, strict);
    var tree = tree(request, sources.read(asked.source()), setup, MAX_NODES);
    Supplier<ObjectNode> work =
        () ->
            AlgorithmComparisonJson.write(
                AlgorithmComparison.of(tree, asked.orders(), algorithms, depth, strict));
    Answers.tree(request, runOrSchedule(request, tree, work));
  }

  private void exercise(Context request) {
    var asked = RequestReader.read(request.body(), TreeSetupRequest.class);
    var words = words(asked.language());
    var exercise = readExercise(request, asked);
    var json = ExerciseJson.write(exercise, words);
    json.setAll(StepByStepDrawing.sheet(exercise.tree(), words));
    Answers.tree(request, json);
  }

  private Exercise readExercise(Context request, TreeRun asked) {
    var setup = setup(asked);
    Solution.requireOneRightAnswer(setup.algorithm());
    var tree = tree(request, sources.read(asked.source()), setup, MAX_NODES_OF_AN_EXERCISE);
    return new Exercise(ChildOrders.apply(tree, order(asked)), setup);
  }

  private void grade(Context request) {
    var asked = RequestReader.read(request.body(), TreeGradeRequest.class);
    var words = words(asked.language());
    var exercise = readExercise(request, asked);
    var names = new NodeNames(exercise.tree(), words);
    var answer = AnswerText.parse(text(asked.answer()), names);
    var grade = new Grader(exercise.solution(), words).grade(answer);
    var json = GradeJson.whole(grade, names);
    json.put("text", words.say("grade.score", grade.points(), grade.possible()));
    Answers.tree(request, json);
  }

  /// An object, or a text as a student writes it.
  private static String text(JsonNode answer) {
    var text = answer.isString() ? answer.stringValue() : answer.toString();
    if (text.length() > LONGEST_ANSWER) {
      throw tooLarge(
          "the answer has %d characters: expected at most %d"
              .formatted(text.length(), LONGEST_ANSWER));
    }
    return text;
  }

  private void draw(Context request) {
    var asked = RequestReader.read(request.body(), TreePictureRequest.class);
    var words = words(asked.language());
    var format = asked.format();
    if (!FORMATS.contains(format)) {
      throw Problem.badRequest(
          "format is %s: expected svg, tikz or html".formatted(NotationError.quote(format)));
    }
    var theme = theme(asked.theme());
    var step = asked.step();
    String picture =
        trace(
            request,
            asked,
            traced -> {
              if (format.equals("html")) {
                return HtmlPage.of(traced.trace(), words);
              }
              int last = traced.trace().steps().size();
              var scene =
                  TreeSnapshot.of(traced.trace(), step == null ? last : Math.min(step, last));
              return format.equals("svg")
                  ? SvgDrawing.draw(scene, words, theme)
                  : TikzDrawing.document(scene, words);
            });
    request.result(picture);
    request.contentType(
        (format.equals("svg")
                ? "image/svg+xml"
                : format.equals("html") ? "text/html" : "text/plain")
            + "; charset=utf-8");
  }

  private static DrawingTheme theme(@Nullable String name) {
    return DrawingTheme.find(name == null ? "auto" : name)
        .orElseThrow(() -> Problem.badRequest("theme is unknown: expected auto, light or dark"));
  }

  // What is run

  private static AlgorithmSettings setup(TreeRun asked) {
    var name = asked.algorithm();
    return new AlgorithmSettings(
        name == null ? TreeAlgorithm.ALPHA_BETA : TreeAlgorithm.find(name),
        asked.depth() == null ? 0 : asked.depth(),
        Boolean.TRUE.equals(asked.strict()));
  }

  private static String order(TreeRun asked) {
    var order = asked.order();
    return order == null || order.isBlank() ? "given" : order;
  }

  private static TreeMessages words(@Nullable String language) {
    return language == null ? TreeMessages.english() : TreeMessages.in(language);
  }
}
