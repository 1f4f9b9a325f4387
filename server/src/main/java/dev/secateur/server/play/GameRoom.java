package dev.secateur.server.play;

import dev.secateur.core.Game;
import dev.secateur.core.GameTree;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.server.archive.Ending;
import dev.secateur.server.archive.NodeNote;
import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.Player.Computer;
import dev.secateur.server.archive.Player.ComputerLevel;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.archive.StoredNode;
import dev.secateur.server.archive.Thought;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// A game that somebody plays or looks at: takes moves, keeps them, tells everybody, lets the
/// computer think. Whatever is answered or told is on disk already.
public final class GameRoom {

  private static final int AUTO_LEVEL = 7;

  private final RoomServices services;
  private final Game game;
  private final int startSide;
  private final List<RoomListener> listeners = new CopyOnWriteArrayList<>();
  private final ComputerTurn computer;
  private final @Nullable GameClock clock;
  private StoredGame stored;
  private GameTree tree;
  private @Nullable Future<?> flag;

  /// With what the archive does not keep: nodes of each depth, rates, the line.
  private volatile @Nullable Progress lastThought;

  private boolean isClosed;

  GameRoom(RoomServices services, StoredGame stored) {
    this.services = services;
    this.stored = stored;
    game = services.games().find(stored.game());
    tree = treeOf(game, stored);
    startSide = tree.position(GameTree.START).sideToMove();
    computer = new ComputerTurn(services, this, game);
    clock = stored.clock() == null ? null : new GameClock(stored.clock(), System::nanoTime);
    setClock();
  }

  /// The tree that a stored game describes.
  ///
  /// @throws NotationException if it describes none
  static GameTree treeOf(Game game, StoredGame stored) {
    var tree = new GameTree(game, stored.start());
    for (StoredNode node : stored.nodes()) {
      if (node.parent() < 0 || node.parent() >= tree.size()) {
        throw new NotationException(
            node.move(), 0, "node %d has no parent".formatted(node.id()), "parents first");
      }
      int id = tree.play(node.parent(), node.move());
      if (id != node.id()) {
        throw new NotationException(
            node.move(), 0, "node %d is out of order".formatted(node.id()), "node " + id);
      }
    }
    return tree;
  }

  // Looking

  public synchronized GameSnapshot snapshot() {
    return new GameSnapshot(
        stored, startSide, clock == null ? null : clock.show(), computer.isThinking());
  }

  public Game game() {
    return game;
  }

  /// The position at a node, for the caller to keep.
  ///
  /// @throws Problem if there is no such node
  public synchronized Position position(int node) {
    requireNode(node);
    return tree.position(node);
  }

  /// The node of a move, or the start.
  public synchronized GameTree.Node node(int node) {
    requireNode(node);
    return tree.node(node);
  }

  /// The nodes from the start to this one, both among them.
  public synchronized List<Integer> lineTo(int node) {
    requireNode(node);
    var line = new ArrayList<Integer>();
    line.add(GameTree.START);
    line.addAll(tree.path(node));
    return line;
  }

  public synchronized String text() {
    return tree.text();
  }

  synchronized int head() {
    return stored.head();
  }

  private void requireNode(int node) {
    if (node < 0 || node >= tree.size()) {
      throw Problem.notFound("node %d in this game".formatted(node));
    }
  }

  private int sideAt(int node) {
    return (startSide + tree.ply(node)) % 2;
  }

  // Listening

  public synchronized void add(RoomListener listener) {
    if (isClosed) {
      throw Problem.notFound("such game");
    }
    listeners.add(listener);
    runClock();
    listener.changed(snapshot());
    var thought = lastThought;
    if (thought != null) {
      listener.thinking(thought, true);
    }
    boolean wasThinking = computer.isThinking();
    computer.reconsider();
    if (computer.isThinking() && !wasThinking) {
      tellAll();
    }
  }

  public synchronized void remove(RoomListener listener) {
    listeners.remove(listener);
    if (listeners.isEmpty()) {
      if (clock != null) {
        clock.pause();
      }
      stopFlag();
      computer.leave();
    }
  }

  public boolean isWatched() {
    return !listeners.isEmpty();
  }

  /// Whose limits the computer's searches count towards.
  String client() {
    return listeners.stream().findFirst().map(RoomListener::client).orElse("");
  }

  void tell(Progress progress, boolean finished) {
    if (finished) {
      lastThought = progress;
    }
    listeners.forEach(listener -> listener.thinking(progress, finished));
  }

  void tell(Problem problem) {
    listeners.forEach(listener -> listener.problem(problem));
  }

  // Playing

