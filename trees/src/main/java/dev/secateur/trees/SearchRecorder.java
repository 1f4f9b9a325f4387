package dev.secateur.trees;

import dev.secateur.core.Game;
import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.search.NodeListener;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.trees.TraceStep.WindowBound;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Writes down the product's own search of a position as the same kind of story that the lesson's
/// algorithms tell: give it to a search with one thread as its listener.
///
/// MAX is the side to move at the root, values are in display units, and a proven end is infinite.
/// Nodes are named after their moves, and ids follow the order in which nodes were first met. What
/// the techniques changed is told too: which move came early and why, which was looked at less
/// deeply, which node the table or the game itself answered.
public final class SearchRecorder implements SearchListener, NodeListener {

  private final Game game;
  private final Position position;
  private final int rootPly;
  private final int maxNodes;
  private final Met root = new Met(0, "");
  private final Deque<Frame> path = new ArrayDeque<>();
  private final List<TraceStep> steps = new ArrayList<>();
  private final Set<Integer> visited = new LinkedHashSet<>();
  private int met = 1;
  private int passes;
  private boolean passBegins;
  private long[] rootMoves = {};
  private long lastRootMove = Move.NONE;
  private final Set<Long> rootMovesTried = new HashSet<>();
  private long nodes;
  private long leaves;
  private boolean isFull;
  private double value;
  private List<Long> best = List.of();

  /// A node that the search has met.
  private static final class Met {
    final int id;
    final String name;
    final Map<Long, Met> children = new LinkedHashMap<>();
    OptionalDouble value = OptionalDouble.empty();

    Met(int id, String name) {
      this.id = id;
      this.name = name;
    }

    TreeNode node() {
      return new TreeNode(id, name, value, "", children.values().stream().map(Met::node).toList());
    }
  }

  /// A visit to a node, with what it knows in the view of who is to move there.
  private static final class Frame {
    final Met met;
    final Side side;
    int alpha;
    final int beta;
    final int alphaAtFirst;
    final int depth;
    int best = -Score.INFINITE;

    /// A child's score counts only when it turns out that the child is not searched again.
    @Nullable Met pending;

    int pendingScore;

    Frame(Met met, Side side, int alpha, int beta, int depth) {
      this.met = met;
      this.side = side;
      this.alpha = alpha;
      this.alphaAtFirst = alpha;
      this.beta = beta;
      this.depth = depth;
    }

    double forMax(int score) {
      double units = GamePositionTree.units(score);
      return side == Side.MAX ? units : 0.0 - units;
    }

    double low() {
      return side == Side.MAX ? forMax(alpha) : forMax(beta);
    }

    double high() {
      return side == Side.MAX ? forMax(beta) : forMax(alpha);
    }
  }

  /// A recorder of a search of this position.
  ///
  /// @param maxNodes when so many nodes have been entered, the rest of the search goes unrecorded
  public SearchRecorder(Game game, Position position, int maxNodes) {
    this.game = game;
    this.position = position.copy();
    this.rootPly = position.ply();
    this.maxNodes = maxNodes;
  }

  /// Whether the whole search was written down.
  public boolean isComplete() {
    return !isFull;
  }

  /// What was written down, when the search is over.
  public SearchTrace story() {
    endPass();
    var pruned = new HashSet<Integer>();
    for (int id = 0; id < met; id++) {
      pruned.add(id);
    }
    pruned.removeAll(visited);
    return new SearchTrace(
        new Tree(Side.MAX, root.node()),
        AlgorithmSettings.of(TreeAlgorithm.RECORDED),
        value,
        variation(),
        List.copyOf(visited),
        pruned,
        nodes,
        leaves,
        steps);
  }

  private List<Integer> variation() {
    var line = new ArrayList<Integer>(List.of(root.id));
    var node = root;
    for (long move : best) {
      node = node.children.get(move);
      if (node == null) {
        break;
      }
      line.add(node.id);
    }
    return line;
  }

  @Override
  public NodeListener nodes() {
    return this;
  }

  @Override
  public void iterationDone(SearchResult soFar) {
    if (soFar.hasMove()) {
      value = GamePositionTree.units(soFar.score());
      best = soFar.lines().getFirst().moves();
    }
  }

