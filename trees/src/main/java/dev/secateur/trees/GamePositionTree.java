package dev.secateur.trees;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalDouble;

/// Builds a tree from a position of a game. A node has the name of the move that leads to it, and
/// the evaluator's score as its value, in display units. MAX is the side to move at the root. A
/// proven win has an infinite value.
public final class GamePositionTree {

  /// A larger tree is too large to read.
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

  /// The tree below a position. The position is not changed.
  ///
  /// @param depth plies, from 1 to [#MAX_DEPTH]
  /// @param top how many moves are kept at each node: those with the best score one ply later; 0
  ///     for all moves
  /// @param chosen the root moves to keep, as texts; if empty, the best moves are kept
  /// @throws dev.secateur.core.NotationException if a chosen text is not a legal move
  /// @throws IllegalArgumentException if the tree would be too deep or too large
  public static Tree build(
      Game game, Position position, Evaluator evaluator, int depth, int top, List<String> chosen) {
    if (depth < 1 || depth > MAX_DEPTH || top < 0) {
      throw new IllegalArgumentException(
          "a tree of a game has 1 to " + MAX_DEPTH + " plies, and at least one move at a node");
    }
    var here = position.copy();
    var notation = game.notation();
    var rootMoves = chosen.stream().map(text -> notation.parseMove(here, text)).toList();
    var builder = new GamePositionTree(game, evaluator, here, top);
    return new Tree(Side.MAX, builder.node("", Side.MAX, depth, rootMoves));
  }

  private TreeNode node(String name, Side side, int depth, List<Long> chosen) {
    int id = nodes++;
    if (nodes > MAX_NODES) {
      throw new IllegalArgumentException(
          "the tree has more than %d nodes: use a lower depth or keep fewer moves"
              .formatted(MAX_NODES));
    }
    var forMax = OptionalDouble.of(side == Side.MAX ? value() : 0.0 - value());
    var children = new ArrayList<TreeNode>();
    if (depth > 0 && !position.outcome().isOver()) {
      for (long move : chosen.isEmpty() ? bestMoves() : chosen) {
        var text = game.notation().formatMove(position, move);
        position.make(move);
        children.add(node(text, side.other(), depth - 1, List.of()));
        position.undo();
      }
    }
    return new TreeNode(id, name, forMax, "", children);
  }

  /// The best moves, in the order in which the game generates them: the lesson shows the effect of
  /// other orders.
  private List<Long> bestMoves() {
    record Candidate(long move, int index, double value) {}
    var candidates = new ArrayList<Candidate>();
    for (long move : position.legalMoves()) {
      position.make(move);
      candidates.add(new Candidate(move, candidates.size(), value()));
      position.undo();
    }
    // The lowest value for the opponent is the best for this side.
    return candidates.stream()
        .sorted(Comparator.comparingDouble(Candidate::value))
        .limit(top == 0 ? Long.MAX_VALUE : top)
        .sorted(Comparator.comparingInt(Candidate::index))
        .map(Candidate::move)
        .toList();
  }

  /// The value of the position for the side to move.
  private double value() {
    int score = position.outcome().isOver() ? position.finalScore() : evaluator.evaluate(position);
    return units(score);
  }

  /// A score in display units; a proven win or loss is infinite.
  static double units(int score) {
    if (Score.isDecisive(score) || Math.abs(score) >= Score.INFINITE) {
      return score > 0 ? Double.POSITIVE_INFINITY : Double.NEGATIVE_INFINITY;
    }
    return Score.inUnits(score);
  }
}
