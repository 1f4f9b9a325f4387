package dev.secateur.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The moves of a game and all its variations. Node 0 is the start. Nodes never change, and are
/// numbered in the order in which they were added. The first child of a node is its main move.
public final class GameTree {

  /// A move in the position of its parent.
  ///
  /// @param parent -1 for the start
  /// @param text as the game writes it; empty for the start
  public record Node(int id, int parent, long move, String text) {}

  public static final int START = 0;

  private final Game game;
  private final String start;
  private final List<Node> nodes = new ArrayList<>();
  private final List<List<Integer>> children = new ArrayList<>();

  /// A position that stays where the last move was played, because the next move is often played
  /// there too.
  private final Position cursor;

  private int cursorNode = START;

  /// @param start a position as the game's own text
  /// @throws NotationException if it is not one
  public GameTree(Game game, String start) {
    this.game = game;
    this.start = start;
    cursor = game.notation().parsePosition(start);
    append(new Node(START, -1, Move.NONE, ""));
  }

  private void append(Node node) {
    nodes.add(node);
    children.add(new ArrayList<>());
    if (node.parent() >= 0) {
      children.get(node.parent()).add(node.id());
    }
  }

  public Game game() {
    return game;
  }

  public String start() {
    return start;
  }

  public int size() {
    return nodes.size();
  }

  public Node node(int id) {
    return nodes.get(id);
  }

  /// All nodes, parents before their children.
  public List<Node> nodes() {
    return Collections.unmodifiableList(nodes);
  }

  public List<Integer> children(int id) {
    return Collections.unmodifiableList(children.get(id));
  }

  /// How many moves lead to a node.
  public int ply(int id) {
    int ply = 0;
    for (int at = id; at != START; at = nodes.get(at).parent()) {
      ply++;
    }
    return ply;
  }

  /// The nodes from the start to this one, without the start.
  public List<Integer> path(int id) {
    var path = new ArrayList<Integer>();
    for (int at = id; at != START; at = nodes.get(at).parent()) {
      path.add(at);
    }
    return path.reversed();
  }

  /// The position at a node, with the moves that led there as its history.
  public Position position(int id) {
    var position = game.notation().parsePosition(start);
    path(id).forEach(step -> position.make(nodes.get(step).move()));
    return position;
  }

  /// The child after a move: the existing one, or a new one.
  ///
  /// @throws NotationException if the text is not a legal move there
  public int play(int at, String text) {
    moveCursorTo(at);
    long move = game.notation().parseMove(cursor, text);
    for (int child : children.get(at)) {
      if (nodes.get(child).move() == move) {
        return child;
      }
    }
    int id = nodes.size();
    append(new Node(id, at, move, game.notation().formatMove(cursor, move)));
    return id;
  }

  /// Goes up to the common ancestor of both nodes, then down to the goal. A parent's id is smaller
  /// than its child's, so of two nodes the one with the larger id is not an ancestor of the other.
  private void moveCursorTo(int goal) {
    var down = new ArrayDeque<Node>();
    int ancestor = goal;
    while (ancestor != cursorNode) {
      if (ancestor > cursorNode) {
        down.push(nodes.get(ancestor));
        ancestor = nodes.get(ancestor).parent();
      } else {
        cursor.undo();
        cursorNode = nodes.get(cursorNode).parent();
      }
    }
    down.forEach(step -> cursor.make(step.move()));
    cursorNode = goal;
  }

  /// The last node of the main line from here on.
  public int mainLineEnd(int id) {
    int at = id;
    while (!children.get(at).isEmpty()) {
      at = children.get(at).getFirst();
    }
    return at;
  }

  // The text: moves separated by spaces. A variation follows the move that it replaces, in round
  // brackets: f5 d6 (f6 e6) c3.

  /// The whole tree as text, which [#playAll] reads back.
  public String text() {
    var text = new StringBuilder();
    writeFrom(START, text);
    return text.toString();
  }

  private void writeFrom(int from, StringBuilder text) {
    int at = from;
    while (!children.get(at).isEmpty()) {
      var here = children.get(at);
      int main = here.getFirst();
      write(main, text);
      for (int other : here.subList(1, here.size())) {
        text.append(" (");
        write(other, text);
        writeFrom(other, text);
        text.append(')');
      }
      at = main;
    }
  }

  private void write(int id, StringBuilder text) {
    if (!text.isEmpty() && text.charAt(text.length() - 1) != '(') {
      text.append(' ');
    }
    text.append(nodes.get(id).text());
  }

  /// Adds the moves of a text after a node. Move numbers such as `12.` are skipped.
  ///
  /// @return the end of the text's main line
  /// @throws NotationException at the first error; the moves before it stay in the tree
  public int playAll(int from, String text) {
    return new GameTreeText(this, text).playFrom(from);
  }
}
