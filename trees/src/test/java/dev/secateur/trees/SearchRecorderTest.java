package dev.secateur.trees;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.search.Searcher;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchRecorderTest {

  private static final SearchOptions OPTIONS = SearchOptions.STANDARD.with(SearchOption.HASH, 1);

  @ParameterizedTest
  @CsvSource({
    "checkers, 11-15 23-19, 5",
    "reversi, f5 d6, 5",
    "quoridor:size=5;walls=2, c2 c4, 2",
    "quoridor:size=3;walls=0, b2, 4"
  })
  void recordingChangesNothingAndTellsEveryNode(String name, String moves, int depth) {
    var game = GamePositionTreeTest.game(name.replace(';', ','));
    var position = GamePositionTreeTest.after(game, moves);
    var recorder = new SearchRecorder(game, position, 1_000_000);
    var recorded = search(game, position, depth, recorder);
    var unrecorded = search(game, position, depth, SearchListener.NONE);
    assertThat(recorded.lines()).isEqualTo(unrecorded.lines());
    assertThat(recorded.statistics().nodes()).isEqualTo(unrecorded.statistics().nodes());

    var story = recorder.story();
    assertThat(recorder.isComplete()).isTrue();
    assertThat(story.value()).isEqualTo(GamePositionTree.units(recorded.score()));
    long passes = story.steps().stream().filter(TraceStep.Pass.class::isInstance).count();
    assertThat(story.nodes() - passes)
        .as("nodes without the root")
        .isEqualTo(recorded.statistics().nodes() - recorded.statistics().quiescenceNodes());
    assertStepsFit(story);
    assertThat(TreeStates.last(story).nodes()).containsOnlyKeys(story.visited());
    assertThat(story.principalVariation()).hasSizeGreaterThan(1);
  }

  @Test
  void aTreesSearchIsToldAsTheTreesOwnAlgorithmTellsIt() {
    var options = OPTIONS;
    for (var technique : Games.installed().options().techniques()) {
      options = options.off(technique);
    }
    var random = new Random(3);
    long deep = 0;
    for (int i = 0; i < 2_000; i++) {
      var tree = new RandomTree(Side.MAX, 3, 5, random.nextLong(), -9, 9, false, true).tree();
      if (tree.root().isLeaf()) {
        continue;
      }
      var game = new ExplicitGame(tree);
      var recorder = new SearchRecorder(game, game.start(), 10_000);
      new Searcher(game, game::newEvaluator)
          .search(game.start(), Limits.depth(9), options, 1, recorder);
      var told = recorder.story();
      var expected = TreeAlgorithms.run(tree, TreeAlgorithm.NEGAMAX);
      assertThat(told.value()).isEqualTo(expected.value());
      assertThat(told.nodes()).isEqualTo(expected.nodes());
      assertThat(told.leaves()).isEqualTo(expected.leaves());
      assertThat(kinds(told)).as(TreeText.write(tree)).isEqualTo(kinds(expected));
      assertThat(deepCuts(told)).isEqualTo(deepCuts(expected));
      deep += deepCuts(told);
    }
    assertThat(deep).as("deep cuts seen").isGreaterThan(20);
  }

  @Test
  void aLongSearchIsRecordedOnlyToTheLimit() {
    var game = GamePositionTreeTest.game("reversi");
    var recorder = new SearchRecorder(game, game.start(), 500);
    search(game, game.start(), 7, recorder);
    var story = recorder.story();
    assertThat(recorder.isComplete()).isFalse();
    assertThat(story.nodes()).isEqualTo(500);
    assertThat(story.steps()).hasSizeLessThan(3_000);
  }

  @Test
  void everyTechniqueThatChangedTheOrderIsToldAndNoneThatIsSwitchedOff() {
    var game = GamePositionTreeTest.game("checkers");
    var position = GamePositionTreeTest.after(game, "11-15 23-19 8-11 22-17");
    var everything = record(game, position, 7, OPTIONS).story();
    assertThat(reasons(everything))
        .contains(
            TraceStep.OrderingReason.BEST_BEFORE,
            TraceStep.OrderingReason.TABLE,
            TraceStep.OrderingReason.CAPTURE,
            TraceStep.OrderingReason.KILLER,
            TraceStep.OrderingReason.COUNTER_MOVE,
            TraceStep.OrderingReason.HISTORY);
    assertThat(everything.steps()).hasAtLeastOneElementOfType(TraceStep.Reduced.class);

    var little = OPTIONS.off(SearchOption.KILLERS).off(SearchOption.LMR).off(SearchOption.TABLE);
    assertThat(reasons(record(game, position, 7, little).story()))
        .contains(TraceStep.OrderingReason.HISTORY)
        .doesNotContain(TraceStep.OrderingReason.KILLER, TraceStep.OrderingReason.TABLE);
    var none = record(game, position, 5, OPTIONS.off(SearchOption.ORDERING)).story();
    assertThat(reasons(none)).containsOnly(TraceStep.OrderingReason.BEST_BEFORE);
  }

  @Test
  void aMoveThatIsTriedIsTheNextToBeEnteredAndItsPlacesAreTrue() {
    var game = GamePositionTreeTest.game("reversi");
    var story = record(game, game.start(), 6, OPTIONS).story();
    var names = new NodeNames(story.tree(), TreeMessages.english());
    for (int i = 0; i < story.steps().size(); i++) {
      if (story.steps().get(i) instanceof TraceStep.Tried tried) {
        var next = story.steps().get(i + 1);
        if (next instanceof TraceStep.Reduced) {
          next = story.steps().get(i + 2);
        }
        assertThat(next).isInstanceOf(TraceStep.Enter.class);
        assertThat(next.node()).isEqualTo(tried.child());
        var position = game.start();
        for (String move : lineTo(tried.node(), names)) {
          position.make(game.notation().parseMove(position, move));
        }
        long given = position.legalMoves()[tried.given() - 1];
        assertThat(game.notation().move(position, given))
            .isEqualTo(names.node(tried.child()).name());
      }
    }
  }

  @Test
  void aNodeThatTheTableAnswersSaysSoAndSoDoesOneThatTheGameKnows() {
    var reversi = GamePositionTreeTest.game("reversi");
    var story = record(reversi, reversi.start(), 6, OPTIONS).story();
    assertThat(sources(story)).containsOnly(TraceStep.ValueSource.TABLE);
    var race = GamePositionTreeTest.game("quoridor:size=5,walls=0");
    assertThat(sources(record(race, race.start(), 4, OPTIONS).story()))
        .contains(TraceStep.ValueSource.GAME);
  }

  @Test
  void aWindowThatProvesTooLowEndsThePassWithACutAtTheRoot() {
    long cutsAtTheRoot = 0;
    for (int seed = 0; seed < 200; seed++) {
      // Estimates that are far off, so that a window around the last score often fails.
      var game =
          new ExplicitGame(new RandomTree(Side.MAX, 3, 6, seed, -80, 80, false, true).tree());
      var recorder = new SearchRecorder(game, game.start(), 1_000_000);
      new Searcher(game, game::newEvaluator)
          .search(game.start(), Limits.depth(9), OPTIONS, 1, recorder);
      var story = recorder.story();
      for (TraceStep step : story.steps()) {
        if (step instanceof TraceStep.Cut cut && cut.node() == story.tree().root().id()) {
          cutsAtTheRoot++;
          assertThat(cut.value()).isGreaterThanOrEqualTo(cut.bound());
        }
      }
      assertWindowsHold(story);
      assertStepsFit(story);
    }
    assertThat(cutsAtTheRoot).isPositive();
  }

  /// What a pass says of the root lies in its window or is told as a bound.
  private static void assertWindowsHold(SearchTrace story) {
    TraceStep.@Nullable Pass pass = null;
    for (TraceStep step : story.steps()) {
      if (step instanceof TraceStep.Pass begins) {
        pass = begins;
      } else if (step instanceof TraceStep.Return back && back.node() == story.tree().root().id()) {
        var window = requireNonNull(pass);
        assertThat(back.kind())
            .isEqualTo(TraceRecorder.kind(back.value(), window.alpha(), window.beta()));
      } else if (step instanceof TraceStep.Enter enter) {
        assertThat(enter.alpha()).isLessThan(enter.beta());
        assertThat(enter.beta()).isLessThanOrEqualTo(requireNonNull(pass).beta());
      }
    }
  }

  private static List<String> lineTo(int node, NodeNames names) {
    var line = new ArrayDeque<String>();
    for (int at = node; names.parent(at).isPresent(); at = names.parent(at).getAsInt()) {
      line.addFirst(names.node(at).name());
    }
    return List.copyOf(line);
  }

  private static List<TraceStep.OrderingReason> reasons(SearchTrace story) {
    return story.steps().stream()
        .flatMap(step -> step instanceof TraceStep.Tried tried ? Stream.of(tried.reason()) : null)
        .distinct()
        .toList();
  }

  private static List<TraceStep.ValueSource> sources(SearchTrace story) {
    return story.steps().stream()
        .flatMap(step -> step instanceof TraceStep.Known known ? Stream.of(known.source()) : null)
        .distinct()
        .toList();
  }

  private static SearchRecorder record(
      Game game, Position position, int depth, SearchOptions options) {
    var recorder = new SearchRecorder(game, position, 1_000_000);
    new Searcher(game, () -> GamePositionTreeTest.evaluator(game))
        .search(position, Limits.depth(depth), options, 1, recorder);
    return recorder;
  }

  private static SearchResult search(
      Game game, Position position, int depth, SearchListener listener) {
    return new Searcher(game, () -> GamePositionTreeTest.evaluator(game))
        .search(position, Limits.depth(depth), OPTIONS, 1, listener);
  }

  private static List<String> kinds(SearchTrace story) {
    return story.steps().stream().map(step -> step.getClass().getSimpleName()).toList();
  }

  private static long deepCuts(SearchTrace story) {
    return story.steps().stream()
        .filter(step -> step instanceof TraceStep.Cut cut && cut.deep())
        .count();
  }

  /// Every node is left that was entered, children inside their parents.
  private static void assertStepsFit(SearchTrace story) {
    var path = new ArrayDeque<Integer>();
    for (TraceStep step : story.steps()) {
      switch (step) {
        case TraceStep.Enter enter -> path.push(enter.node());
        case TraceStep.Leaf _, TraceStep.Known _, TraceStep.Return _ ->
            assertThat(path.pop()).isEqualTo(step.node());
        case TraceStep.Pass _ -> assertThat(path).isEmpty();
        case TraceStep.Bound bound -> {
          assertThat(path.getFirst()).isEqualTo(step.node());
          assertThat(bound.from()).isNotEqualTo(bound.to());
        }
        default -> assertThat(path.getFirst()).isEqualTo(step.node());
      }
    }
    assertThat(path).isEmpty();
  }
}
