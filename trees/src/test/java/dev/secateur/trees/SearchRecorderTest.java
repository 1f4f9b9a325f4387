package dev.secateur.trees;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
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
    long passes = story.steps().stream().filter(Step.Pass.class::isInstance).count();
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
    for (var technique : SearchOption.techniques()) {
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
      var expected = Algorithms.run(tree, Algorithm.NEGAMAX);
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
  void theCommentOfANodeSaysWhyItsMoveWasTriedEarly() {
    var game = GamePositionTreeTest.game("reversi");
    var recorder = new SearchRecorder(game, game.start(), 100_000);
    search(game, game.start(), 6, recorder);
    var comments = new StringBuilder();
    collectComments(recorder.story().tree().root(), comments);
    assertThat(comments.toString()).contains("killer 9000").contains("table 1000000");
  }

  private static void collectComments(TreeNode node, StringBuilder comments) {
    comments.append(node.comment()).append('\n');
    node.children().forEach(child -> collectComments(child, comments));
  }

  private static SearchResult search(
      Game game, Position position, int depth, SearchListener listener) {
    return new Searcher(game, () -> GamePositionTreeTest.evaluator(game))
        .search(position, Limits.depth(depth), OPTIONS, 1, listener);
  }

  private static List<String> kinds(Story story) {
    return story.steps().stream().map(step -> step.getClass().getSimpleName()).toList();
  }

  private static long deepCuts(Story story) {
    return story.steps().stream()
        .filter(step -> step instanceof Step.Cut cut && cut.deep())
        .count();
  }

  /// Every node is left that was entered, children inside their parents.
  private static void assertStepsFit(Story story) {
    var path = new ArrayDeque<Integer>();
    for (Step step : story.steps()) {
      switch (step) {
        case Step.Enter enter -> path.push(enter.node());
        case Step.Leaf _, Step.Known _, Step.Return _ ->
            assertThat(path.pop()).isEqualTo(step.node());
        case Step.Pass _ -> assertThat(path).isEmpty();
        default -> assertThat(path.getFirst()).isEqualTo(step.node());
      }
    }
    assertThat(path).isEmpty();
  }
}