  /// A person's move.
  public synchronized GameSnapshot play(int at, String text) {
    requireNode(at);
    if (isComputerToMove(sideAt(at))) {
      throw Problem.conflict("computer-to-move", "it is the computer's turn there");
    }
    return move(at, text, StoredNode.HUMAN, null);
  }

  /// The computer's move, unless play has gone elsewhere since.
  synchronized void playComputer(int at, String text, @Nullable Thought thought) {
    if (at == stored.head() && !stored.ending().isOver()) {
      move(at, text, StoredNode.COMPUTER, thought);
    }
  }

  private GameSnapshot move(int at, String text, String by, @Nullable Thought thought) {
    boolean atHead = at == stored.head();
    if (atHead && stored.ending().isOver()) {
      throw Problem.conflict("game-over", "the game is over: expected no more moves here");
    }
    if (tree.position(at).outcome().isOver()) {
      throw Problem.conflict("game-over", "the game is over there: expected another node");
    }
    if (atHead && clock != null && clock.isRunning() && clock.left(clock.side()) <= 0) {
      flagFalls();
      throw Problem.conflict("game-over", "the time is up: expected no more moves");
    }
    int before = tree.size();
    int node = parse(at, text);
    var nodes = new ArrayList<>(stored.nodes());
    List<StoredNode> added = List.of();
    if (node == before) {
      var left = clock == null ? null : atHead ? clock.afterMove() : leftAt(at);
      var played =
          new StoredNode(node, at, tree.node(node).text(), by, spent(atHead), left, thought);
      nodes.add(played);
      added = List.of(played);
    }
    keep(stored.at(node, endingAt(node), nodes, services.time().instant()), added);
    return settle();
  }

  /// Keeps moves that somebody looks at, beside those that are there. Play stands where it stood.
  ///
  /// @return the node after the last of them
  public synchronized int addLine(int at, List<String> moves) {
    requireNode(at);
    int before = tree.size();
    int node = at;
    try {
      for (String move : moves) {
        node = parse(node, move);
      }
    } finally {
      keepFrom(before);
    }
    return node;
  }

  private void keepFrom(int first) {
    var added = new ArrayList<StoredNode>();
    for (int id = first; id < tree.size(); id++) {
      var node = tree.node(id);
      added.add(new StoredNode(id, node.parent(), node.text(), StoredNode.HUMAN, 0, null, null));
    }
    if (!added.isEmpty()) {
      var nodes = new ArrayList<>(stored.nodes());
      nodes.addAll(added);
      keep(stored.at(stored.head(), stored.ending(), nodes, services.time().instant()), added);
      settle();
    }
  }

  private int parse(int at, String text) {
    if (tree.size() > services.limits().sizes().nodesPerGame()) {
      throw Problem.unprocessable(
          "too-many-nodes",
          "the game has %d moves: expected no more than that".formatted(tree.size() - 1));
    }
    try {
      return tree.play(at, text);
    } catch (NotationException refused) {
      throw Problem.unprocessable(refused.error());
    }
  }

  private long spent(boolean atHead) {
    if (clock == null || !atHead) {
      return 0;
    }
    return Math.max(0, leftAt(stored.head()).get(clock.side()) - clock.left(clock.side()));
  }

  private Ending endingAt(int node) {
    return Ending.of(tree.position(node).outcome());
  }

  /// Play goes on from another node.
  public synchronized GameSnapshot moveHead(int node) {
    requireNode(node);
    keep(stored.at(node, endingAt(node), stored.nodes(), services.time().instant()), List.of());
    return settle();
  }

  public synchronized GameSnapshot resign(int side) {
    requireUndecided();
    return end(Ending.lossOf(side, Ending.RESIGNATION));
  }

  /// The draw that was offered is agreed, unless the game has gone on since the given version.
  synchronized GameSnapshot agreeDraw(long version) {
    requireUndecided();
    if (stored.version() != version) {
      throw Problem.changedMeanwhile("the game has gone on: expected a new offer");
    }
    return end(Ending.drawBy(Ending.AGREEMENT));
  }

  synchronized void requireUndecided() {
    if (stored.ending().isOver()) {
      throw Problem.conflict("finished", "the game is over: expected a game under way");
    }
  }

  private GameSnapshot end(Ending ending) {
    keep(stored.at(stored.head(), ending, stored.nodes(), services.time().instant()), List.of());
    return settle();
  }

  /// Another title, other players, auto mode: whatever is not null.
  public synchronized GameSnapshot change(
      @Nullable String title, @Nullable List<Player> players, @Nullable Boolean auto) {
    var changed =
        stored.changed(
            title == null ? stored.title() : title,
            players == null ? stored.players() : players,
            auto == null ? stored.auto() : auto,
            services.time().instant());
    keep(changed, List.of());
    return settle();
  }

