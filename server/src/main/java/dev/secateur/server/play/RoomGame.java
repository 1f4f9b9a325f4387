package dev.secateur.server.play;

import dev.secateur.core.Game;
import dev.secateur.core.GameTree;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.server.archive.Ending;
import dev.secateur.server.archive.NodeNote;
import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.archive.StoredJudgement;
import dev.secateur.server.archive.StoredNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// The game of a room: its tree and its stored version. Every change is on disk when the method
/// returns; where that fails, the game is as it was. The lock of the room guards it.
final class RoomGame {

  private final RoomServices services;
  private final Game game;
  private final int startSide;
  private StoredGame stored;
  private GameTree tree;

  /// @throws NotationException if a stored move is not legal, or the game is not installed
  RoomGame(RoomServices services, StoredGame stored) {
    this.services = services;
    this.stored = stored;
    game = services.games().find(stored.game());
    tree = StoredTree.of(game, stored);
    startSide = tree.position(GameTree.START).sideToMove();
  }

  Game game() {
    return game;
  }

  StoredGame stored() {
    return stored;
  }

  int startSide() {
    return startSide;
  }

  int head() {
    return stored.head();
  }

  boolean isOver() {
    return stored.ending().isOver();
  }

  Position position(int node) {
    requireNode(node);
    return tree.position(node);
  }

  GameTree.Node node(int node) {
    requireNode(node);
    return tree.node(node);
  }

  List<Integer> lineTo(int node) {
    requireNode(node);
    var line = new ArrayList<Integer>();
    line.add(GameTree.START);
    line.addAll(tree.path(node));
    return line;
  }

  String text() {
    return tree.text();
  }

  /// Who is to move at a node.
  int sideAt(int node) {
    requireNode(node);
    return (startSide + tree.ply(node)) % 2;
  }

  private void requireNode(int node) {
    if (node < 0 || node >= tree.size()) {
      throw Problem.notFound("node %d in this game".formatted(node));
    }
  }

  /// What both clocks showed at a node, or null where that is not known.
  @Nullable List<Long> clocksAt(int node) {
    return node == GameTree.START ? null : stored.nodes().get(node - 1).leftMs();
  }

  // Changes

  /// Plays a move, and play goes on after it. A move that the node has already is not added again.
  ///
  /// @param leftMs both clocks after the move, where there are clocks
  void play(
      int at,
      String text,
      String by,
      long timeMs,
      @Nullable List<Long> leftMs,
      @Nullable StoredJudgement judgement) {
    int before = tree.size();
    int node = parse(at, text);
    var nodes = new ArrayList<>(stored.nodes());
    List<StoredNode> added = List.of();
    if (node == before) {
      var played = new StoredNode(node, at, tree.node(node).text(), by, timeMs, leftMs, judgement);
      nodes.add(played);
      added = List.of(played);
    }
    store(stored.at(node, endingAt(node), nodes, services.time().instant()), added);
  }

  /// Keeps moves as a variation. The head stays where it is.
  ///
  /// @return the node after the last of them
  int addLine(int at, List<String> moves) {
    requireNode(at);
    int before = tree.size();
    int node = at;
    try {
      for (String move : moves) {
        node = parse(node, move);
      }
    } finally {
      storeNodesFrom(before);
    }
    return node;
  }

  private void storeNodesFrom(int first) {
    var added = new ArrayList<StoredNode>();
    for (int id = first; id < tree.size(); id++) {
      var node = tree.node(id);
      added.add(new StoredNode(id, node.parent(), node.text(), StoredNode.HUMAN, 0, null, null));
    }
    if (!added.isEmpty()) {
      var nodes = new ArrayList<>(stored.nodes());
      nodes.addAll(added);
      store(stored.at(stored.head(), stored.ending(), nodes, services.time().instant()), added);
    }
  }

  private int parse(int at, String text) {
    if (tree.size() > services.limits().sizes().nodesPerGame()) {
      throw Problem.unprocessable(
          "too-many-nodes",
          "the game has %d moves, the most that this server stores: start a new game"
              .formatted(tree.size() - 1));
    }
    try {
      return tree.play(at, text);
    } catch (NotationException refused) {
      throw Problem.unprocessable(refused.error());
    }
  }

  private Ending endingAt(int node) {
    return Ending.of(tree.position(node).outcome());
  }

  void moveHead(int node) {
    requireNode(node);
    store(stored.at(node, endingAt(node), stored.nodes(), services.time().instant()), List.of());
  }

  void end(Ending ending) {
    store(stored.at(stored.head(), ending, stored.nodes(), services.time().instant()), List.of());
  }

  /// Null for what stays.
  void change(@Nullable String title, @Nullable List<Player> players, @Nullable Boolean auto) {
    var next =
        stored.changed(
            title == null ? stored.title() : title,
            players == null ? stored.players() : players,
            auto == null ? stored.auto() : auto,
            services.time().instant());
    store(next, List.of());
  }

  /// Null for what stays.
  ///
  /// @param mark one of [NodeNote#MARKS], or empty for none
  void annotate(int node, @Nullable String comment, @Nullable String mark) {
    requireNode(node);
    var now = services.time().instant();
    if (node == GameTree.START) {
      store(stored.withComment(comment == null ? stored.comment() : comment, now), List.of());
      return;
    }
    var before = stored.nodes().get(node - 1).note();
    var note = before == null ? NodeNote.NONE : before;
    note = comment == null ? note : note.withComment(comment);
    note = mark == null ? note : note.withMark(mark);
    var next = stored.withNote(node, note, now);
    store(next, () -> services.archive().annotate(next, next.nodes().get(node - 1)));
  }

  // Storing

  private void store(StoredGame next, List<StoredNode> added) {
    store(next, () -> services.archive().update(next, added));
  }

  private void store(StoredGame next, BooleanSupplier update) {
    boolean isStored = false;
    try {
      isStored = update.getAsBoolean();
    } finally {
      if (isStored) {
        stored = next;
      } else {
        reload();
      }
    }
    if (!isStored) {
      throw Problem.changedMeanwhile(
          "the game was changed elsewhere meanwhile: reload it and try again");
    }
  }

  private void reload() {
    var found = services.archive().find(stored.id());
    if (found.isPresent()) {
      stored = found.get();
      tree = StoredTree.of(game, stored);
    }
  }
}
