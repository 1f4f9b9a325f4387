package dev.secateur.server.archive;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.UnaryOperator;

/// Numbers for positions: the same for two that are mirror images of each other, with the same side
/// to move.
public final class Places {

  private static final int SAMPLE_PLIES = 12;

  private final Map<String, List<UnaryOperator<String>>> views = new ConcurrentHashMap<>();

  /// The smallest key among all views of a position.
  public long of(Game game, Position position) {
    var notation = game.notation();
    long min = position.key();
    var text = notation.formatPosition(position);
    for (var view : views.computeIfAbsent(game.specification(), _ -> viewsOf(game))) {
      min = Math.min(min, notation.parsePosition(view.apply(text)).key());
    }
    return min;
  }

  /// All symmetries that keep the side to move, without the identity. A game names only some of its
  /// symmetries; the others are compositions of these. They are distinguished by what they make of
  /// a position that has no symmetry itself.
  private static List<UnaryOperator<String>> viewsOf(Game game) {
    var sample = sample(game);
    var text = game.notation().formatPosition(sample);
    var all = new ArrayList<UnaryOperator<String>>(List.of(UnaryOperator.identity()));
    var seen = new HashSet<>(List.of(text));
    for (int index = 0; index < all.size(); index++) {
      var known = all.get(index);
      for (var symmetry : game.symmetries()) {
        UnaryOperator<String> next = before -> symmetry.apply(known.apply(before));
        if (seen.add(next.apply(text))) {
          all.add(next);
        }
      }
    }
    return all.stream()
        .skip(1)
        .filter(
            view ->
                game.notation().parsePosition(view.apply(text)).sideToMove() == sample.sideToMove())
        .toList();
  }

  private static Position sample(Game game) {
    var position = game.start();
    for (int ply = 0; ply < SAMPLE_PLIES && !position.outcome().isOver(); ply++) {
      var moves = position.legalMoves();
      position.make(moves[(3 * ply + 1) % moves.length]);
    }
    return position;
  }
}
