package dev.secateur.server.lab;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.lab.match.EloHistory;
import dev.secateur.lab.match.FinishedGame;
import dev.secateur.lab.match.Match;
import dev.secateur.lab.match.MatchFile;
import dev.secateur.lab.match.MatchListener;
import dev.secateur.lab.match.MatchPlayer;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.lab.match.Schedule.ScheduledGame;
import dev.secateur.protocol.client.EngineFault;
import dev.secateur.server.lab.MatchSnapshot.Playing;
import dev.secateur.server.play.SearchScheduler;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// A match that is played here, or waits for its turn. It plays one game at a time, because a
/// second game would disturb the measured times.
final class MatchRun implements MatchListener {

  /// The pages that watch.
  interface MatchWatchers {

    /// It is this match's turn.
    void begun();

    void forEach(Consumer<MatchWatcher> what);
  }

  private final MatchSetup setup;
  private final MatchLog log;
  private final SearchScheduler.BackgroundTask task;
  private final MatchWatchers watchers;

  @GuardedBy("this")
  private @Nullable Match match;

  @GuardedBy("this")
  private boolean stopped;

  private volatile @Nullable MatchStandings standing;
  private volatile @Nullable Playing playing;
  private volatile boolean hasMoved;

  @GuardedBy("this")
  private int gamesReported;

  MatchRun(MatchSetup setup, SearchScheduler scheduler, MatchWatchers watchers) {
    this.setup = setup;
    this.watchers = watchers;
    log = new MatchLog(setup);
    task = scheduler.backgroundTask(LabLimits.threadsOf(setup.players()));
  }

  /// Plays until the match is over or stopped.
  ///
  /// @throws EngineFault if a player cannot even be started
  /// @throws IOException if a game cannot be kept
  void play(Path path, Games games) throws IOException, InterruptedException, EngineFault {
    try (var file = MatchFile.resume(path, setup, games);
        task) {
      var prepared = new Match(setup, log.listeningTo(file), 1, this);
      standing = prepared.standing();
      synchronized (this) {
        match = prepared;
        gamesReported = log.lines().size();
        if (stopped) {
          return;
        }
      }
      watchers.begun();
      for (MatchPlayer player : setup.players()) {
        player.tryOut();
      }
      prepared.run();
    }
  }

  synchronized void stop() {
    stopped = true;
    if (match != null) {
      match.stop();
    }
  }

  MatchSetup setup() {
    return setup;
  }

  /// Empty as long as it waits.
  Optional<MatchStandings> standing() {
    return Optional.ofNullable(standing);
  }

  Optional<Playing> playing() {
    return Optional.ofNullable(playing);
  }

  List<GameLine> lines() {
    return log.lines();
  }

  List<EloHistory.EloPoint> steps() {
    return log.steps();
  }

  @Override
  public void gameStarted(ScheduledGame game) {
    show(game, game.opening().begin(setup.game()));
    awaitTurn();
  }

  @Override
  public void moveMade(ScheduledGame game, GameRecord soFar) {
    show(game, soFar);
    awaitTurn();
  }

  private void show(ScheduledGame game, GameRecord soFar) {
    playing = new Playing(game, soFar);
    hasMoved = true;
  }

  /// Called between two moves, when no clock runs.
  private void awaitTurn() {
    try {
      task.awaitTurn();
    } catch (InterruptedException stop) {
      // The running game notices the interrupt and ends.
      Thread.currentThread().interrupt();
    }
  }

  @Override
  public void gameFinished(FinishedGame game, MatchStandings after) {
    standing = after;
  }

  /// Reports what is new since the last call. Of several moves only the latest position is
  /// reported.
  synchronized void reportNews() {
    if (hasMoved) {
      hasMoved = false;
      playing().ifPresent(now -> watchers.forEach(watcher -> watcher.moved(now)));
    }
    var after = standing;
    // The standing is read first: the log then has every game that the standing counts.
    if (after != null && after.finished() > gamesReported) {
      var games = log.lines().subList(gamesReported, after.finished());
      gamesReported = after.finished();
      var step = step(after);
      watchers.forEach(watcher -> watcher.finished(setup, after, games, step));
    }
  }

  private static Optional<EloHistory.EloPoint> step(MatchStandings after) {
    var pairing = after.pairings().getFirst();
    int pairs = pairing.pairs().samples();
    return pairs == 0
        ? Optional.empty()
        : pairing.elo().map(elo -> new EloHistory.EloPoint(pairs, elo));
  }
}
