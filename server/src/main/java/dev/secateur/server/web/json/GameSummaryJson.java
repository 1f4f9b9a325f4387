package dev.secateur.server.web.json;

import dev.secateur.core.BoardPicture;
import dev.secateur.core.GameTree;
import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.StoredGame;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A game in a list: what it is, and the board where play stands.
public record GameSummaryJson(
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
    int plies,
    int toMove,
    BoardJson board) {

  /// A page of the list.
  ///
  /// @param next where the next page begins; none on the last
  public record GameListJson(List<GameSummaryJson> games, @Nullable String next) {}

  public static GameSummaryJson of(StoredGame stored, GameTree tree) {
    var position = tree.position(stored.head());
    return of(
        stored,
        tree.ply(stored.head()),
        position.sideToMove(),
        BoardJson.of(tree.game(), position));
  }

  /// For a game that cannot be read any more.
  public static GameSummaryJson withoutBoard(StoredGame stored) {
    return of(stored, 0, 0, BoardJson.of(BoardPicture.NONE, ""));
  }

  private static GameSummaryJson of(StoredGame game, int plies, int toMove, BoardJson board) {
    var heading = game.heading();
    return new GameSummaryJson(
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
        plies,
        toMove,
        board);
  }
}