  @Override
  public void iterationBegins(long[] moves) {
    passBegins = true;
    rootMoves = moves;
  }

  @Override
  public void rootMove(long move, int alpha, int beta, int depth) {
    var frame = path.peekLast();
    // A bound that widens belongs to another window: the narrow one has failed.
    if (passBegins || frame == null || alpha < frame.alphaAtFirst || beta > frame.beta) {
      endPass();
      passBegins = false;
      if (isFull) {
        return;
      }
      var first = new Frame(root, Side.MAX, alpha, beta, depth);
      passes++;
      rootMovesTried.clear();
      steps.add(new TraceStep.Pass(root.id, passes, depth, first.low(), first.high()));
      enter(first);
    }
  }

  @Override
  public void entered(
      long move, int ply, int alpha, int beta, int depth, NodeListener.MoveChoice choice) {
    if (isFull || path.isEmpty()) {
      return;
    }
    if (nodes >= maxNodes) {
      isFull = true;
      return;
    }
    unwind(ply);
    var parent = path.getFirst();
    var child = child(parent.met, move);
    var frame = new Frame(child, parent.side.other(), alpha, beta, depth);
    if (child.equals(parent.pending)) {
      steps.add(new TraceStep.Again(parent.met.id, child.id, frame.low(), frame.high()));
      parent.pending = null;
    } else {
      settle(parent);
      tellChoice(parent, child, ply == 1 ? atRoot(move, choice) : choice);
    }
    if (depth < parent.depth - 1) {
      steps.add(new TraceStep.Reduced(parent.met.id, child.id, parent.depth - 1 - depth));
    }
    position.make(move);
    enter(frame);
  }

  /// The first root move of a pass was the best before, and so was every one that has come forward.
  private NodeListener.MoveChoice atRoot(long move, NodeListener.MoveChoice choice) {
    rootMovesTried.add(move);
    lastRootMove = move;
    int place = rootMovesTried.size();
    boolean isOrdered = place < choice.generated() || (place == 1 && passes > 1);
    var reason = isOrdered ? choice.reason() : NodeListener.OrderingReason.GENERATED;
    return new NodeListener.MoveChoice(reason, place, choice.generated());
  }

  private void tellChoice(Frame parent, Met child, NodeListener.MoveChoice choice) {
    reason(choice.reason())
        .map(
            why ->
                new TraceStep.Tried(
                    parent.met.id, child.id, choice.place(), choice.generated(), why))
        .ifPresent(steps::add);
  }

  private static Optional<TraceStep.OrderingReason> reason(NodeListener.OrderingReason reason) {
    return switch (reason) {
      case BEST_BEFORE -> Optional.of(TraceStep.OrderingReason.BEST_BEFORE);
      case TABLE -> Optional.of(TraceStep.OrderingReason.TABLE);
      case CAPTURE -> Optional.of(TraceStep.OrderingReason.CAPTURE);
      case TACTICAL -> Optional.of(TraceStep.OrderingReason.TACTICAL);
      case KILLER -> Optional.of(TraceStep.OrderingReason.KILLER);
      case COUNTER_MOVE -> Optional.of(TraceStep.OrderingReason.COUNTER_MOVE);
      case HISTORY -> Optional.of(TraceStep.OrderingReason.HISTORY);
      case GENERATED -> Optional.empty();
    };
  }

  private void enter(Frame frame) {
    path.push(frame);
    nodes++;
    visited.add(frame.met.id);
    steps.add(new TraceStep.Enter(frame.met.id, frame.side, frame.low(), frame.high()));
  }

  private Met child(Met parent, long move) {
    return parent.children.computeIfAbsent(
        move, _ -> new Met(met++, game.notation().move(position, move)));
  }

  /// Takes over what the last child was found to be worth.
  private void settle(Frame frame) {
    var child = frame.pending;
    frame.pending = null;
    if (child == null || frame.pendingScore <= frame.best) {
      return;
    }
    frame.best = frame.pendingScore;
    steps.add(new TraceStep.Best(frame.met.id, child.id, frame.forMax(frame.best)));
    if (frame.best > frame.alpha) {
      tellBound(frame, child);
      frame.alpha = frame.best;
    }
  }

