package dev.secateur.protocol;

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

/// What NBoard wants us to think about, on a thread of its own.
final class NboardSearch {

  /// What is wanted.
  enum Task {
    /// The move we would make.
    MOVE,
    /// What the best moves are worth.
    HINT,
    /// What each position of the game is worth.
    GAME
  }

  private static final long PATIENCE_MILLIS = 3_000;

  private final Engine engine;
  private final GameRecord record;
  private final Task task;
  private final Limits limits;
  private final int lines;
  private final Answers answers;
  private final Thread thread = Thread.ofPlatform().name("nboard").daemon().unstarted(this::run);
  private @Nullable PreparedSearch running;
  private boolean cancelled;
  private boolean hurried;

  NboardSearch(
      Engine engine, GameRecord record, Task task, Limits limits, int lines, Answers answers) {
    this.engine = engine;
    this.record = record;
    this.task = task;
    this.limits = limits;
    this.lines = lines;
    this.answers = answers;
  }

  void start() {
    thread.start();
  }

  /// Ends it; nothing more is said when this returns.
  void cancel() {
    synchronized (this) {
      cancelled = true;
    }
    finish();
  }

  /// Ends it with what it has; everything is said when this returns.
  void finish() {
    synchronized (this) {
      hurried = true;
      if (running != null) {
        running.stop();
      }
    }
    try {
      thread.join(PATIENCE_MILLIS);
    } catch (InterruptedException enough) {
      Thread.currentThread().interrupt();
    }
  }

  private synchronized void say(String line) {
    if (!cancelled) {
      answers.say(line);
    }
  }

  private void run() {
    try {
      switch (task) {
        case MOVE -> chooseMove();
        case HINT -> hint();
        case GAME -> judgeGame();
      }
    } catch (RuntimeException | Error failure) {
      say("status error: " + Answers.problem(failure));
    }
  }

  private void chooseMove() {
    var position = record.positionAfter(record.plies());
    var legal = position.legalMoves();
    // Whoever asks after the end gets the only thing that can be said.
    if (position.outcome().isOver()) {
      say("=== PA");
      return;
    }
    if (legal.length == 1) {
      say("=== " + NboardGame.write(engine.game(), position, legal[0]));
      return;
    }
    say("status Secateur is thinking");
    var result = think(position, 1);
    var best = result.hasMove() ? result.best() : legal[0];
    say(
        "=== %s/%s/%s"
            .formatted(
                NboardGame.write(engine.game(), position, best),
                discs(result.score()),
                seconds(result.statistics())));
    say("status");
  }

  private void hint() {
    say("status Secateur is analysing");
    think(record.positionAfter(record.plies()), lines);
    say("status");
  }

  /// The last position first, so that what is learned there helps with those before it.
  private void judgeGame() {
    say("status Secateur is analysing");
    for (int plies = record.plies(); plies >= 0 && !isHurried(); plies--) {
      var position = record.positionAfter(plies);
      int score =
          position.outcome().isOver()
              ? position.finalScore()
              : search(position, 1, SearchListener.NONE).score();
      int blacks = position.sideToMove() == Position.FIRST ? score : -score;
      say("analysis %d %s".formatted(plies, discs(blacks)));
    }
    say("status");
  }

  private synchronized boolean isHurried() {
    return hurried;
  }

  private SearchResult think(Position position, int wanted) {
    return search(position, wanted, result -> report(position, result));
  }

  private SearchResult search(Position position, int wanted, SearchListener listener) {
    var prepared = engine.prepare(position, limits, wanted, listener);
    synchronized (this) {
      running = prepared;
      if (hurried) {
        prepared.stop();
      }
    }
    return prepared.run();
  }

  private void report(Position position, SearchResult result) {
    for (ScoredLine line : result.lines()) {
      say(
          "search %s %s 0 %d"
              .formatted(moves(position, line.moves()), discs(line.score()), result.depth()));
    }
    var done = result.statistics();
    say("nodestats %d %s".formatted(done.nodes(), seconds(done)));
  }

  /// `F5d6C3`, without spaces, in the case of letters that people tell colours by.
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

  private static String seconds(SearchStatistics done) {
    return String.format(Locale.ROOT, "%.2f", done.timeMillis() / 1000.0);
  }
}
