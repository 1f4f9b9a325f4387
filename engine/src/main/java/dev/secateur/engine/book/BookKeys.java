package dev.secateur.engine.book;

import dev.secateur.core.Game;
import dev.secateur.core.Key;
import dev.secateur.core.Position;
import dev.secateur.core.Symmetries;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/// The keys of positions in the books of a game: the same for all symmetric images of a position.
///
/// They come from the text of the position, not from [Position#key], which may change when a game
/// becomes faster. Book files must stay readable after such a change.
public final class BookKeys {

  private final Symmetries symmetries;

  public BookKeys(Game game) {
    symmetries = new Symmetries(game);
  }

  public long of(Position position) {
    var text = symmetries.canonicalText(position);
    long key = text.length();
    for (int at = 0; at < text.length(); at++) {
      key = Key.of(key, text.charAt(at));
    }
    return key;
  }

  /// The keys of the positions after each move, sorted, with the moves that lead there: more than
  /// one if they are symmetric.
  public SortedMap<Long, List<Long>> children(Position position) {
    var children = new TreeMap<Long, List<Long>>();
    var board = position.copy();
    for (long move : position.legalMoves()) {
      board.make(move);
      children.computeIfAbsent(of(board), _ -> new ArrayList<>()).add(move);
      board.undo();
    }
    return children;
  }
}