  /// Writes something about a node: whatever is not null. The game goes on as it was.
  ///
  /// @param mark one of [NodeNote#MARKS], or empty for none
  public synchronized GameSnapshot annotate(
      int node, @Nullable String comment, @Nullable String mark) {
    requireNode(node);
    var now = services.time().instant();
    if (node == GameTree.START) {
      keep(stored.withComment(comment == null ? stored.comment() : comment, now), List.of());
    } else {
      var before = stored.nodes().get(node - 1).note();
      var note = before == null ? NodeNote.NONE : before;
      note = comment == null ? note : note.withComment(comment);
      note = mark == null ? note : note.withMark(mark);
      var next = stored.withNote(node, note, now);
      keep(next, () -> services.archive().annotate(next, next.nodes().get(node - 1)));
    }
    // Neither a clock nor a search begins anew.
    runClock();
    return tellAll();
  }

  public synchronized void moveNow() {
    computer.moveNow();
  }

  // What follows every change

  /// Stores the next version. Where that fails, the game is as it was.
  private void keep(StoredGame next, List<StoredNode> added) {
    keep(next, () -> services.archive().update(next, added));
  }

  private void keep(StoredGame next, BooleanSupplier store) {
    boolean kept = false;
    try {
      kept = store.getAsBoolean();
    } finally {
      if (kept) {
        stored = next;
      } else {
        reload();
      }
    }
    if (!kept) {
      throw Problem.changedMeanwhile("the game was changed elsewhere: expected a new look");
    }
  }

  private void reload() {
    services
        .archive()
        .find(stored.id())
        .ifPresent(
            found -> {
              stored = found;
              tree = treeOf(game, found);
            });
  }

  private GameSnapshot settle() {
    setClock();
    runClock();
    computer.reconsider();
    return tellAll();
  }

  private GameSnapshot tellAll() {
    var snapshot = snapshot();
    listeners.forEach(listener -> listener.changed(snapshot));
    return snapshot;
  }

  // Whose turn

  boolean isComputerToMove(int side) {
    return stored.auto() || stored.players().get(side) instanceof Computer;
  }

  /// The computer that is to move at the head, if one is and somebody is there to see it.
  synchronized @Nullable Computer computerToMove() {
    int side = sideAt(stored.head());
    if (isClosed || listeners.isEmpty() || stored.ending().isOver() || !isComputerToMove(side)) {
      return null;
    }
    if (stored.players().get(side) instanceof Computer own) {
      return own;
    }
    // Auto mode plays for a person as the other side would, or well where both are people.
    return stored.players().get(1 - side) instanceof Computer other
        ? other
        : new ComputerLevel(AUTO_LEVEL);
  }

  /// Whether computers play among themselves, and not against a clock.
  synchronized boolean isWithoutPeople() {
    return clock == null && isComputerToMove(0) && isComputerToMove(1);
  }

  synchronized long clockLeft() {
    return clock == null ? 0 : Math.max(1, clock.left(clock.side()));
  }

  synchronized long clockIncrement() {
    return clock == null ? 0 : clock.incrementMs();
  }

  // The clock

  private List<Long> leftAt(int node) {
    var left = node == GameTree.START ? null : stored.nodes().get(node - 1).leftMs();
    if (left != null) {
      return left;
    }
    return clock == null ? List.of(0L, 0L) : clock.initial();
  }

  private void setClock() {
    if (clock != null) {
      int toMove = sideAt(stored.head());
      var left = new ArrayList<>(leftAt(stored.head()));
      if (stored.ending().reason().equals(Ending.TIME)) {
        left.set(toMove, 0L);
      }
      clock.set(left, toMove);
    }
  }

  private void runClock() {
    stopFlag();
    if (clock != null && !listeners.isEmpty() && !stored.ending().isOver()) {
      clock.start();
      long version = stored.version();
      flag =
          services
              .timer()
              .schedule(
                  () -> flagFallsIf(version), clock.left(clock.side()) + 1, TimeUnit.MILLISECONDS);
    }
  }

  private void stopFlag() {
    if (flag != null) {
      flag.cancel(false);
      flag = null;
    }
  }

  private synchronized void flagFallsIf(long version) {
    if (stored.version() == version && !stored.ending().isOver() && clock != null) {
      if (clock.isRunning() && clock.left(clock.side()) <= 0) {
        flagFalls();
      }
    }
  }

  private void flagFalls() {
    end(Ending.lossOf(sideAt(stored.head()), Ending.TIME));
  }

  /// The game is deleted, or the server stops.
  synchronized void close() {
    isClosed = true;
    stopFlag();
    computer.leave();
    listeners.forEach(RoomListener::close);
    listeners.clear();
  }
}
