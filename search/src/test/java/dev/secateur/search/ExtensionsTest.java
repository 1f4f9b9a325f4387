package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.RecordedTree.RecordedVisit;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Moves that an extension makes free cost no depth, all others cost one ply.
class ExtensionsTest {

  private static final SearchOptions PLAIN =
      Played.withoutForwardPruning(SearchOptions.STANDARD)
          .with(SearchOption.HASH, 1)
          .off(SearchOption.LMR);

  /// A move with the node before it.
  private record Step(RecordedVisit parent, RecordedVisit child) {

    boolean isExtended() {
      return child.depth == parent.depth;
    }

    boolean isRecapture() {
      return Move.isNoisy(parent.move) && Move.isNoisy(child.move);
    }
  }

  private static List<Step> steps(String name, int depth, SearchOptions options) {
    var game = Played.game(name);
    return steps(game, depth, options, Played.evaluator(game));
  }

  private static List<Step> steps(
      Game game, int depth, SearchOptions options, Evaluator evaluator) {
    var steps = new ArrayList<Step>();
    for (var position : Played.random(game, 6, 30)) {
      var tree = new RecordedTree();
      new Searcher(game, () -> evaluator).search(position, Limits.depth(depth), options, 1, tree);
      for (var visit : tree.all()) {
        visit.children.forEach(child -> steps.add(new Step(visit, child)));
      }
    }
    return steps;
  }

  @ParameterizedTest
  @CsvSource({"checkers, 7", "'quoridor:size=7,walls=4', 4"})
  void withoutExtensionsEveryMoveCostsOnePly(String name, int depth) {
    var steps = steps(name, depth, PLAIN);
    assertThat(steps.size()).isGreaterThan(200);
    assertThat(steps.stream().allMatch(step -> step.child.depth == step.parent.depth - 1)).isTrue();
  }

  @Test
  void recapturesAndNoOtherMovesAreExtended() {
    var steps = steps("checkers", 7, PLAIN.on(SearchOption.RECAPTURE));
    assertThat(steps).filteredOn(Step::isExtended).hasSizeGreaterThan(20);
    assertThat(steps).filteredOn(Step::isExtended).allMatch(Step::isRecapture);
    assertThat(steps).filteredOn(Step::isRecapture).allMatch(Step::isExtended);
  }

  /// A node of which a single move was searched may have others, so only one direction is checked
  /// here; the second is that some are extended.
  @Test
  void onlySingleRepliesAreExtended() {
    var steps = steps("checkers", 7, PLAIN.on(SearchOption.SINGLE_REPLY));
    var extended = steps.stream().filter(Step::isExtended).toList();
    assertThat(extended).hasSizeGreaterThan(20);
    for (var step : extended) {
      long moves = step.parent.children.stream().mapToLong(child -> child.move).distinct().count();
      assertThat(moves).isEqualTo(1);
    }
  }

  /// The depth of a threatened node grows by one, so that none of its moves costs depth.
  @Test
  void threatenedNodesAreSearchedDeeper() {
    var steps = steps("checkers", 7, PLAIN.on(SearchOption.THREATS));
    var extended = steps.stream().filter(Step::isExtended).toList();
    assertThat(extended).isNotEmpty().hasSizeLessThan(steps.size() / 2);
    for (var step : extended) {
      assertThat(step.parent.children).allMatch(child -> child.depth == step.parent.depth);
    }
  }

  /// If a man is worth a few points only, losing one is no threat.
  @Test
  void smallLossesAreNoThreats() {
    var game = Played.game("checkers");
    var threats = PLAIN.on(SearchOption.THREATS);
    var small = steps(game, 7, threats, new SmallScores(Played.evaluator(game)));
    assertThat(small).hasSizeGreaterThan(200).noneMatch(Step::isExtended);
  }

  /// A twentieth of the scores of another evaluator.
  private record SmallScores(Evaluator full) implements Evaluator {

    @Override
    public int evaluate(Position position) {
      return full.evaluate(position) / 20;
    }

    @Override
    public List<Term> explain(Position position) {
      throw new UnsupportedOperationException();
    }
  }

  /// With every extension on, lines stay shorter than twice the iteration and its quiescence.
  @Test
  void extensionsEndAtTwiceTheDepthOfTheIteration() {
    var options =
        PLAIN.on(SearchOption.SINGLE_REPLY).on(SearchOption.RECAPTURE).on(SearchOption.THREATS);
    int depth = 5;
    for (var step : steps("checkers", depth, options)) {
      if (step.parent.ply >= 2 * depth) {
        assertThat(step.isExtended()).isFalse();
      }
    }
  }
}
