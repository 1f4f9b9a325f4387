package dev.secateur.server.analysis;

import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.RoomServices;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/// The best lines of a position, deeper and deeper.
public final class PositionStudy extends Study {

  private final Position position;
  private final CustomSearch search;
  private final int lines;
  private final long millis;

  /// @param lines how many of the best moves; 0 for all
  public PositionStudy(
      RoomServices services,
      GameRoom room,
      String client,
      StudyListener listener,
      int node,
      CustomSearch search,
      int lines,
      long millis) {
    super(services, room, client, listener);
    position = room.position(node);
    this.search = search;
    this.lines = lines == 0 ? Math.max(1, position.countMoves()) : lines;
    this.millis = millis;
  }

  @Override
  void work() {
    if (position.outcome().isOver()) {
      return;
    }
    try (var engine = open(search)) {
      var reporter = new ProgressReporter(position, listener::found, listener);
      engine.search(position, Limits.moveTime(millis), lines, reporter);
    }
  }

  /// Reports what a search finds, except while a new turn of the search is less deep than the turn
  /// before.
  static final class ProgressReporter implements SearchListener {

    /// The first iterations finish many lines in a moment, more than a page needs to draw.
    private static final long REPORT_EVERY_NANOS = 250_000_000;

    private final Position position;
    private final Consumer<StudyListener.StudyProgress> consumer;
    private final StudyListener listener;
    private int deepest;
    private long nodesBefore;
    private long millisBefore;
    private long nodes;
    private long millis;
    private final LongSupplier nanoTime;
    private long reportedAt;

    ProgressReporter(
        Position position, Consumer<StudyListener.StudyProgress> consumer, StudyListener listener) {
      this(position, consumer, listener, System::nanoTime);
    }

    /// @param nanoTime the current time, for tests that set it
    ProgressReporter(
        Position position,
        Consumer<StudyListener.StudyProgress> consumer,
        StudyListener listener,
        LongSupplier nanoTime) {
      this.position = position;
      this.consumer = consumer;
      this.listener = listener;
      this.nanoTime = nanoTime;
      reportedAt = nanoTime.getAsLong();
    }

    @Override
    public void lineDone(SearchResult soFar) {
      if (nanoTime.getAsLong() - reportedAt >= REPORT_EVERY_NANOS) {
        iterationDone(soFar);
      }
    }

    @Override
    public void iterationDone(SearchResult soFar) {
      var statistics = soFar.statistics();
      if (statistics.nodes() < nodes) {
        // A new turn: its counters start at zero.
        nodesBefore += nodes;
        millisBefore += millis;
      }
      nodes = statistics.nodes();
      millis = statistics.timeMillis();
      if (soFar.hasMove() && soFar.depth() >= deepest) {
        deepest = soFar.depth();
        reportedAt = nanoTime.getAsLong();
        consumer.accept(
            new StudyListener.StudyProgress(
                position, soFar, nodesBefore + nodes, millisBefore + millis));
      }
    }

    @Override
    public void warning(String message) {
      listener.problem(Problem.unavailable(message));
    }
  }
}
