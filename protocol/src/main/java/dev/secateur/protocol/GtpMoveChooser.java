package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import org.jspecify.annotations.Nullable;

/// Chooses moves within the limits that the client has set.
final class GtpMoveChooser {

  private final GtpClock[] clocks = {new GtpClock(), new GtpClock()};
  private final Limits defaultLimits;
  private Limits limits;
  private volatile boolean stopped;
  private volatile @Nullable PreparedSearch running;

  /// @param defaultLimits the limits of a move without a clock; a search never goes deeper
  GtpMoveChooser(Limits defaultLimits) {
    this.defaultLimits = defaultLimits;
    limits = defaultLimits;
  }

  /// Adds the commands that set limits.
  void addCommands(CommandTable table) {
    table.add("time_settings", this::timeSettings);
    table.add("time_left", this::timeLeft);
    table.add("secateur-limits", this::setLimits);
  }

  /// The engine's move for the side to move, which must have a legal move.
  long choose(Engine engine, Position position) {
    var legal = position.legalMoves();
    if (legal.length == 1) {
      return legal[0];
    }
    int side = position.sideToMove();
    long overhead = engine.settings().options().number(SearchOption.OVERHEAD);
    var clockLimits = clocks[side].limits(limits, overhead).toPlay();
    long start = System.nanoTime();
    long move = run(engine.prepare(position, clockLimits, 1, SearchListener.NONE));
    clocks[side].spend((System.nanoTime() - start) / 1_000_000);
    return move;
  }

  private long run(PreparedSearch search) {
    running = search;
    try {
      if (stopped) {
        search.stop();
      }
      return search.run().best();
    } finally {
      running = null;
    }
  }

  /// Makes this search and every later one answer at once. Called by any thread.
  void stopSearching() {
    stopped = true;
    var search = running;
    if (search != null) {
      search.stop();
    }
  }

  /// `secateur-limits`: depth and nodes of every move from now on, in addition to a clock.
  private String setLimits(GtpCommand command) {
    var words = command.arguments(2, "DEPTH NODES");
    int depth = GtpArguments.number(words.get(0));
    long nodes = GtpArguments.number(words.get(1), 15);
    // A depth or node limit makes the default time limit unnecessary.
    limits = depth == 0 && nodes == 0 ? defaultLimits : Limits.depth(depth).withNodes(nodes);
    return "";
  }

  private String timeSettings(GtpCommand command) {
    var words = command.arguments(3, "MAIN_TIME PERIOD_TIME PERIOD_MOVES");
    long main = GtpArguments.millis(words.get(0));
    long period = GtpArguments.millis(words.get(1));
    int moves = GtpArguments.number(words.get(2));
    for (GtpClock clock : clocks) {
      clock.set(main, period, moves);
    }
    return "";
  }

  private String timeLeft(GtpCommand command) {
    var words = command.arguments(3, "COLOUR TIME MOVES");
    int side = GtpArguments.side(words.get(0));
    clocks[side].left(GtpArguments.millis(words.get(1)), GtpArguments.number(words.get(2)));
    return "";
  }
}
