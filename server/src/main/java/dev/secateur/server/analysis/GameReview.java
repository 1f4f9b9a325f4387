package dev.secateur.server.analysis;

import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.search.SearchListener;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.archive.ReviewArchive;
import dev.secateur.server.archive.ReviewedPosition;
import dev.secateur.server.play.AnalysisEngine;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.RoomServices;
import java.util.List;
import java.util.Map;

/// Searches every position of a line and stores each result at once. It begins at the end, because
/// the table then helps with the earlier positions. A position whose score is exact, or that was
/// reviewed before with as much time, is not searched again, so a stopped review continues.
///
/// Near the end of a game an exact score can be found. These positions may take longer, until the
/// time for exact scores is spent.
public final class GameReview extends Study {

  /// Positions with at most so many plies to the end of the game should get exact scores.
  private static final int MAX_EXACT_PLIES = 22;

  /// Exact scores may take as much time as so many other positions, all together.
  private static final int EXACT_SHARE = 100;

  private final ReviewArchive archive;
  private final List<Integer> line;
  private final CustomSearch search;
  private final long millis;
  private long exactMillisLeft;

  /// @param end the last node of the line
  /// @param millis for each position
  public GameReview(
      RoomServices services,
      GameRoom room,
      String client,
      StudyListener listener,
      ReviewArchive archive,
      int end,
      CustomSearch search,
      long millis) {
    super(services, room, client, listener);
    this.archive = archive;
    line = room.lineTo(end);
    this.search = search;
    this.millis = millis;
    exactMillisLeft = EXACT_SHARE * millis;
  }

  @Override
  void work() {
    var id = room.snapshot().game().id();
    Map<Integer, ReviewedPosition> known = archive.find(id);
    int done = 0;
    try (var engine = open(search)) {
      for (int node : line.reversed()) {
        var before = known.get(node);
        var position = room.position(node);
        long limit = limit(position);
        if (before == null || (!before.exact() && before.millis() < limit)) {
          var judgement = judge(engine, node, position, limit);
          if (isStopped()) {
            return;
          }
          archive.put(id, judgement);
        }
        done++;
        listener.judged(node, done, line.size());
      }
    }
  }

  /// How long a position may be searched. One that is too hard to solve must leave time for others.
  private long limit(Position position) {
    return position.maxPliesLeft() > MAX_EXACT_PLIES ? millis : millis + exactMillisLeft / 2;
  }

  private ReviewedPosition judge(AnalysisEngine engine, int node, Position position, long limit) {
    if (position.outcome().isOver()) {
      return new ReviewedPosition(node, position.finalScore(), true, 0, List.of(), 0, limit);
    }
    long began = System.nanoTime();
    var found = engine.search(position, Limits.moveTime(limit), 1, SearchListener.NONE);
    long taken = (System.nanoTime() - began) / 1_000_000;
    exactMillisLeft -= Math.clamp(taken - millis, 0, exactMillisLeft);
    var best = found.lines().getFirst();
    return new ReviewedPosition(
        node,
        best.score(),
        best.exact(),
        best.exact() ? 0 : found.certainty(best),
        game().notation().formatLine(position, best.moves()),
        found.depth(),
        limit);
  }
}
