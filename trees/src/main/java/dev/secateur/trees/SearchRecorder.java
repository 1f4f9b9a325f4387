package dev.secateur.trees;

import dev.secateur.core.Game;
import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.search.NodeListener;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.trees.TraceStep.ValueBound;
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

/// Records Secateur's own search of a position as a trace, like those of the textbook algorithms.
/// Use it as the listener of a search with one thread.
///
/// MAX is the side to move at the root, values are in display units, and a proven win or loss is
/// infinite. Nodes are named after their moves, and ids follow the order of the first visits. The
/// trace also shows what the techniques do: which move is tried early and why, which depth is
/// reduced, and which values come from the table or from the game itself.
public final class SearchRecorder implements SearchListener, NodeListener {

  private final Game game;
  private final Position position;
  private final int rootPly;
  private final int maxNodes;
  private final RecordedNode root = new RecordedNode(0, "");
  private final Deque<NodeVisit> path = new ArrayDeque<>();
  private final List<TraceStep> steps = new ArrayList<>();
  private final Set<Integer> visited = new LinkedHashSet<>();
  private int nodeCount = 1;
  private int passes;
  private boolean startsPass;
  private long[] rootMoves = {};
  private long lastRootMove = Move.NONE;
  private final Set<Long> rootMovesTried = new HashSet<>();
  private long nodes;
  private long leaves;
  private boolean isFull;
  private double value;
  private List<Long> best = List.of();

  /// A node that the search has visited, or cut off.
  private static final class RecordedNode {
    final int id;
    final String name;
    final Map<Long, RecordedNode> children = new LinkedHashMap<>();
    OptionalDouble value = OptionalDouble.empty();

    RecordedNode(int id, String name) {
      this.id = id;
      this.name = name;
    }

    TreeNode toTreeNode() {
      return new TreeNode(
          id, name, value, "", children.values().stream().map(RecordedNode::toTreeNode).toList());
    }
  }

  /// A visit to a node. Scores are from the point of view of the side to move there.
  private static final class NodeVisit {
    final RecordedNode node;
    final Side side;
    int alpha;
    final int beta;
    final int alphaAtEntry;
    final int depth;
    int best = -Score.INFINITE;

    /// The last child that was searched, and its score. The score counts only if the child is not
    /// searched again.
    @Nullable RecordedNode lastChild;

    int lastScore;

    NodeVisit(RecordedNode node, Side side, int alpha, int beta, int depth) {
      this.node = node;
      this.side = side;
      this.alpha = alpha;
      this.alphaAtEntry = alpha;
      this.beta = beta;
      this.depth = depth;
    }

    double forMax(int score) {
      double units = GamePositionTree.units(score);
      return side == Side.MAX ? units : 0.0 - units;
    }

    double lower() {
      return side == Side.MAX ? forMax(alpha) : forMax(beta);
    }

    double upper() {
      return side == Side.MAX ? forMax(beta) : forMax(alpha);
    }
  }

  /// A recorder for a search of this position.
  ///
  /// @param maxNodes after this many visits the rest of the search is not recorded
  public SearchRecorder(Game game, Position position, int maxNodes) {
    this.game = game;
    this.position = position.copy();
    this.rootPly = position.ply();
    this.maxNodes = maxNodes;
  }

  /// Whether the whole search was recorded.
  public boolean isComplete() {
    return !isFull;
  }

