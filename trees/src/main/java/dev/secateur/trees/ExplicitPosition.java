package dev.secateur.trees;

import dev.secateur.core.Key;
import dev.secateur.core.Move;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Termination;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A node of an explicit tree as a position of [ExplicitGame].
public final class ExplicitPosition implements Position {

  static final String ROOT = "root";

  private final Tree tree;
  private final int maxMoves;

  /// The nodes from the root to the current node.
  private final List<TreeNode> path;

  ExplicitPosition(Tree tree) {
    this(tree, widest(tree.root()), List.of(tree.root()));
  }

  private ExplicitPosition(Tree tree, int maxMoves, List<TreeNode> path) {
    this.tree = tree;
    this.maxMoves = maxMoves;
    this.path = new ArrayList<>(path);
  }

  private static int widest(TreeNode node) {
    return Math.max(
        Math.max(1, node.children().size()),
        node.children().stream().mapToInt(ExplicitPosition::widest).max().orElse(0));
  }

  /// The current node.
  public TreeNode node() {
    return path.getLast();
  }

  /// `2.1` is the first child of the root's second child.
  String path() {
    return path.size() == 1
        ? ROOT
        : IntStream.range(1, path.size())
            .mapToObj(ply -> 1 + path.get(ply - 1).children().indexOf(path.get(ply)))
            .map(String::valueOf)
            .collect(Collectors.joining("."));
  }

  static long move(TreeNode node, int index) {
    return Move.quiet(index, node.children().get(index).id() % Move.HISTORY_SIZE);
  }

  @Override
  public int sideToMove() {
    boolean rootMoves = ply() % 2 == 0;
    return rootMoves == (tree.rootSide() == Side.MAX) ? FIRST : SECOND;
  }

  @Override
  public int ply() {
    return path.size() - 1;
  }

  @Override
  public int generate(long[] moves, int from) {
    int to = from;
    for (int i = 0; i < node().children().size(); i++) {
      moves[to++] = move(node(), i);
    }
    return to;
  }

  @Override
  public int maxMoves() {
    return maxMoves;
  }

  @Override
  public int countMoves() {
    return node().children().size();
  }

  @Override
  public void make(long move) {
    path.add(node().children().get((int) Move.gameBits(move)));
  }

  @Override
  public void undo() {
    if (path.size() == 1) {
      throw new IllegalStateException("no move to take back");
    }
    path.removeLast();
  }

  @Override
  public long key() {
    return Key.of(node().id(), 0);
  }

  /// The game ends at a leaf; the sign of its value says who has won.
  @Override
  public Outcome ending() {
    if (!node().isLeaf()) {
      return Outcome.UNDECIDED;
    }
    int score = ExplicitGame.score(node());
    return score == 0
        ? Outcome.draw(Termination.NO_MOVE)
        : Outcome.win(score > 0 ? FIRST : SECOND, Termination.NO_MOVE);
  }

  @Override
  public int finalScore() {
    int score = ExplicitGame.score(node());
    return sideToMove() == FIRST ? score : -score;
  }

  @Override
  public ExplicitPosition copy() {
    return new ExplicitPosition(tree, maxMoves, path);
  }
}
