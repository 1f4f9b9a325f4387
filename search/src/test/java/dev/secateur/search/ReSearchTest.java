package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.core.Move;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.RecordedTree.RecordedVisit;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// A move that was searched less deeply, or with an empty window, and turned out better than
/// expected is searched again. Every node of some searches is looked at.
class ReSearchTest {

  private static final SearchOptions STANDARD =
      Played.withoutForwardPruning(SearchOptions.STANDARD).with(SearchOption.HASH, 1);

  /// How often each thing was seen.
  private static final class Seen {
    int reduced;
    int searchedAgainDeeper;
    int searchedAgainWider;
    int searchedAgainAtTheRoot;
  }

  private static Seen check(String name, int depth, SearchOptions options) {
    var game = Played.game(name);
    var seen = new Seen();
    for (var position : Played.random(game, 5, 20)) {
      var recorder = new RecordedTree();
      Played.searcher(game).search(position, Limits.depth(depth), options, 1, recorder);
      checkRoot(recorder.rootMoves, seen);
      recorder.rootMoves.forEach(root -> check(root, seen));
    }
    return seen;
  }

  /// The first root move of an iteration has the whole window, which starts at `-beta` of the root.
  private static void checkRoot(List<RecordedVisit> rootMoves, Seen seen) {
    int alpha = 0;
    for (int i = 0; i < rootMoves.size(); i++) {
      var visit = rootMoves.get(i);
      if (!visit.hasEmptyWindow()) {
        alpha = visit.alpha;
      } else if (visit.isBetterThanExpected() && visit.score > alpha) {
        seen.searchedAgainAtTheRoot++;
        assertIsSearchedAgain(rootMoves, i, alpha, visit.depth);
      }
    }
  }

  private static void check(RecordedVisit node, Seen seen) {
    for (int i = 0; i < node.children.size(); i++) {
      var child = node.children.get(i);
      if (child.depth < node.depth - 1) {
        seen.reduced++;
        assertThat(child.place).as("a late move").isGreaterThan(3);
        assertThat(Move.isNoisy(child.move)).as("a quiet move").isFalse();
        assertThat(child.hasEmptyWindow()).isTrue();
        if (child.isBetterThanExpected()) {
          seen.searchedAgainDeeper++;
          assertIsSearchedAgain(node.children, i, child.alpha, node.depth - 1);
        }
      } else if (child.hasEmptyWindow()
          && child.isBetterThanExpected()
          && -child.score < node.beta) {
        seen.searchedAgainWider++;
        assertIsSearchedAgain(node.children, i, -node.beta, node.depth - 1);
      }
      check(child, seen);
    }
  }

  /// The visit after `index` is of the same move, to this depth and with this lower end.
  private static void assertIsSearchedAgain(
      List<RecordedVisit> visits, int index, int alpha, int depth) {
    var visit = visits.get(index);
    assertThat(visits).as("visits").hasSizeGreaterThan(index + 1);
    var again = visits.get(index + 1);
    assertThat(again.move).isEqualTo(visit.move);
    assertThat(again.alpha).isEqualTo(alpha);
    assertThat(again.beta).isEqualTo(visit.beta);
    assertThat(again.depth).isEqualTo(depth);
  }

  @ParameterizedTest
  @CsvSource({"checkers, 9", "reversi, 7", "quoridor, 5"})
  void aMoveThatIsBetterThanExpectedIsSearchedAgain(String name, int depth) {
    var seen = check(name, depth, STANDARD);
    assertThat(seen.reduced).as("reduced").isPositive();
    assertThat(seen.searchedAgainDeeper).as("then at full depth").isPositive();
    assertThat(seen.searchedAgainWider).as("with the full window").isPositive();
    assertThat(seen.searchedAgainAtTheRoot).as("at the root").isPositive();
  }

  @ParameterizedTest
  @CsvSource({"checkers, 7", "reversi, 5", "'quoridor:size=5,walls=3', 4"})
  void withoutReductionsEveryMoveIsSearchedAtFullDepth(String name, int depth) {
    var seen = check(name, depth, STANDARD.off(SearchOption.LMR));
    assertThat(seen.reduced).isZero();
    assertThat(seen.searchedAgainWider).isPositive();
  }
}
