package dev.secateur.search;

import dev.secateur.core.Score;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.ArrayList;
import java.util.List;

/// The root moves in search order, the best first, each with its best known line.
final class RootMoves {

  private final List<ScoredLine> lines = new ArrayList<>();

  RootMoves(long[] moves) {
    for (long move : moves) {
      lines.add(new ScoredLine(List.of(move), -Score.INFINITE));
    }
  }

  int size() {
    return lines.size();
  }

  ScoredLine get(int index) {
    return lines.get(index);
  }

  void set(int index, ScoredLine line) {
    lines.set(index, line);
  }

  /// Moves the line at `index` to `front`; the lines between shift back by one.
  void bringToFront(int front, int index) {
    lines.add(front, lines.remove(index));
  }

  /// The lines with a score among the first `count`, best first.
  List<ScoredLine> best(int count) {
    return lines.subList(0, Math.min(count, lines.size())).stream()
        .filter(line -> line.score() > -Score.INFINITE)
        .sorted((one, other) -> Integer.compare(other.score(), one.score()))
        .toList();
  }
}
