package dev.secateur.server.lab;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.lab.match.FinishedGame;
import dev.secateur.lab.match.MatchFile;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.lab.report.MatchReport;
import dev.secateur.protocol.client.ContestantSource;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineFault;
import dev.secateur.server.lab.MatchFolder.StoredMatch;
import dev.secateur.server.lab.MatchSnapshot.Phase;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.SearchScheduler;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/// The matches of the service. One is played at a time, the others wait in a queue. A match and its
/// finished games are on disk only: after a crash a running match is interrupted, and can be
/// resumed.
public final class Matches implements AutoCloseable {

  private static final long SECONDS_TO_STOP = 10;

  /// Pages get at most ten updates a second.
  private static final long NEWS_MILLIS = 100;

  /// All matches, and the files that are none.
  ///
  /// @param broken what is wrong, by the id
  public record MatchListing(List<MatchSnapshot> matches, Map<String, String> broken) {}

  private final MatchFolder folder;
  private final Games games;
  private final Contestants engines;
  private final SearchScheduler scheduler;
  private final LabLimits limits;

  @GuardedBy("this")
  private final Map<String, MatchRun> runs = new LinkedHashMap<>();

  private final Map<String, String> troubles = new ConcurrentHashMap<>();
  private final Map<String, List<MatchWatcher>> watchers = new ConcurrentHashMap<>();
  private final ExecutorService line =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("matches").factory());

  /// The one thread that reports to pages: no page gets an older state after a newer one. Reports
  /// after the end of the server are dropped.
  private final ScheduledExecutorService reports =
      new ScheduledThreadPoolExecutor(
          1,
          Thread.ofPlatform().daemon().name("reports of matches").factory(),
          new ThreadPoolExecutor.DiscardPolicy());

  public Matches(
      Path folder, Games games, Contestants engines, SearchScheduler scheduler, LabLimits limits) {
    this.folder = new MatchFolder(folder, games);
    this.games = games;
    this.engines = engines;
    this.scheduler = scheduler;
    this.limits = limits;
    this.folder.purge(Instant.now());
  }

  /// Work with files. A failure is an error of the server, not of the client.
  private interface OnDisk<T> {
    T run() throws IOException;
  }

  private <T> T onDisk(OnDisk<T> action) {
    try {
      return action.run();
    } catch (IOException failed) {
      throw Problem.unavailable("the matches cannot be read or written: " + message(failed));
    } catch (NotationException broken) {
      throw Problem.unprocessable("bad-setting", message(broken));
    }
  }

  /// What went wrong, without the paths of this machine.
  private String message(Exception failed) {
    var text =
        failed instanceof NotationException broken
            ? broken.error().message()
            : String.valueOf(failed.getMessage());
    return folder.withoutPlace(text);
  }

  /// Stores a new match and adds it to the queue.
  ///
  /// @throws Problem if it is too large, or too many wait
  public synchronized MatchSnapshot start(MatchSetup setup) {
    limits.check(setup.games(), setup.players());
    checkLine();
    onDisk(
        () -> {
          folder.create(setup);
          return setup;
        });
    enqueue(setup.id(), setup);
    return find(setup.id());
  }

  @GuardedBy("this")
  private void checkLine() {
    if (runs.size() > limits.waiting()) {
      throw Problem.tooMany(
          "queue-full",
          "%d matches are waiting: stop one, or wait until one has ended"
              .formatted(limits.waiting()));
    }
  }

  /// Resumes an interrupted match.
  ///
  /// @param byOwner whether the client may start programs on this machine
  /// @throws Problem if it cannot be resumed
  public synchronized MatchSnapshot resume(String id, boolean byOwner) {
    var stored = stored(id);
    if (runs.containsKey(id)) {
      throw Problem.conflict("match-running", "the match is running already");
    }
    if (stored.isOver()) {
      throw Problem.conflict(
          "match-finished", "the match is finished: only an interrupted match can be resumed");
    }
    if (needsOwner(stored.setup()) && !byOwner) {
      throw notOwner();
    }
    checkLine();
    var setup =
        onDisk(
            () ->
                MatchSetupJson.read(
                    MatchFile.readSetup(folder.existing(id)), games, this::knownPlayer));
    limits.check(setup.games(), setup.players());
    enqueue(id, setup);
    return find(id);
  }

  /// Only a client on this machine may start programs on it.
  public static Problem notOwner() {
    return Problem.forbidden(
        "not-owner",
        "only a browser on the server's own machine may start outside engines: open the page there,"
            + " or choose other players");
  }

  /// Whether a match starts programs.
  public static boolean needsOwner(MatchSetup setup) {
    return setup.players().stream().anyMatch(player -> !isOurs(player.text()));
  }

  private static boolean isOurs(String text) {
    boolean isCustom = text.equals("secateur") || text.startsWith("secateur:");
    return text.startsWith("level:") || (isCustom && !text.contains("process="));
  }

  /// A file may name a command. Only engines that the operator has defined are run.
  private ContestantSource knownPlayer(String text, Game game) {
    if (!isOurs(text) && !engines.definedNames().contains(text)) {
      throw Problem.unprocessable(
          "engine-not-defined",
          "%s is not defined for this server: expected an engine of its engines.json, or the command"
                  .formatted(NotationError.quote(text))
              + " secateur match --resume");
    }
    return engines.parse(text, game);
  }

  @GuardedBy("this")
  private void enqueue(String id, MatchSetup setup) {
    troubles.remove(id);
    var run = new MatchRun(setup, scheduler, matchWatchers(id));
    runs.put(id, run);
    line.execute(() -> play(id, run));
    notifyWatchers(id);
  }

  private MatchRun.MatchWatchers matchWatchers(String id) {
    return new MatchRun.MatchWatchers() {
      @Override
      public void begun() {
        notifyWatchers(id);
      }

      @Override
      public void forEach(Consumer<MatchWatcher> what) {
        watchersOf(id).forEach(what);
      }
    };
  }

  private void play(String id, MatchRun run) {
    try {
      synchronized (this) {
        if (runs.get(id) != run) {
          return;
        }
      }
      var reporting =
          reports.scheduleWithFixedDelay(
              run::reportNews, NEWS_MILLIS, NEWS_MILLIS, TimeUnit.MILLISECONDS);
      try {
        run.play(folder.existing(id), games);
      } finally {
        reporting.cancel(false);
      }
    } catch (IOException | RuntimeException failed) {
      troubles.put(id, message(failed));
    } catch (EngineFault fault) {
      troubles.put(id, "%s: %s".formatted(fault.kind().text(), fault.getMessage()));
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
    } finally {
      synchronized (this) {
        runs.remove(id, run);
      }
      notifyWatchers(id);
    }
  }

  /// Stops a match; everything that is finished is kept.
  public MatchSnapshot stop(String id) {
    folder.existing(id);
    MatchRun run;
    synchronized (this) {
      run = runs.get(id);
      if (run == null) {
        throw Problem.conflict("match-stopped", "the match is not running");
      }
      run.stop();
      if (run.standing().isEmpty()) {
        runs.remove(id);
      }
    }
    notifyWatchers(id);
    return find(id);
  }

  public void delete(String id) {
    synchronized (this) {
      folder.existing(id);
      if (runs.containsKey(id)) {
        throw Problem.conflict("match-running", "the match is running: stop it first");
      }
      onDisk(
          () -> {
            folder.delete(id);
            return id;
          });
    }
    watchersOf(id).forEach(MatchWatcher::gone);
  }

  public MatchSnapshot restore(String id) {
    onDisk(
        () -> {
          folder.restore(id);
          return id;
        });
    return find(id);
  }

  /// A match as it stands.
  ///
  /// @throws Problem if there is none of this name
  public MatchSnapshot find(String id) {
    Optional<MatchRun> run;
    synchronized (this) {
      run = Optional.ofNullable(runs.get(id));
    }
    return onDisk(() -> snapshot(id, run));
  }

  private StoredMatch stored(String id) {
    return onDisk(() -> folder.read(id));
  }

  private MatchSnapshot snapshot(String id, Optional<MatchRun> run) throws IOException {
    if (run.isPresent() && run.get().standing().isPresent()) {
      var playing = run.get();
      return new MatchSnapshot(
          id,
          playing.setup(),
          Phase.RUNNING,
          playing.standing().get(),
          playing.steps(),
          playing.playing(),
          Instant.now(),
          "");
    }
    var stored = folder.read(id);
    var phase = stored.isOver() ? Phase.FINISHED : Phase.INTERRUPTED;
    return new MatchSnapshot(
        id,
        stored.setup(),
        run.isPresent() ? Phase.WAITING : phase,
        stored.standing(),
        stored.log().steps(),
        Optional.empty(),
        stored.changed().toInstant(),
        troubles.getOrDefault(id, ""));
  }

  /// All matches, the last changed first. A file that is broken does not hide the others.
  public MatchListing all() {
    var matches = new ArrayList<MatchSnapshot>();
    var broken = new LinkedHashMap<String, String>();
    for (String id : folder.ids()) {
      try {
        matches.add(find(id));
      } catch (Problem problem) {
        broken.put(id, problem.detail());
      }
    }
    return new MatchListing(matches, broken);
  }

  /// A line about each finished game, in the order in which they ended.
  public List<GameLine> lines(String id) {
    synchronized (this) {
      var run = runs.get(id);
      if (run != null && run.standing().isPresent()) {
        return run.lines();
      }
    }
    return stored(id).log().lines();
  }

  /// One game.
  ///
  /// @param number from 1
  /// @throws Problem if there is none, or it is not finished
  public FinishedGame game(String id, int number) {
    return onDisk(() -> folder.game(id, number))
        .orElseThrow(() -> Problem.notFound("finished game %d in this match".formatted(number)));
  }

  /// The match's file.
  public Path file(String id) {
    return folder.existing(id);
  }

  /// A page about the match.
  public String report(String id, String version) {
    var match = find(id);
    return onDisk(
        () ->
            new MatchReport(match.setup(), match.standing(), folder.store(id, match.setup()))
                .html(version, LocalDate.now(ZoneId.systemDefault())));
  }

  /// Reports the present state to a page, and from now on everything that happens.
  public void watch(String id, MatchWatcher watcher) {
    folder.existing(id);
    watchers.computeIfAbsent(id, _ -> new CopyOnWriteArrayList<>()).add(watcher);
    reports.execute(() -> watcher.changed(find(id)));
  }

  public void leave(String id, MatchWatcher watcher) {
    watchers.computeIfPresent(
        id,
        (_, all) -> {
          all.remove(watcher);
          return all.isEmpty() ? null : all;
        });
  }

  private List<MatchWatcher> watchersOf(String id) {
    return watchers.getOrDefault(id, List.of());
  }

  private void notifyWatchers(String id) {
    reports.execute(
        () -> {
          var audience = watchersOf(id);
          if (!audience.isEmpty()) {
            var match = find(id);
            audience.forEach(watcher -> watcher.changed(match));
          }
        });
  }

  @Override
  public void close() {
    synchronized (this) {
      runs.values().forEach(MatchRun::stop);
    }
    reports.shutdownNow();
    line.shutdown();
    try {
      line.awaitTermination(SECONDS_TO_STOP, TimeUnit.SECONDS);
    } catch (InterruptedException hurry) {
      Thread.currentThread().interrupt();
    }
  }
}
