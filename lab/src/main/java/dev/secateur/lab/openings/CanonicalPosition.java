package dev.secateur.lab.openings;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import java.util.ArrayDeque;
import java.util.TreeSet;

/// Recognises symmetric positions.
final class CanonicalPosition {

  private CanonicalPosition() {}

  /// A text that is the same for a position and all its symmetric images.
  static String of(Game game, Position position) {
    var notation = game.notation();
    var texts = new TreeSet<String>();
    var unchecked = new ArrayDeque<String>();
    unchecked.add(notation.formatPosition(position));
    while (!unchecked.isEmpty()) {
      var text = unchecked.remove();
      if (texts.add(text)) {
        // Parse and write again: a symmetry may change the order of the pieces in the text.
        game.symmetries().stream()
            .map(symmetry -> notation.parsePosition(symmetry.apply(text)))
            .map(notation::formatPosition)
            .forEach(unchecked::add);
      }
    }
    return texts.first();
  }
}
