package dev.secateur.server.analysis;

import dev.secateur.core.Limits;
import dev.secateur.search.SearchListener;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.archive.ReviewArchive;
import dev.secateur.server.archive.ReviewedPosition;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.RoomServices;
import dev.secateur.server.play.Thinker;
import java.util.List;
import java.util.Map;

/// Searches every position of a line and stores each result at once. It begins at the end, because
/// the table then helps with the earlier positions. A position that was reviewed before with as
/// much time is not searched again, so a stopped review continues.
public final class GameReview extends Study {

  private final ReviewArchive archive;
  private final List<Integer> line;
  private final CustomSearch search;
  private final long millis;

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
  }

  @Override
  void work() {
    var id = room.snapshot().game().id();
    Map<Integer, ReviewedPosition> known = archive.find(id);
    int done = 0;
    try (var thinker = open(search)) {
      for (int node : line.reversed()) {
        var before = known.get(node);
        if (before == null || (before.millis() < millis && !before.line().isEmpty())) {
          var judgement = judge(thinker, node);
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

  private ReviewedPosition judge(Thinker thinker, int node) {
    var position = room.position(node);
    if (position.outcome().isOver()) {
      return new ReviewedPosition(node, position.finalScore(), List.of(), 0, millis);
    }
    var found = thinker.search(position, Limits.moveTime(millis), 1, SearchListener.NONE);
    var best = found.lines().getFirst();
    return new ReviewedPosition(
        node,
        best.score(),
        game().notation().formatLine(position, best.moves()),
        found.depth(),
        millis);
  }
}
