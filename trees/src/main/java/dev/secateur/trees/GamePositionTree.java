package dev.secateur.trees;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/// Cuts a tree out of a position of a real game. Nodes are named after the move that leads to them
/// and are worth what the evaluator says, in display units, to the side to move at the root, who is
/// MAX. A proven win is worth infinity.
public final class GamePositionTree {

  /// Nobody reads a larger tree.
  public static final int MAX_NODES = 5_000;

  public static final int MAX_DEPTH = 6;
  public static final int DEFAULT_DEPTH = 3;

  /// How many moves of each node are kept by default.
  public static final int DEFAULT_TOP = 3;

  private final Game game;
  private final Evaluator evaluator;
  private final Position position;
  private final int top;
  private int nodes;

  private GamePositionTree(Game game, Evaluator evaluator, Position position, int top) {
    this.game = game;
    this.evaluator = evaluator;
    this.position = position;
    this.top = top;
  }

  /// The tree below a position, which is left as it was.
  ///
  /// @param depth plies, from 1 to [#MAX_DEPTH]
  /// @param top how many moves are kept at each node, those that look best one ply on; 0 for all
  /// @param chosen the root moves to keep instead of the best, as texts; none to choose by `top`
  /// @throws dev.secateur.core.NotationException if a chosen move is none
  /// @throws IllegalArgumentException if the tree would be too deep or too large
  public static Tree cut(
      Game game, Position position, Evaluator evaluator, int depth, int top, List<String> chosen) {
    if (depth < 1 || depth > MAX_DEPTH || top < 0) {
      throw new IllegalArgumentException(
          "a tree of a game has 1 to " + MAX_DEPTH + " plies, and at least one move at a node");
    }
    var here = position.copy();
    var notation = game.notation();
    var rootMoves = chosen.stream().map(text -> notation.parseMove(here, text)).toList();
    var cutter = new GamePositionTree(game, evaluator, here, top);
    return new Tree(Side.MAX, cutter.node("", Side.MAX, depth, rootMoves));
  }

  private TreeNode node(String name, Side side, int depth, List<Long> chosen) {
    int id = nodes++;
    if (nodes > MAX_NODES) {
      throw new IllegalArgumentException(
          "the tree has more than %d nodes: look less deep or keep fewer moves"
              .formatted(MAX_NODES));
    }
    var value = OptionalDouble.of(side == Side.MAX ? worth() : 0.0 - worth());
    var children = new ArrayList<TreeNode>();
    if (depth > 0 && !position.outcome().isOver()) {
      for (long move : chosen.isEmpty() ? best() : chosen) {
        var text = game.notation().move(position, move);
        position.make(move);
        children.add(node(text, side.other(), depth - 1, List.of()));
        position.undo();
      }
    }
    return new TreeNode(id, name, value, "", children);
  }

  /// The moves that look best, in the order in which the game generates them: what another order
  /// is worth is for the lesson to show.
  private List<Long> best() {
    record Candidate(long move, int place, double worth) {}
    var candidates = new ArrayList<Candidate>();
    for (long move : position.legalMoves()) {
      position.make(move);
      candidates.add(new Candidate(move, candidates.size(), worth()));
      position.undo();
    }
    // What is worst for the other side is best for this one.
    return candidates.stream()
        .sorted(Comparator.comparingDouble(Candidate::worth))
        .limit(top == 0 ? Long.MAX_VALUE : top)
        .sorted(Comparator.comparingInt(Candidate::place))
        .map(Candidate::move)
        .toList();
  }

  /// What the position is worth to the side to move.
  private double worth() {
    int score = position.outcome().isOver() ? position.finalScore() : evaluator.evaluate(position);
    return units(score);
  }

  /// A score in display units; a proven end is beyond all of them.
  static double units(int score) {
    if (Score.isDecisive(score) || Math.abs(score) >= Score.INFINITE) {
      return score > 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
    return Score.inUnits(score);
  }
}
