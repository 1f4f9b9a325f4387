package dev.secateur.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class GameTreeTest {

  private final Stones game = new Stones();
  private final GameTree tree = new GameTree(game, game.notation().formatPosition(game.start()));

  @Test
  void theSameMoveIsNotAddedTwice() {
    int first = tree.play(GameTree.START, "1");
    assertThat(tree.play(GameTree.START, "1")).isEqualTo(first);
    assertThat(tree.size()).isEqualTo(2);
  }

  @Test
  void anotherMoveStartsAVariationAndOverwritesNothing() {
    int first = tree.play(GameTree.START, "1");
    int second = tree.play(first, "2");
    int other = tree.play(GameTree.START, "2");
    assertThat(tree.children(GameTree.START)).containsExactly(first, other);
    assertThat(tree.path(second)).containsExactly(first, second);
    assertThat(tree.mainLineEnd(GameTree.START)).isEqualTo(second);
  }

  @Test
  void aMoveIsReadInThePositionOfItsNode() {
    int oneLeft = tree.playAll(GameTree.START, "2 2");
    int twoLeft = tree.playAll(GameTree.START, "1 2");
    for (int round = 0; round < 2; round++) {
      assertThatThrownBy(() -> tree.play(oneLeft, "2")).isInstanceOf(NotationException.class);
      assertThat(tree.ply(tree.play(twoLeft, "2"))).isEqualTo(3);
      assertThat(tree.ply(tree.play(tree.path(oneLeft).getFirst(), "2"))).isEqualTo(2);
    }
    assertThat(tree.text()).isEqualTo("2 (1 2 2) 2");
  }

  @Test
  void theTextHoldsEveryVariation() {
    var text = "1 2 (1 1 (2)) 1";
    int end = tree.playAll(GameTree.START, text);
    assertThat(tree.text()).isEqualTo(text);
    assertThat(tree.ply(end)).isEqualTo(3);
    var again = new GameTree(game, tree.start());
    again.playAll(GameTree.START, tree.text());
    assertThat(again.nodes())
        .extracting(GameTree.Node::text)
        .containsExactlyElementsOf(tree.nodes().stream().map(GameTree.Node::text).toList());
  }

  @Test
  void moveNumbersAreSkipped() {
    tree.playAll(GameTree.START, "1. 1 2 2... 1");
    assertThat(tree.text()).isEqualTo("1 2 1");
  }

  @Test
  void anErrorNamesItsPlace() {
    assertThatThrownBy(() -> tree.playAll(GameTree.START, "(1)"))
        .hasMessage("a bracket opens before any move: expected a move first");
    assertThatThrownBy(() -> tree.playAll(GameTree.START, "1 )"))
        .hasMessage("this bracket closes nothing (character 3 of \"1 )\"): expected a move");
    assertThatThrownBy(() -> tree.playAll(GameTree.START, "1 (2"))
        .hasMessageContaining("never closed (character 3");
    assertThatThrownBy(() -> tree.playAll(GameTree.START, "1 (9)"))
        .hasMessageContaining("character 4");
  }
}
