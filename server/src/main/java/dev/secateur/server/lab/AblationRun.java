package dev.secateur.server.lab;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.engine.Evaluators;
import dev.secateur.lab.Ablation;
import dev.secateur.server.lab.AblationSnapshot.AblationPhase;
import dev.secateur.server.play.SearchScheduler;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/// An ablation of one position: what each technique is worth there.
public final class AblationRun implements Ablation.AblationListener {

  /// A page that watches. The call must not block.
  public interface AblationWatcher {
    void changed(AblationSnapshot ablation);
  }

  private final String id;
  private final Game game;
  private final String position;
  private final Ablation ablation;
  private final SearchScheduler.BackgroundTask task;

  @GuardedBy("this")
  private final List<Ablation.AblationRow> rows = new ArrayList<>();

  private final List<AblationWatcher> watchers = new CopyOnWriteArrayList<>();

  /// Held while a state is read and reported: no page gets an older state after a newer one.
  private final Object reporting = new Object();

  @GuardedBy("this")
  private AblationPhase phase = AblationPhase.WAITING;

  /// @param maxMillis the time limit of one search; other users may have to wait this long
  AblationRun(
      String id,
      Game game,
      Position position,
      int depth,
      long maxMillis,
      SearchScheduler.BackgroundTask task) {
    this.id = id;
    this.game = game;
    this.position = game.notation().formatPosition(position);
    this.task = task;
    ablation =
        new Ablation(game, Evaluators.installed().standard(game), position, depth, maxMillis, this);
  }

  void run() {
    synchronized (this) {
      if (phase != AblationPhase.WAITING) {
        return;
      }
      phase = AblationPhase.RUNNING;
    }
    notifyWatchers();
    try (task) {
      // After a stop the result may have fewer rows than were reported.
      ablation.run();
    } finally {
      synchronized (this) {
        boolean isComplete = rows.size() == ablation.configurations();
        phase = isComplete ? AblationPhase.FINISHED : AblationPhase.INTERRUPTED;
      }
      notifyWatchers();
    }
  }

  void stop() {
    synchronized (this) {
      if (phase == AblationPhase.WAITING) {
        phase = AblationPhase.INTERRUPTED;
      }
    }
    ablation.stop();
    notifyWatchers();
  }

  synchronized boolean isUnderWay() {
    return phase == AblationPhase.WAITING || phase == AblationPhase.RUNNING;
  }

  public synchronized AblationSnapshot snapshot() {
    return new AblationSnapshot(
        id, game, position, ablation.depth(), phase, List.copyOf(rows), ablation.configurations());
  }

  @Override
  public void searching() {
    try {
      task.awaitTurn();
    } catch (InterruptedException end) {
      Thread.currentThread().interrupt();
      ablation.stop();
    }
  }

  @Override
  public void measured(Ablation.AblationRow soFar, int done, int of) {
    synchronized (this) {
      rows.add(soFar);
    }
    notifyWatchers();
  }

  private void notifyWatchers() {
    synchronized (reporting) {
      var now = snapshot();
      watchers.forEach(watcher -> watcher.changed(now));
    }
  }

  /// Reports the present state to a page, and from now on every change.
  public void watch(AblationWatcher watcher) {
    synchronized (reporting) {
      watchers.add(watcher);
      watcher.changed(snapshot());
    }
  }

  public void leave(AblationWatcher watcher) {
    watchers.remove(watcher);
  }
}
