package dev.secateur.lab.match;

import dev.secateur.protocol.client.Contestant;
import dev.secateur.protocol.client.EngineFault;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The players at one of the boards of a match. They stay for the next game if they are in it too
/// and have behaved; so there are never more than two for each board.
final class BoardPlayers implements AutoCloseable {

  private final List<MatchPlayer> entrants;
  private final Map<Integer, Contestant> seated = new LinkedHashMap<>();

  BoardPlayers(List<MatchPlayer> entrants) {
    this.entrants = entrants;
  }

  /// Everybody else leaves, which gives back their memory.
  void keepOnly(int one, int other) {
    for (int entrant : List.copyOf(seated.keySet())) {
      if (entrant != one && entrant != other) {
        dismiss(entrant);
      }
    }
  }

  Contestant seat(int entrant) throws EngineFault, InterruptedException {
    var present = seated.get(entrant);
    if (present != null) {
      return present;
    }
    var opened = entrants.get(entrant).source().open();
    seated.put(entrant, opened);
    return opened;
  }

  /// Somebody else of its kind will take part in the next game.
  void dismiss(int entrant) {
    var present = seated.remove(entrant);
    if (present != null) {
      present.close();
    }
  }

  @Override
  public void close() {
    List.copyOf(seated.keySet()).forEach(this::dismiss);
  }
}
