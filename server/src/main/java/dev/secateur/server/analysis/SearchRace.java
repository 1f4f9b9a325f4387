package dev.secateur.server.analysis;

import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.RoomServices;
import java.util.List;

/// Two searches of one position with different settings. They run one after the other, so that
/// neither takes time from the other.
public final class SearchRace extends Study {

  private final Position position;
  private final List<CustomSearch> searches;
  private final long millis;
  private final int depth;

  /// @param depth the maximum depth of both; 0 for no limit but the time
  public SearchRace(
      RoomServices services,
      GameRoom room,
      String client,
      StudyListener listener,
      int node,
      List<CustomSearch> searches,
      long millis,
      int depth) {
    super(services, room, client, listener);
    position = room.position(node);
    this.searches = List.copyOf(searches);
    this.millis = millis;
    this.depth = depth;
  }

  @Override
  void work() {
    if (position.outcome().isOver()) {
      return;
    }
    for (int which = 0; which < searches.size() && !isStopped(); which++) {
      int runner = which;
      try (var engine = open(searches.get(which))) {
        var news =
            new PositionStudy.ProgressReporter(
                position, found -> listener.raced(runner, found), listener);
        engine.search(position, Limits.moveTime(millis).withDepth(depth), 1, news);
      }
    }
  }
}
