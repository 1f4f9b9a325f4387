package dev.secateur.server.web.json;

import dev.secateur.server.archive.ClockRule;
import dev.secateur.server.archive.Player;
import dev.secateur.server.play.Clocks;
import dev.secateur.server.play.GameSnapshot;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A game with its whole tree.
public record GameJson(
    String id,
    String game,
    String name,
    String title,
    String created,
    String updated,
    List<Player> players,
    @Nullable List<String> names,
    @Nullable Map<String, String> headers,
    String result,
    String reason,
    long version,
    @Nullable ClockRule clock,
    @Nullable Clocks clocks,
    boolean auto,
    String start,
    @Nullable String opening,
    int head,
    boolean thinking,
    List<NodeJson> nodes) {

  public static GameJson of(GameSnapshot snapshot) {
    var game = snapshot.game();
    var heading = game.heading();
    return new GameJson(
        game.id(),
        game.game(),
        game.name(),
        game.title(),
        game.created().toString(),
        game.updated().toString(),
        game.players(),
        heading == null ? null : heading.names(),
        heading == null ? null : heading.headers(),
        game.ending().result(),
        game.ending().reason(),
        game.version(),
        game.clock(),
        snapshot.clocks(),
        game.auto(),
        game.start(),
        game.opening(),
        game.head(),
        snapshot.thinking(),
        NodeJson.all(game, snapshot.startSide()));
  }

  /// The answer to an offer of a draw.
  public record DrawOfferJson(boolean accepted, GameJson game) {}

  /// A game with moves that were added as a variation.
  ///
  /// @param node after the last of them
  public record AddedLineJson(int node, GameJson game) {}

  /// The answer to a change, for a client that gets the change itself on the WebSocket.
  ///
  /// @param version after the change
  /// @param accepted whether an offered draw was agreed
  /// @param node after the last move of a line that was added
  public record ChangedGameJson(long version, @Nullable Boolean accepted, @Nullable Integer node) {}

  /// Where a game was stored.
  public record StoredIdJson(String id) {}
}
