package dev.secateur.protocol;

import dev.secateur.core.Limits;
import java.io.ByteArrayInputStream;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/// Sends arbitrary bytes to a session of every game: the session must not throw, and must not
/// report a bug of ours.
final class AnyInput {

  private static final String SMALL_QUORIDOR = "quoridor:size=5,walls=2";

  /// Only at the start of an answer, because Jazzer learns these words and sends them itself.
  private static final Pattern OUR_BUG =
      Pattern.compile("(?m)^(\\?[0-9]*|info string error|status error:) a bug in secateur");

  private AnyInput() {}

  /// Some protocols are made for one game.
  private static List<String> games(String protocol) {
    return switch (protocol) {
      case "nboard" -> List.of("reversi");
      case "qtp" -> List.of(SMALL_QUORIDOR);
      default -> List.of("checkers", "reversi", SMALL_QUORIDOR);
    };
  }

  static void survive(String protocol, byte[] bytes) {
    var text = new String(bytes, StandardCharsets.UTF_8);
    // Huge tables and thousands of threads would test the machine, not the protocol.
    if (text.contains("hash") || text.contains("threads")) {
      return;
    }
    for (String game : games(protocol)) {
      var out = new StringWriter();
      var in = new InputStreamReader(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8);
      SessionReader.run(in, Sessions.of(protocol, game, Limits.depth(1), out));
      if (OUR_BUG.matcher(out.toString()).find()) {
        throw new AssertionError(out.toString());
      }
    }
  }
}
