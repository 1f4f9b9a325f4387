package dev.secateur.games.reversi.formats;

import dev.secateur.core.NotationException;
import dev.secateur.games.reversi.formats.BracketText.Property;
import dev.secateur.records.formats.TextInput;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/// The nodes of one game in SGF as they stand in the file.
final class SgfTree {

  static final class Node {

    final List<Property> properties = new ArrayList<>();
    final List<Node> children = new ArrayList<>();
    final long line;

    Node(long line) {
      this.line = line;
    }

    Optional<Property> property(String name) {
      return properties.stream().filter(property -> property.name().equals(name)).findFirst();
    }

    Optional<Property> move() {
      return property("B").or(() -> property("W"));
    }
  }

  private SgfTree() {}

  /// Reads on from behind the first `(;`. Nothing is nested but in a list of our own, whatever the
  /// file does.
  static Node read(TextInput input, BracketText text) throws IOException {
    var root = new Node(input.line());
    Deque<Node> branches = new ArrayDeque<>();
    branches.push(root);
    var node = root;
    while (true) {
      input.skipSpace();
      switch (input.peek()) {
        case ';' -> {
          input.next();
          var next = new Node(input.line());
          node.children.add(next);
          node = next;
        }
        case '(' -> {
          input.next();
          branches.push(node);
        }
        case ')' -> {
          input.next();
          node = branches.pop();
          if (branches.isEmpty()) {
            return root;
          }
        }
        case TextInput.END ->
            throw new NotationException("", 0, "the game is never ended", "a closing bracket");
        default -> node.properties.add(text.property());
      }
    }
  }
}
