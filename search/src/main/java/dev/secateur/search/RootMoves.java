package dev.secateur.search;

import dev.secateur.core.Score;
import dev.secateur.search.SearchResult.Line;
import java.util.ArrayList;
import java.util.List;

/// The moves of the root in the order in which they are searched, the best first, each with the
/// best line known after it.
final class RootMoves {

  private final List<Line> lines = new ArrayList<>();

  RootMoves(long[] moves) {
    for (long move : moves) {
      lines.add(new Line(List.of(move), -Score.INFINITE));
    }
  }

  int size() {
    return lines.size();
  }

  Line get(int index) {
    return lines.get(index);
  }

  void set(int index, Line line) {
    lines.set(index, line);
  }

  /// A move has turned out best: it goes to `front`, the others move back.
  void bringToFront(int front, int index) {
    lines.add(front, lines.remove(index));
  }

  /// The first `count` lines that have a score, the better first.
  List<Line> best(int count) {
    return lines.subList(0, Math.min(count, lines.size())).stream()
        .filter(line -> line.score() > -Score.INFINITE)
        .sorted((one, other) -> Integer.compare(other.score(), one.score()))
        .toList();
  }
}
