package dev.secateur.server.web.request;

import dev.secateur.server.archive.ClockRule;
import dev.secateur.server.archive.Player;
import dev.secateur.server.web.request.FieldRules.ListSize;
import dev.secateur.server.web.request.FieldRules.MaxLength;
import dev.secateur.server.web.request.FieldRules.ObjectName;
import dev.secateur.server.web.request.FieldRules.WholeNumber;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A game to be started.
///
/// @param start a position
/// @param moves to begin with
/// @param text a position or moves, instead of both
/// @param opening an opening of a set, such as `xot:17` or `xot:random`, to begin with
public record NewGameRequest(
    @MaxLength(200) String game,
    @ListSize(min = 2, max = 2, expected = NewGameRequest.PAIR) List<PlayerRequest> players,
    @Nullable ClockRequest clock,
    @MaxLength(NewGameRequest.MAX_TITLE) @Nullable String title,
    @MaxLength(NewGameRequest.MAX_TEXT) @Nullable String start,
    @MaxLength(NewGameRequest.MAX_TEXT) @Nullable String moves,
    @MaxLength(NewGameRequest.MAX_TEXT) @Nullable String text,
    @MaxLength(100) @Nullable String opening) {

  public static final int MAX_TITLE = 200;
  static final int MAX_TEXT = 100_000;
  static final String PAIR = "[first player, second player]";

  /// The time that each side has.
  @ObjectName("the clock")
  public record ClockRequest(
      @WholeNumber(min = 1_000, max = 86_400_000) int initialMs,
      @WholeNumber(max = 3_600_000) int incrementMs) {}

  public List<Player> toPlayers() {
    return PlayerRequest.toPlayers(players);
  }

  public @Nullable ClockRule toClock() {
    return clock == null ? null : new ClockRule(clock.initialMs, clock.incrementMs);
  }
}
