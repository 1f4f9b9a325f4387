package dev.secateur.protocol;

import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import java.io.PrintWriter;
import java.io.Writer;

/// Sessions for tests, with a small transposition table.
final class Sessions {

  private static final Evaluators EVALUATORS = Evaluators.installed();

  private Sessions() {}

  static Session of(String protocol, String gameText, Limits defaultLimits, Writer out) {
    var games = Games.installed();
    var game = games.find(gameText);
    var settings =
        Settings.of(EVALUATORS.standard(game))
            .with(SearchOptions.STANDARD.with(SearchOption.HASH, 1));
    var engine = new Engine(game, settings);
    return switch (protocol) {
      case "gtp" -> GtpSession.gtp(engine, defaultLimits, new PrintWriter(out));
      case "ugi" -> new UgiSession(engine, EVALUATORS, defaultLimits, new PrintWriter(out));
      case "nboard" -> new NboardSession(engine, games, defaultLimits, new PrintWriter(out));
      case "qtp" -> GtpSession.qtp(engine, defaultLimits, new PrintWriter(out));
      default -> throw new IllegalArgumentException(protocol);
    };
  }
}
