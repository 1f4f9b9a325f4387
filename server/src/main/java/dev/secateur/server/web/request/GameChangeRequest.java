package dev.secateur.server.web.request;

import dev.secateur.server.archive.Player;
import dev.secateur.server.web.request.FieldRules.ListSize;
import dev.secateur.server.web.request.FieldRules.MaxLength;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Another title, other players, or auto mode.
public record GameChangeRequest(
    @MaxLength(NewGameRequest.MAX_TITLE) @Nullable String title,
    @ListSize(min = 2, max = 2, expected = NewGameRequest.PAIR)
        @Nullable List<PlayerRequest> players,
    @Nullable Boolean auto) {

  public @Nullable List<Player> toPlayers() {
    return players == null ? null : PlayerRequest.toPlayers(players);
  }
}
