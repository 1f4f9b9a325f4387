package dev.secateur.server.web.request;

import dev.secateur.server.web.request.FieldRules.ListSize;
import dev.secateur.server.web.request.FieldRules.MaxLength;
import dev.secateur.server.web.request.FieldRules.WholeNumber;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What a page wants to have studied.
///
/// @param type `analyse`, `review`, `race`, `stop` or `ping`
/// @param request a number that the answers carry
/// @param lines how many of the best moves; 0 for all
public record StudyRequest(
    @MaxLength(20) String type,
    @WholeNumber @Nullable Integer request,
    @WholeNumber @Nullable Integer node,
    @WholeNumber(max = 5) @Nullable Integer lines,
    @WholeNumber(min = 1) @Nullable Integer timeMs,
    @WholeNumber(min = 1) @Nullable Integer depth,
    @Nullable PlayerRequest player,
    @ListSize(min = 2, max = 2, expected = NewGameRequest.PAIR)
        @Nullable List<PlayerRequest> players) {

  private static final String MESSAGE = "the body";

  public int requiredNode() {
    if (node == null) {
      throw RequestReader.missing(MESSAGE, "node", RequestReader.wholeNumber(0, Integer.MAX_VALUE));
    }
    return node;
  }

  /// The time limit, which must be given.
  ///
  /// @param max what the server allows
  public int requiredMillis(int max) {
    if (timeMs == null) {
      throw RequestReader.missing(MESSAGE, "timeMs", RequestReader.wholeNumber(1, max));
    }
    RequestReader.check("timeMs", timeMs, 1, max);
    return timeMs;
  }

  public List<PlayerRequest> requiredPlayers() {
    if (players == null) {
      throw RequestReader.missing(MESSAGE, "players", NewGameRequest.PAIR);
    }
    return players;
  }

  /// The depth limit, or 0 for none.
  ///
  /// @param max what the server allows
  public int depthUpTo(int max) {
    if (depth == null) {
      return 0;
    }
    RequestReader.check("depth", depth, 1, max);
    return depth;
  }
}
