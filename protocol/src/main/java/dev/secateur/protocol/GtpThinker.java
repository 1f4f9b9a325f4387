package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import java.math.BigDecimal;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Chooses moves within the limits that GTP's commands set.
final class GtpThinker {

  private static final long MAX_SECONDS = 10_000_000;

  private final GtpClock[] clocks = {new GtpClock(), new GtpClock()};
  private final Limits atFirst;
  private Limits usual;
  private volatile boolean hurried;
  private volatile @Nullable PreparedSearch thinking;

  /// @param usual how long to think where there is no clock; its depth is never exceeded
  GtpThinker(Limits usual) {
    atFirst = usual;
    this.usual = usual;
  }

  /// Adds the commands by which limits are set.
  void addTo(Map<String, Function<GtpCommand, String>> table) {
    table.put("time_settings", this::timeSettings);
    table.put("time_left", this::timeLeft);
    table.put("secateur-limits", this::limits);
  }

  /// The engine's move for the side to move; there is one.
  long choose(Engine engine, Position position) {
    var legal = position.legalMoves();
    if (legal.length == 1) {
      return legal[0];
    }
    int side = position.sideToMove();
    long overhead = engine.settings().options().number(SearchOption.OVERHEAD);
    var limits = clocks[side].limits(usual, overhead);
    long begin = System.nanoTime();
    long move = think(engine.prepare(position, limits, 1, SearchListener.NONE));
    clocks[side].spend((System.nanoTime() - begin) / 1_000_000);
    return move;
  }

  private long think(PreparedSearch search) {
    thinking = search;
    try {
      if (hurried) {
        search.stop();
      }
      return search.run().best();
    } finally {
      thinking = null;
    }
  }

  /// From now on every search answers with what it has; called by any thread.
  void hurry() {
    hurried = true;
    var running = thinking;
    if (running != null) {
      running.stop();
    }
  }

  /// Depth and nodes of every move from now on, beside a clock if there is one.
  private String limits(GtpCommand command) {
    var words = command.words(2, "DEPTH NODES");
    int depth = wholeNumber(words.get(0));
    long nodes = number(words.get(1), 15);
    // Whoever is told how far to look need not look so long besides.
    usual = depth == 0 && nodes == 0 ? atFirst : Limits.depth(depth).withNodes(nodes);
    return "";
  }

  private String timeSettings(GtpCommand command) {
    var words = command.words(3, "MAIN_TIME PERIOD_TIME PERIOD_MOVES");
    long main = millis(words.get(0));
    long period = millis(words.get(1));
    int moves = wholeNumber(words.get(2));
    for (GtpClock clock : clocks) {
      clock.set(main, period, moves);
    }
    return "";
  }

  private String timeLeft(GtpCommand command) {
    var words = command.words(3, "COLOUR TIME MOVES");
    int side = GtpBoard.colour(words.get(0));
    clocks[side].left(millis(words.get(1)), wholeNumber(words.get(2)));
    return "";
  }

  /// Seconds; the draft knows whole ones only, some clients send more.
  private static long millis(String text) {
    if (!text.matches("[0-9]{1,8}(\\.[0-9]{1,9})?")) {
      throw new Refusal(
          "syntax error: %s is not a time: expected seconds".formatted(NotationError.quote(text)));
    }
    var seconds = new BigDecimal(text).min(BigDecimal.valueOf(MAX_SECONDS));
    return seconds.movePointRight(3).longValue();
  }

  static int wholeNumber(String text) {
    return (int) number(text, 6);
  }

  private static long number(String text, int digits) {
    if (!text.matches("[0-9]{1,%d}".formatted(digits))) {
      throw new Refusal(
          "syntax error: %s is not a number: expected 0 to %s"
              .formatted(NotationError.quote(text), "9".repeat(digits)));
    }
    return Long.parseLong(text);
  }
}
