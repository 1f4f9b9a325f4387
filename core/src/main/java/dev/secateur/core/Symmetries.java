package dev.secateur.core;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.function.UnaryOperator;

/// All symmetries of a game's board. [Game#symmetries] lists only some, of which the others are
/// compositions.
public final class Symmetries {

  private static final int SAMPLE_PLIES = 12;

  private final Notation notation;
  private final List<UnaryOperator<String>> all;
  private final List<UnaryOperator<String>> keepingSide;

  public Symmetries(Game game) {
    notation = game.notation();
    var sample = sample(game);
    var text = notation.formatPosition(sample);
    all = closure(game, text);
    keepingSide =
        all.stream()
            .filter(
                view ->
                    notation.parsePosition(view.apply(text)).sideToMove() == sample.sideToMove())
            .toList();
  }

  /// Symmetries are distinguished by what they make of a position that has no symmetry itself.
  private static List<UnaryOperator<String>> closure(Game game, String text) {
    var found = new ArrayList<UnaryOperator<String>>(List.of(UnaryOperator.identity()));
    var seen = new HashSet<>(List.of(text));
    for (int index = 0; index < found.size(); index++) {
      var known = found.get(index);
      for (var symmetry : game.symmetries()) {
        UnaryOperator<String> next = before -> symmetry.apply(known.apply(before));
        if (seen.add(next.apply(text))) {
          found.add(next);
        }
      }
    }
    return List.copyOf(found.subList(1, found.size()));
  }

  private static Position sample(Game game) {
    var position = game.start();
    for (int ply = 0; ply < SAMPLE_PLIES && !position.outcome().isOver(); ply++) {
      var moves = position.legalMoves();
      position.make(moves[(3 * ply + 1) % moves.length]);
    }
    return position;
  }

  /// The symmetries that keep the side to move, without the identity.
  public List<UnaryOperator<String>> keepingSide() {
    return keepingSide;
  }

  /// A text that is the same for a position and all its symmetric images.
  public String canonicalText(Position position) {
    var text = notation.formatPosition(position);
    var smallest = text;
    for (var view : all) {
      // Parse and write again: a symmetry may change the order of the pieces in the text.
      var seen = notation.formatPosition(notation.parsePosition(view.apply(text)));
      smallest = seen.compareTo(smallest) < 0 ? seen : smallest;
    }
    return smallest;
  }
}
