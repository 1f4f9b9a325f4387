package dev.secateur.core;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/// The moves of a game with everything that was tried beside them. Node 0 is the start; a node
/// never changes, and its number is the order in which it was added. The first move tried in a
/// position is its main one.
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

  /// Where the last move was played: the next one is often played right there.
  private final Position walker;

  private int walkerAt = START;

  /// @param start a position as the game's own text
  /// @throws NotationException if it is not one
  public GameTree(Game game, String start) {
    this.game = game;
    this.start = start;
    walker = game.notation().parsePosition(start);
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

  /// The nodes from the start to this one, the start left out.
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

  /// The child that a move leads to: the one there is, or a new one.
  ///
  /// @throws NotationException if the text is no legal move there
  public int play(int at, String text) {
    walkTo(at);
    long move = game.notation().parseMove(walker, text);
    for (int child : children.get(at)) {
      if (nodes.get(child).move() == move) {
        return child;
      }
    }
    int id = nodes.size();
    append(new Node(id, at, move, game.notation().move(walker, move)));
    return id;
  }

  /// Up to where the ways to both nodes part, and down from there. A parent's number is below its
  /// child's, so the larger of two numbers is never on the way to the other.
  private void walkTo(int goal) {
    var down = new ArrayDeque<Node>();
    int pairing = goal;
    while (pairing != walkerAt) {
      if (pairing > walkerAt) {
        down.push(nodes.get(pairing));
        pairing = nodes.get(pairing).parent();
      } else {
        walker.undo();
        walkerAt = nodes.get(walkerAt).parent();
      }
    }
    down.forEach(step -> walker.make(step.move()));
    walkerAt = goal;
  }

  /// The last node of the main line from here on.
  public int mainLineEnd(int id) {
    int at = id;
    while (!children.get(at).isEmpty()) {
      at = children.get(at).getFirst();
    }
    return at;
  }

  // The text: moves with a space between them; what else was tried follows the move it replaces, in
  // round brackets: f5 d6 (f6 e6) c3.

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

  /// Adds the moves of a text, from a node on. Move numbers such as `12.` may stand between them.
  ///
  /// @return the end of the text's main line
  /// @throws NotationException at the first thing that is wrong; what came before it stays
  public int playAll(int from, String text) {
    return new GameTreeText(this, text).playFrom(from);
  }
}
