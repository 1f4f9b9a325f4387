package dev.secateur.server.web.json;

import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.play.Clocks;
import dev.secateur.server.play.GameSnapshot;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// What is different in a game from an earlier version. A component that is null has not changed.
///
/// @param from the version before
/// @param version the version now; the same where only clocks or thinking are different
/// @param nodes the new ones and those with another note, each whole
public record GameUpdateJson(
    long from,
    long version,
    @Nullable String updated,
    @Nullable String title,
    @Nullable List<Player> players,
    @Nullable String result,
    @Nullable String reason,
    @Nullable Clocks clocks,
    @Nullable Boolean auto,
    @Nullable Integer head,
    @Nullable Boolean thinking,
    @Nullable List<NodeJson> nodes) {

  public static GameUpdateJson between(GameSnapshot before, GameSnapshot now) {
    var old = before.game();
    var game = now.game();
    var nodes = nodes(old, now);
    return new GameUpdateJson(
        old.version(),
        game.version(),
        changed(old.updated().toString(), game.updated().toString()),
        changed(old.title(), game.title()),
        changed(old.players(), game.players()),
        changed(old.ending().result(), game.ending().result()),
        changed(old.ending().reason(), game.ending().reason()),
        changed(before.clocks(), now.clocks()),
        changed(old.auto(), game.auto()),
        changed(old.head(), game.head()),
        changed(before.thinking(), now.thinking()),
        nodes.isEmpty() ? null : nodes);
  }

  /// The value now, or null where it is as it was.
  private static <T> @Nullable T changed(@Nullable T before, @Nullable T now) {
    return Objects.equals(before, now) ? null : now;
  }

  private static List<NodeJson> nodes(StoredGame old, GameSnapshot now) {
    var game = now.game();
    var nodes = new ArrayList<NodeJson>();
    if (!old.comment().equals(game.comment())) {
      nodes.add(NodeJson.start(game));
    }
    for (int index = 0; index < game.nodes().size(); index++) {
      var node = game.nodes().get(index);
      if (index >= old.nodes().size() || !node.equals(old.nodes().get(index))) {
        nodes.add(NodeJson.of(game, node, now.startSide()));
      }
    }
    return nodes;
  }
}
