package dev.secateur.server.archive;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Symmetries;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Numbers for positions: the same for two that are mirror images of each other, with the same side
/// to move.
public final class Places {

  private final Map<String, Symmetries> symmetries = new ConcurrentHashMap<>();

  /// The smallest key among all views of a position.
  public long of(Game game, Position position) {
    var notation = game.notation();
    long min = position.key();
    var text = notation.formatPosition(position);
    var ofGame = symmetries.computeIfAbsent(game.specification(), _ -> new Symmetries(game));
    for (var view : ofGame.keepingSide()) {
      min = Math.min(min, notation.parsePosition(view.apply(text)).key());
    }
    return min;
  }
}
