package dev.secateur.server.archive;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game as it is kept. Immutable; each `with` gives another.
///
/// @param version grows with every change
/// @param game the whole text that names it, such as `quoridor:size=5`
/// @param name the plain name
/// @param nodes without the start, in the order of their ids from 1
public record StoredGame(
    String id,
    long version,
    String game,
    String name,
    String title,
    Instant created,
    Instant updated,
    List<Player> players,
    @Nullable ClockRule clock,
    boolean auto,
    String start,
    Ending ending,
    int head,
    List<StoredNode> nodes) {

  public StoredGame {
    players = List.copyOf(players);
    nodes = List.copyOf(nodes);
  }

  /// The next version, changed at the given time, in which play stands at a node.
  public StoredGame at(int newHead, Ending newEnding, List<StoredNode> newNodes, Instant now) {
    return new StoredGame(
        id,
        version + 1,
        game,
        name,
        title,
        created,
        now,
        players,
        clock,
        auto,
        start,
        newEnding,
        newHead,
        newNodes);
  }

  /// The next version with another title, other players or another mode.
  public StoredGame changed(
      String newTitle, List<Player> newPlayers, boolean newAuto, Instant now) {
    return new StoredGame(
        id,
        version + 1,
        game,
        name,
        newTitle,
        created,
        now,
        newPlayers,
        clock,
        newAuto,
        start,
        ending,
        head,
        nodes);
  }

  /// The same game under another id.
  public StoredGame as(String newId) {
    return new StoredGame(
        newId, version, game, name, title, created, updated, players, clock, auto, start, ending,
        head, nodes);
  }
}
