package dev.secateur.trees;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.Move;
import dev.secateur.core.Notation;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.List;

/// An explicit tree as a game, so that Secateur's own search can search it: nodes are positions, a
/// move goes to a child, and the game ends at the leaves with their values as scores.
///
/// MAX is the first player.
public final class ExplicitGame implements Game {

  private final Tree tree;

  /// @throws IllegalArgumentException if a value cannot be a score: infinite, too large, or with
  ///     more than two decimals
  public ExplicitGame(Tree tree) {
    this.tree = tree;
    check(tree.root());
  }

  private static void check(TreeNode node) {
    if (node.isLeaf() || node.value().isPresent()) {
      score(node);
    }
    node.children().forEach(ExplicitGame::check);
  }

  /// The value of a node for MAX, as a [Score].
  static int score(TreeNode node) {
    double points = NodeEstimate.of(node) * Score.PER_UNIT;
    if (Math.abs(points) > Score.MAX_EVALUATION || Math.abs(points - Math.rint(points)) > 1e-6) {
      throw new IllegalArgumentException(
          "%s is not a score: expected at most two decimals, from -%d to %d"
              .formatted(
                  TreeText.number(NodeEstimate.of(node)),
                  Score.MAX_EVALUATION / Score.PER_UNIT,
                  Score.MAX_EVALUATION / Score.PER_UNIT));
    }
    return (int) Math.rint(points);
  }

  @Override
  public String name() {
    return "tree";
  }

  @Override
  public List<String> sides() {
    return List.of("MAX", "MIN");
  }

  @Override
  public ExplicitPosition start() {
    return new ExplicitPosition(tree);
  }

  /// Evaluates a node as the algorithms of this package do at the depth limit.
  public Evaluator newEvaluator() {
    return new Evaluator() {
      @Override
      public int evaluate(Position position) {
        var node = ((ExplicitPosition) position).node();
        return position.sideToMove() == Position.FIRST ? score(node) : -score(node);
      }

      @Override
      public List<Term> explain(Position position) {
        double value = Score.inUnits(evaluate(position));
        return List.of(new Term("estimate", value, 1, value));
      }
    };
  }

  @Override
  public Notation notation() {
    return new Notation() {
      @Override
      public String formatMove(Position position, long move) {
        var node = ((ExplicitPosition) position).node();
        int index = (int) Move.gameBits(move);
        var name = node.children().get(index).name();
        boolean isUnique =
            node.children().stream().filter(child -> child.name().equals(name)).count() == 1;
        return isUnique && !name.isEmpty() ? name : String.valueOf(index + 1);
      }

      @Override
      public String formatPosition(Position position) {
        return ((ExplicitPosition) position).path();
      }

      @Override
      public Position parsePosition(String text) {
        var position = start();
        if (text.equals(ExplicitPosition.ROOT)) {
          return position;
        }
        int at = 0;
        for (String number : text.split("\\.", -1)) {
          int children = position.countMoves();
          int index = number.matches("\\d{1,9}") ? Integer.parseInt(number) : 0;
          if (index < 1 || index > children) {
            throw new NotationException(
                text,
                at,
                "there is no such child",
                children == 0
                    ? "nothing more, for this is a leaf"
                    : "a number from 1 to %d, or root for the whole tree".formatted(children));
          }
          position.make(ExplicitPosition.move(position.node(), index - 1));
          at += number.length() + 1;
        }
        return position;
      }
    };
  }
}
