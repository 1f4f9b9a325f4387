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

/// The tree of nodes of one game in an SGF file.
final class SgfTree {

  static final class SgfNode {

    final List<Property> properties = new ArrayList<>();
    final List<SgfNode> children = new ArrayList<>();
    final long line;

    SgfNode(long line) {
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

  /// Reads the text after the first `(;`. It uses a stack of its own instead of recursion, because
  /// a file may nest deeply.
  static SgfNode read(TextInput input, BracketText text) throws IOException {
    var root = new SgfNode(input.line());
    Deque<SgfNode> branches = new ArrayDeque<>();
    branches.push(root);
    var node = root;
    while (true) {
      input.skipSpace();
      switch (input.peek()) {
        case ';' -> {
          input.next();
          var next = new SgfNode(input.line());
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