  /// Between two proven ends a bound may move and still be infinite: nothing to tell.
  private void tellBound(Frame frame, Met child) {
    double from = frame.forMax(frame.alpha);
    double to = frame.forMax(frame.best);
    if (from != to) {
      var which = frame.side == Side.MAX ? WindowBound.ALPHA : WindowBound.BETA;
      steps.add(new TraceStep.Bound(frame.met.id, child.id, which, from, to));
    }
  }

  @Override
  public void cut(int ply, long move, long[] untried) {
    if (isFull || path.isEmpty()) {
      return;
    }
    unwind(ply + 1);
    settle(path.getFirst());
    tellCut(move, untried);
  }

  private void tellCut(long move, long[] untried) {
    var frame = path.getFirst();
    var removed = new ArrayList<Integer>();
    for (long other : untried) {
      removed.add(child(frame.met, other).id);
    }
    if (!removed.isEmpty()) {
      steps.add(
          new TraceStep.Cut(
              frame.met.id,
              child(frame.met, move).id,
              frame.forMax(frame.best),
              frame.side == Side.MAX ? WindowBound.BETA : WindowBound.ALPHA,
              frame.forMax(frame.beta),
              false,
              removed,
              isDeep()));
    }
  }

  /// As for the lesson's algorithms: whether the bound came from further up than the parent.
  private boolean isDeep() {
    int up = 0;
    for (Frame frame : path) {
      // What is beta here is alpha, with the other sign, at the parent.
      int bound = frame.side == path.getFirst().side ? frame.beta : -frame.alphaAtFirst;
      if (bound != path.getFirst().beta) {
        return up > 1;
      }
      up++;
    }
    return false;
  }

  @Override
  public void left(int ply, int score, ScoreSource source) {
    if (isFull || path.size() <= 1) {
      return;
    }
    unwind(ply + 1);
    var frame = path.getFirst();
    settle(frame);
    double told = frame.forMax(score);
    var kind =
        TraceRecorder.kind(
            told,
            frame.side == Side.MAX ? frame.forMax(frame.alphaAtFirst) : frame.forMax(frame.beta),
            frame.side == Side.MAX ? frame.forMax(frame.beta) : frame.forMax(frame.alphaAtFirst));
    frame.met.value = OptionalDouble.of(told);
    switch (source) {
      case MOVES -> steps.add(new TraceStep.Return(frame.met.id, told, kind));
      case TABLE ->
          steps.add(new TraceStep.Known(frame.met.id, told, kind, TraceStep.ValueSource.TABLE));
      case ORACLE ->
          steps.add(new TraceStep.Known(frame.met.id, told, kind, TraceStep.ValueSource.GAME));
      case LEAF -> {
        leaves++;
        steps.add(new TraceStep.Leaf(frame.met.id, told));
      }
    }
    pop();
    var parent = path.getFirst();
    parent.pending = frame.met;
    parent.pendingScore = -score;
  }

  private void pop() {
    path.pop();
    position.undo();
  }

  /// Back to where a node at this ply would be entered, after a search that was stopped further
  /// down.
  private void unwind(int ply) {
    while (path.size() > ply) {
      pop();
    }
  }

  private void endPass() {
    while (position.ply() > rootPly) {
      pop();
    }
    var frame = path.peekFirst();
    if (frame == null) {
      return;
    }
    if (!isFull) {
      settle(frame);
      if (frame.best >= frame.beta) {
        tellCut(lastRootMove, untriedRootMoves());
      }
      double told = frame.forMax(frame.best);
      steps.add(
          new TraceStep.Return(
              root.id,
              told,
              TraceRecorder.kind(
                  told, frame.forMax(frame.alphaAtFirst), frame.forMax(frame.beta))));
      root.value = OptionalDouble.of(told);
    }
    path.clear();
  }

  private long[] untriedRootMoves() {
    return Arrays.stream(rootMoves).filter(move -> !rootMovesTried.contains(move)).toArray();
  }
}
