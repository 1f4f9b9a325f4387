package dev.secateur.core;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/// The names that players give to openings, found by position: the order of the moves and the side
/// of the board do not matter.
public final class OpeningNames {

  private static final Map<String, OpeningNames> LOADED = new ConcurrentHashMap<>();

  private final Symmetries symmetries;

  /// By the canonical text of the position after the opening.
  private final Map<String, String> names = new HashMap<>();

  private int longest;

  private OpeningNames(Game game) {
    symmetries = new Symmetries(game);
    for (var opening : game.namedOpenings()) {
      var record = opening.begin(game);
      longest = Math.max(longest, record.plies());
      names.put(symmetries.canonicalText(record.positionAfter(record.plies())), opening.name());
    }
  }

  public static OpeningNames of(Game game) {
    return LOADED.computeIfAbsent(game.specification(), _ -> new OpeningNames(game));
  }

  /// The name of the opening that ends in this position.
  public Optional<String> nameOf(Position position) {
    return names.isEmpty()
        ? Optional.empty()
        : Optional.ofNullable(names.get(symmetries.canonicalText(position)));
  }

  /// The name of the last opening on the way to a position: of the position itself, or of one
  /// before it, as far as its moves can be undone.
  public Optional<String> lastNameOf(Position position) {
    if (names.isEmpty()) {
      return Optional.empty();
    }
    var board = position.copy();
    while (board.ply() > longest) {
      board.undo();
    }
    var name = nameOf(board);
    while (name.isEmpty() && board.ply() > 0) {
      board.undo();
      name = nameOf(board);
    }
    return name;
  }

  /// The name of the longest opening that the game went through.
  public Optional<String> nameOf(GameRecord record) {
    for (int ply = Math.min(longest, record.plies()); ply > 0; ply--) {
      var name = nameOf(record.positionAfter(ply));
      if (name.isPresent()) {
        return name;
      }
    }
    return Optional.empty();
  }
}
