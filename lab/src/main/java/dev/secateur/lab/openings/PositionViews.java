package dev.secateur.lab.openings;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import java.util.ArrayDeque;
import java.util.TreeSet;

/// Recognises a position however the board is held.
final class PositionViews {

  private PositionViews() {}

  /// One text for a position and everything that is the same position seen otherwise.
  static String common(Game game, Position position) {
    var notation = game.notation();
    var texts = new TreeSet<String>();
    var unseen = new ArrayDeque<String>();
    unseen.add(notation.position(position));
    while (!unseen.isEmpty()) {
      var text = unseen.remove();
      if (texts.add(text)) {
        // The order of the pieces in a turned text is not the notation's own.
        game.symmetries().stream()
            .map(symmetry -> notation.parsePosition(symmetry.apply(text)))
            .map(notation::position)
            .forEach(unseen::add);
      }
    }
    return texts.first();
  }
}
