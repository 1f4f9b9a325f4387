package dev.secateur.server.web.request;

import dev.secateur.server.play.Problem;
import dev.secateur.server.web.request.FieldRules.MaxLength;

/// The one message that a page sends on the WebSocket of a game, a match or an ablation.
public record PingRequest(@MaxLength(20) String type) {

  public static final String EXPECTED = "{\"type\":\"ping\"}";

  /// Accepts a ping.
  ///
  /// @throws Problem if the message is anything else
  public static void check(String message) {
    boolean isPing;
    try {
      isPing = RequestReader.read(message, PingRequest.class).type.equals("ping");
    } catch (Problem broken) {
      isPing = false;
    }
    if (!isPing) {
      throw Problem.badRequest("the message is not understood: expected " + EXPECTED);
    }
  }
}
