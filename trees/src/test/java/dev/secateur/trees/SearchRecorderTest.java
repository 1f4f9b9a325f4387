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

  /// The shallow searches of ProbCut count as nodes, but they are not part of the tree.
  private static final SearchOptions OPTIONS =
      SearchOptions.STANDARD.with(SearchOption.HASH, 1).off(SearchOption.PROBCUT);

  @ParameterizedTest
  @CsvSource({
    "checkers, 11-15 23-19, 5",
    "reversi, f5 d6, 5",
    "quoridor:size=5;walls=2, c2 c4, 2",
    "quoridor:size=3;walls=0, b2, 4"
  })
  void recordingChangesNothingAndRecordsEveryNode(String name, String moves, int depth) {
    var game = GamePositionTreeTest.game(name.replace(';', ','));
    var position = GamePositionTreeTest.after(game, moves);
    var recorder = new SearchRecorder(game, position, 1_000_000);
    var recorded = search(game, position, depth, recorder);
    var unrecorded = search(game, position, depth, SearchListener.NONE);
    assertThat(recorded.lines()).isEqualTo(unrecorded.lines());
    assertThat(recorded.statistics().nodes()).isEqualTo(unrecorded.statistics().nodes());

    var trace = recorder.trace();
    assertThat(recorder.isComplete()).isTrue();
    assertThat(trace.value()).isEqualTo(GamePositionTree.units(recorded.score()));
    long passes = trace.steps().stream().filter(TraceStep.Pass.class::isInstance).count();
    assertThat(trace.nodes() - passes)
        .as("nodes without the root")
        .isEqualTo(recorded.statistics().nodes() - recorded.statistics().quiescenceNodes());
    assertStepsFit(trace);
    assertThat(TreeStates.last(trace).nodes()).containsOnlyKeys(trace.visited());
    assertThat(trace.principalVariation()).hasSizeGreaterThan(1);
  }

  @Test
  void theSearchOfATreeIsRecordedLikeTheTextbookAlgorithm() {
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
      var recorded = recorder.trace();
      var expected = TreeAlgorithms.run(tree, TreeAlgorithm.NEGAMAX);
      assertThat(recorded.value()).isEqualTo(expected.value());
      assertThat(recorded.nodes()).isEqualTo(expected.nodes());
      assertThat(recorded.leaves()).isEqualTo(expected.leaves());
      assertThat(kinds(recorded)).as(() -> TreeText.write(tree)).isEqualTo(kinds(expected));
      assertThat(deepCutoffs(recorded)).isEqualTo(deepCutoffs(expected));
      deep += deepCutoffs(recorded);
    }
    assertThat(deep).as("deep cutoffs").isGreaterThan(20);
  }

  @Test
  void aLongSearchIsRecordedOnlyToTheLimit() {
    var game = GamePositionTreeTest.game("reversi");
    var recorder = new SearchRecorder(game, game.start(), 500);
    search(game, game.start(), 7, recorder);
    var trace = recorder.trace();
    assertThat(recorder.isComplete()).isFalse();
    assertThat(trace.nodes()).isEqualTo(500);
    assertThat(trace.steps()).hasSizeLessThan(3_000);
  }

  @Test
  void everyTechniqueThatChangesTheOrderIsRecordedAndNoneThatIsOff() {
    var game = GamePositionTreeTest.game("checkers");
    var position = GamePositionTreeTest.after(game, "11-15 23-19 8-11 22-17");
    var everything = record(game, position, 7, OPTIONS).trace();
    assertThat(reasons(everything))
        .contains(
            TraceStep.TriedReason.BEST_BEFORE,
            TraceStep.TriedReason.TABLE,
            TraceStep.TriedReason.CAPTURE,
            TraceStep.TriedReason.KILLER,
            TraceStep.TriedReason.COUNTER_MOVE,
            TraceStep.TriedReason.HISTORY);
    assertThat(everything.steps()).hasAtLeastOneElementOfType(TraceStep.Reduced.class);

    var little = OPTIONS.off(SearchOption.KILLERS).off(SearchOption.LMR).off(SearchOption.TABLE);
    assertThat(reasons(record(game, position, 7, little).trace()))
        .contains(TraceStep.TriedReason.HISTORY)
        .doesNotContain(TraceStep.TriedReason.KILLER, TraceStep.TriedReason.TABLE);
    var none = record(game, position, 5, OPTIONS.off(SearchOption.ORDERING)).trace();
    assertThat(reasons(none)).containsOnly(TraceStep.TriedReason.BEST_BEFORE);
  }

  @Test
  void aTriedMoveIsEnteredNextAndItsPositionsAreRight() {
    var game = GamePositionTreeTest.game("reversi");
    var trace = record(game, game.start(), 6, OPTIONS).trace();
    var names = new NodeNames(trace.tree(), TreeMessages.english());
    for (int i = 0; i < trace.steps().size(); i++) {
      if (trace.steps().get(i) instanceof TraceStep.TriedEarly tried) {
        var next = trace.steps().get(i + 1);
        if (next instanceof TraceStep.Reduced) {
          next = trace.steps().get(i + 2);
        }
        assertThat(next).isInstanceOf(TraceStep.Enter.class);
        assertThat(next.node()).isEqualTo(tried.child());
        var position = game.start();
        for (String move : lineTo(tried.node(), names)) {
          position.make(game.notation().parseMove(position, move));
        }
        long given = position.legalMoves()[tried.given() - 1];
        assertThat(game.notation().formatMove(position, given))
            .isEqualTo(names.node(tried.child()).name());
      }
    }
  }

  @Test
  void valuesFromTheTableAndFromTheGameAreRecorded() {
    var reversi = GamePositionTreeTest.game("reversi");
    var trace = record(reversi, reversi.start(), 6, OPTIONS).trace();
    assertThat(sources(trace)).containsOnly(TraceStep.ValueSource.TABLE);
    var race = GamePositionTreeTest.game("quoridor:size=5,walls=0");
    assertThat(
            sources(
                record(race, race.start(), 4, OPTIONS.off(SearchOption.REVERSE_FUTILITY)).trace()))
        .contains(TraceStep.ValueSource.GAME);
  }

  @Test
  void aFailHighAtTheRootEndsThePassWithACutoff() {
    long cutsAtTheRoot = 0;
    for (int seed = 0; seed < 200; seed++) {
      // Estimates that are far from the values, so that aspiration windows often fail.
      var game =
          new ExplicitGame(new RandomTree(Side.MAX, 3, 6, seed, -80, 80, false, true).tree());
      var recorder = new SearchRecorder(game, game.start(), 1_000_000);
      new Searcher(game, game::newEvaluator)
          .search(game.start(), Limits.depth(9), OPTIONS, 1, recorder);
      var trace = recorder.trace();
      for (TraceStep step : trace.steps()) {
        if (step instanceof TraceStep.Cutoff cut && cut.node() == trace.tree().root().id()) {
          cutsAtTheRoot++;
          assertThat(cut.value()).isGreaterThanOrEqualTo(cut.bound());
        }
      }
      assertWindowsHold(trace);
      assertStepsFit(trace);
    }
    assertThat(cutsAtTheRoot).isPositive();
  }

  /// The value of a pass at the root is inside its window, or recorded as a bound.
  private static void assertWindowsHold(SearchTrace trace) {
    TraceStep.@Nullable Pass pass = null;
    for (TraceStep step : trace.steps()) {
      if (step instanceof TraceStep.Pass begins) {
        pass = begins;
      } else if (step instanceof TraceStep.Return back && back.node() == trace.tree().root().id()) {
        var window = requireNonNull(pass);
        assertThat(back.bound())
            .isEqualTo(TraceStep.ValueBound.of(back.value(), window.alpha(), window.beta()));
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

  private static List<TraceStep.TriedReason> reasons(SearchTrace trace) {
    return trace.steps().stream()
        .flatMap(
            step -> step instanceof TraceStep.TriedEarly tried ? Stream.of(tried.reason()) : null)
        .distinct()
        .toList();
  }

  private static List<TraceStep.ValueSource> sources(SearchTrace trace) {
    return trace.steps().stream()
        .flatMap(
            step -> step instanceof TraceStep.KnownValue known ? Stream.of(known.source()) : null)
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

  private static List<String> kinds(SearchTrace trace) {
    return trace.steps().stream().map(step -> step.getClass().getSimpleName()).toList();
  }

  private static long deepCutoffs(SearchTrace trace) {
    return trace.steps().stream()
        .filter(step -> step instanceof TraceStep.Cutoff cut && cut.deep())
        .count();
  }

  /// Every node that is entered is left, and children are left before their parents.
  private static void assertStepsFit(SearchTrace trace) {
    var path = new ArrayDeque<Integer>();
    for (TraceStep step : trace.steps()) {
      switch (step) {
        case TraceStep.Enter enter -> path.push(enter.node());
        case TraceStep.Leaf _, TraceStep.KnownValue _, TraceStep.Return _ ->
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
