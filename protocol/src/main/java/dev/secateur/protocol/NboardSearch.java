package dev.secateur.protocol;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.engine.Engine;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchResult.ScoredLine;
import dev.secateur.search.SearchStatistics;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// A search for NBoard, on a thread of its own.
final class NboardSearch {

  /// What the client has asked for.
  enum Task {
    /// `go`: the engine's move.
    MOVE,
    /// `hint`: the scores of the best moves.
    HINT,
    /// `analyze`: the score of each position of the game.
    GAME
  }

  private static final long MAX_MILLIS_TO_STOP = 3_000;

  private final Engine engine;
  private final GameRecord record;
  private final Task task;
  private final Limits limits;
  private final int lines;
  private final ProtocolOutput output;
  private final Thread thread = Thread.ofPlatform().name("nboard").daemon().unstarted(this::run);

  @GuardedBy("this")
  private @Nullable PreparedSearch running;

  @GuardedBy("this")
  private boolean cancelled;

  @GuardedBy("this")
  private boolean stopped;

  NboardSearch(
      Engine engine,
      GameRecord record,
      Task task,
      Limits limits,
      int lines,
      ProtocolOutput output) {
    this.engine = engine;
    this.record = record;
    this.task = task;
    this.limits = limits;
    this.lines = lines;
    this.output = output;
  }

  void start() {
    thread.start();
  }

  /// Stops the search; nothing more is sent after this returns.
  void cancel() {
    synchronized (this) {
      cancelled = true;
    }
    finish();
  }

  /// Stops the search; its answer with the best move so far has been sent when this returns.
  void finish() {
    synchronized (this) {
      stopped = true;
      if (running != null) {
        running.stop();
      }
    }
    try {
      thread.join(MAX_MILLIS_TO_STOP);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void send(String line) {
    if (!cancelled) {
      output.send(line);
    }
  }

  private void run() {
    try {
      switch (task) {
        case MOVE -> chooseMove();
        case HINT -> hint();
        case GAME -> analyseGame();
      }
    } catch (RuntimeException | Error failure) {
      send("status error: " + ProtocolOutput.errorText(failure));
    }
  }

  private void chooseMove() {
    var position = record.positionAfter(record.plies());
    var legal = position.legalMoves();
    // NBoard expects an answer after the end of the game too.
    if (position.outcome().isOver()) {
      send("=== PA");
      return;
    }
    if (legal.length == 1) {
      send("=== " + NboardGame.write(engine.game(), position, legal[0]));
      return;
    }
    send("status Secateur is thinking");
    var result = searchAndReport(position, 1);
    var best = result.hasMove() ? result.best() : legal[0];
    send(
        "=== %s/%s/%s"
            .formatted(
                NboardGame.write(engine.game(), position, best),
                discs(result.score()),
                seconds(result.statistics())));
    send("status");
  }

  private void hint() {
    send("status Secateur is analysing");
    searchAndReport(record.positionAfter(record.plies()), lines);
    send("status");
  }

  /// The last position first, so that the transposition table helps with the earlier ones.
  private void analyseGame() {
    send("status Secateur is analysing");
    for (int plies = record.plies(); plies >= 0 && !isStopped(); plies--) {
      var position = record.positionAfter(plies);
      int score =
          position.outcome().isOver()
              ? position.finalScore()
              : search(position, 1, SearchListener.NONE).score();
      int scoreOfBlack = position.sideToMove() == Position.FIRST ? score : -score;
      send("analysis %d %s".formatted(plies, discs(scoreOfBlack)));
    }
    send("status");
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  private SearchResult searchAndReport(Position position, int lineCount) {
    return search(position, lineCount, result -> report(position, result));
  }

  private SearchResult search(Position position, int lineCount, SearchListener listener) {
    var prepared = engine.prepare(position, limits, lineCount, listener);
    synchronized (this) {
      running = prepared;
      if (stopped) {
        prepared.stop();
      }
    }
    return prepared.run();
  }

  private void report(Position position, SearchResult result) {
    for (ScoredLine line : result.lines()) {
      send(
          "search %s %s 0 %s"
              .formatted(moves(position, line.moves()), discs(line.score()), depth(result, line)));
    }
    var statistics = result.statistics();
    send("nodestats %d %s".formatted(statistics.nodes(), seconds(statistics)));
  }

  /// NBoard shows a position as solved if the depth is `100%`, and as probably solved for less.
  private static String depth(SearchResult result, ScoredLine line) {
    int certainty = result.certainty(line);
    return certainty > 0 ? certainty + "%" : Integer.toString(result.depth());
  }

  /// `F5d6C3`: without spaces, black's moves in capital letters.
  private String moves(Position position, List<Long> moves) {
    var text = new StringBuilder();
    var board = position.copy();
    for (long move : moves) {
      var one = NboardGame.write(engine.game(), board, move);
      text.append(board.sideToMove() == Position.FIRST ? one : one.toLowerCase(Locale.ROOT));
      board.make(move);
    }
    return text.toString();
  }

  private static String discs(int score) {
    return String.format(Locale.ROOT, "%.2f", Score.inUnits(score));
  }

  private static String seconds(SearchStatistics statistics) {
    return String.format(Locale.ROOT, "%.2f", statistics.timeMillis() / 1000.0);
  }
}
