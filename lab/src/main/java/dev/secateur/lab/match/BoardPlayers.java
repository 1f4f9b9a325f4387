package dev.secateur.lab.match;

import dev.secateur.protocol.client.Contestant;
import dev.secateur.protocol.client.EngineFault;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The running players of one board. A player without a fault stays for the next game if it plays
/// in it, so there are never more than two players per board.
final class BoardPlayers implements AutoCloseable {

  private final List<MatchPlayer> players;
  private final Map<Integer, Contestant> running = new LinkedHashMap<>();

  BoardPlayers(List<MatchPlayer> players) {
    this.players = players;
  }

  /// Closes all other players, which frees their memory.
  void keepOnly(int one, int other) {
    for (int player : List.copyOf(running.keySet())) {
      if (player != one && player != other) {
        close(player);
      }
    }
  }

  Contestant get(int player) throws EngineFault, InterruptedException {
    var present = running.get(player);
    if (present != null) {
      return present;
    }
    var opened = players.get(player).source().open();
    running.put(player, opened);
    return opened;
  }

  /// Closes a player; a new instance is started for its next game.
  void close(int player) {
    var present = running.remove(player);
    if (present != null) {
      present.close();
    }
  }

  @Override
  public void close() {
    List.copyOf(running.keySet()).forEach(this::close);
  }
}
