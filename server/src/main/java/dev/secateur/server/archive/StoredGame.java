package dev.secateur.server.archive;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game as it is stored. Immutable; each `with` returns another.
///
/// @param version grows with every change
/// @param game the whole text that names it, such as `quoridor:size=5`
/// @param name the plain name
/// @param comment what is written before the first move
/// @param heading what the game's file said, where it comes from one
/// @param opening the opening of a set from which it started, such as `xot:17`
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
    List<StoredNode> nodes,
    String comment,
    @Nullable Heading heading,
    @Nullable String opening) {

  public StoredGame {
    players = List.copyOf(players);
    nodes = List.copyOf(nodes);
  }

  /// A game that comes from no set of openings.
  public StoredGame(
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
      List<StoredNode> nodes,
      String comment,
      @Nullable Heading heading) {
    this(
        id, version, game, name, title, created, updated, players, clock, auto, start, ending, head,
        nodes, comment, heading, null);
  }

  /// A game that comes from no file.
  public StoredGame(
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
    this(
        id, version, game, name, title, created, updated, players, clock, auto, start, ending, head,
        nodes, "", null);
  }

  /// The next version, changed at the given time, in which play stands at a node.
  public StoredGame at(int newHead, Ending newEnding, List<StoredNode> newNodes, Instant now) {
    var newHeading =
        heading == null || newEnding.equals(ending) ? heading : heading.withoutEnding();
    return next(title, players, auto, newEnding, newHead, newNodes, comment, newHeading, now);
  }

  /// The next version with another title, other players or another mode.
  public StoredGame changed(
      String newTitle, List<Player> newPlayers, boolean newAuto, Instant now) {
    return next(newTitle, newPlayers, newAuto, ending, head, nodes, comment, heading, now);
  }

  /// The next version with another comment before the first move.
  public StoredGame withComment(String words, Instant now) {
    return next(title, players, auto, ending, head, nodes, words, heading, now);
  }

  /// The next version with another note about a move.
  ///
  /// @param node from 1
  public StoredGame withNote(int node, NodeNote note, Instant now) {
    var noted = new ArrayList<>(nodes);
    noted.set(node - 1, nodes.get(node - 1).with(note));
    return next(title, players, auto, ending, head, noted, comment, heading, now);
  }

  /// Everything that can change in a game. The rest never changes.
  private StoredGame next(
      String newTitle,
      List<Player> newPlayers,
      boolean newAuto,
      Ending newEnding,
      int newHead,
      List<StoredNode> newNodes,
      String newComment,
      @Nullable Heading newHeading,
      Instant now) {
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
        newEnding,
        newHead,
        newNodes,
        newComment,
        newHeading,
        opening);
  }

  /// The moves from the start to the head.
  public List<StoredNode> played() {
    var played = new ArrayList<StoredNode>();
    for (int at = head; at != 0; at = nodes.get(at - 1).parent()) {
      played.add(nodes.get(at - 1));
    }
    return played.reversed();
  }

  /// The same game under another id.
  public StoredGame as(String newId) {
    return new StoredGame(
        newId, version, game, name, title, created, updated, players, clock, auto, start, ending,
        head, nodes, comment, heading, opening);
  }

  /// The same game, which started from an opening of a set.
  public StoredGame from(@Nullable String setAndNumber) {
    return new StoredGame(
        id,
        version,
        game,
        name,
        title,
        created,
        updated,
        players,
        clock,
        auto,
        start,
        ending,
        head,
        nodes,
        comment,
        heading,
        setAndNumber);
  }
}