  /// The trace, after the search has ended.
  public SearchTrace trace() {
    endPass();
    var pruned = new HashSet<Integer>();
    for (int id = 0; id < nodeCount; id++) {
      pruned.add(id);
    }
    pruned.removeAll(visited);
    return new SearchTrace(
        new Tree(Side.MAX, root.toTreeNode()),
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
    startsPass = true;
    rootMoves = moves;
  }

  @Override
  public void rootMove(long move, int alpha, int beta, int depth) {
    var visit = path.peekLast();
    // A wider window means that the search failed outside the narrow one and starts again.
    if (startsPass || visit == null || alpha < visit.alphaAtEntry || beta > visit.beta) {
      endPass();
      startsPass = false;
      if (isFull) {
        return;
      }
      var first = new NodeVisit(root, Side.MAX, alpha, beta, depth);
      passes++;
      rootMovesTried.clear();
      steps.add(new TraceStep.Pass(root.id, passes, depth, first.lower(), first.upper()));
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
    var child = child(parent.node, move);
    var visit = new NodeVisit(child, parent.side.other(), alpha, beta, depth);
    if (child.equals(parent.lastChild)) {
      steps.add(
          new TraceStep.SearchedAgain(parent.node.id, child.id, visit.lower(), visit.upper()));
      parent.lastChild = null;
    } else {
      useLastChild(parent);
      recordChoice(parent, child, ply == 1 ? rootChoice(move, choice) : choice);
    }
    if (depth < parent.depth - 1) {
      steps.add(new TraceStep.Reduced(parent.node.id, child.id, parent.depth - 1 - depth));
    }
    position.make(move);
    enter(visit);
  }

  /// At the root, a move is reported as ordered if it is the first of a later pass, or if it is
  /// tried earlier than it was generated.
  private NodeListener.MoveChoice rootChoice(long move, NodeListener.MoveChoice choice) {
    rootMovesTried.add(move);
    lastRootMove = move;
    int place = rootMovesTried.size();
    boolean isOrdered = place < choice.generated() || (place == 1 && passes > 1);
    var reason = isOrdered ? choice.reason() : NodeListener.OrderingReason.GENERATED;
    return new NodeListener.MoveChoice(reason, place, choice.generated());
  }

  private void recordChoice(NodeVisit parent, RecordedNode child, NodeListener.MoveChoice choice) {
    reason(choice.reason())
        .map(
            why ->
                new TraceStep.TriedEarly(
                    parent.node.id, child.id, choice.place(), choice.generated(), why))
        .ifPresent(steps::add);
  }

  private static Optional<TraceStep.TriedReason> reason(NodeListener.OrderingReason reason) {
    return switch (reason) {
      case BEST_BEFORE -> Optional.of(TraceStep.TriedReason.BEST_BEFORE);
      case TABLE -> Optional.of(TraceStep.TriedReason.TABLE);
      case CAPTURE -> Optional.of(TraceStep.TriedReason.CAPTURE);
      case TACTICAL -> Optional.of(TraceStep.TriedReason.TACTICAL);
      case KILLER -> Optional.of(TraceStep.TriedReason.KILLER);
      case COUNTER_MOVE -> Optional.of(TraceStep.TriedReason.COUNTER_MOVE);
      case HISTORY -> Optional.of(TraceStep.TriedReason.HISTORY);
      case GENERATED -> Optional.empty();
    };
  }

  private void enter(NodeVisit visit) {
    path.push(visit);
    nodes++;
    visited.add(visit.node.id);
    steps.add(new TraceStep.Enter(visit.node.id, visit.side, visit.lower(), visit.upper()));
  }

  private RecordedNode child(RecordedNode parent, long move) {
    return parent.children.computeIfAbsent(
        move, _ -> new RecordedNode(nodeCount++, game.notation().formatMove(position, move)));
  }

  /// Uses the score of the last child, which is not searched again.
  private void useLastChild(NodeVisit visit) {
    var child = visit.lastChild;
    visit.lastChild = null;
    if (child == null || visit.lastScore <= visit.best) {
      return;
    }
    visit.best = visit.lastScore;
    steps.add(new TraceStep.NewBest(visit.node.id, child.id, visit.forMax(visit.best)));
    if (visit.best > visit.alpha) {
      recordBound(visit, child);
      visit.alpha = visit.best;
    }
  }

  /// A change from one proven win to another is not recorded: both are infinite.
  private void recordBound(NodeVisit visit, RecordedNode child) {
    double from = visit.forMax(visit.alpha);
    double to = visit.forMax(visit.best);
    if (from != to) {
      var which = visit.side == Side.MAX ? WindowBound.ALPHA : WindowBound.BETA;
      steps.add(new TraceStep.Bound(visit.node.id, child.id, which, from, to));
    }
  }

  @Override
  public void cut(int ply, long move, long[] untried) {
    if (isFull || path.isEmpty()) {
      return;
    }
    unwind(ply + 1);
    useLastChild(path.getFirst());
    recordCutoff(move, untried);
  }

  private void recordCutoff(long move, long[] untried) {
    var visit = path.getFirst();
    var removed = new ArrayList<Integer>();
    for (long other : untried) {
      removed.add(child(visit.node, other).id);
    }
    if (!removed.isEmpty()) {
      steps.add(
          new TraceStep.Cutoff(
              visit.node.id,
              child(visit.node, move).id,
              visit.forMax(visit.best),
              visit.side == Side.MAX ? WindowBound.BETA : WindowBound.ALPHA,
              visit.forMax(visit.beta),
              false,
              removed,
              isDeep()));
    }
  }

  /// Whether the bound was set above the parent, as in [TraceRecorder].
  private boolean isDeep() {
    int level = 0;
    for (NodeVisit visit : path) {
      // The beta of a node is the negated alpha of its parent.
      int bound = visit.side == path.getFirst().side ? visit.beta : -visit.alphaAtEntry;
      if (bound != path.getFirst().beta) {
        return level > 1;
      }
      level++;
    }
    return false;
  }

  @Override
  public void left(int ply, int score, ScoreSource source) {
    if (isFull || path.size() <= 1) {
      return;
    }
    unwind(ply + 1);
    var visit = path.getFirst();
    useLastChild(visit);
    double forMax = visit.forMax(score);
    var bound =
        ValueBound.of(
            forMax,
            visit.side == Side.MAX ? visit.forMax(visit.alphaAtEntry) : visit.forMax(visit.beta),
            visit.side == Side.MAX ? visit.forMax(visit.beta) : visit.forMax(visit.alphaAtEntry));
    visit.node.value = OptionalDouble.of(forMax);
    switch (source) {
      case MOVES -> steps.add(new TraceStep.Return(visit.node.id, forMax, bound));
      case TABLE ->
          steps.add(
              new TraceStep.KnownValue(visit.node.id, forMax, bound, TraceStep.ValueSource.TABLE));
      case ORACLE ->
          steps.add(
              new TraceStep.KnownValue(visit.node.id, forMax, bound, TraceStep.ValueSource.GAME));
      case LEAF -> {
        leaves++;
        steps.add(new TraceStep.Leaf(visit.node.id, forMax));
      }
    }
    pop();
    var parent = path.getFirst();
    parent.lastChild = visit.node;
    parent.lastScore = -score;
  }

  private void pop() {
    path.pop();
    position.undo();
  }

  /// Goes back to the parent of a node at this ply, after a search that was stopped further down.
  private void unwind(int ply) {
    while (path.size() > ply) {
      pop();
    }
  }

  private void endPass() {
    while (position.ply() > rootPly) {
      pop();
    }
    var visit = path.peekFirst();
    if (visit == null) {
      return;
    }
    if (!isFull) {
      useLastChild(visit);
      if (visit.best >= visit.beta) {
        recordCutoff(lastRootMove, untriedRootMoves());
      }
      double forMax = visit.forMax(visit.best);
      steps.add(
          new TraceStep.Return(
              root.id,
              forMax,
              ValueBound.of(forMax, visit.forMax(visit.alphaAtEntry), visit.forMax(visit.beta))));
      root.value = OptionalDouble.of(forMax);
    }
    path.clear();
  }

  private long[] untriedRootMoves() {
    return Arrays.stream(rootMoves).filter(move -> !rootMovesTried.contains(move)).toArray();
  }
}
