package dev.secateur.server.analysis;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Game;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.play.AnalysisEngine;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.RoomServices;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import org.jspecify.annotations.Nullable;

/// An analysis for one page, on its own thread, until it is done or the page is closed.
public abstract class Study {

  private static final Logger LOG = System.getLogger(Study.class.getName());

  protected final RoomServices services;
  protected final GameRoom room;
  protected final StudyListener listener;
  private final String client;

  @GuardedBy("this")
  private boolean isStopped;

  @GuardedBy("this")
  private @Nullable AnalysisEngine engine;

  Study(RoomServices services, GameRoom room, String client, StudyListener listener) {
    this.services = services;
    this.room = room;
    this.client = client;
    this.listener = listener;
  }

  /// Starts the thread.
  public final void start() {
    // A search keeps a core busy, which a virtual thread must not do to the others.
    Thread.ofPlatform().daemon().name("studying").start(this::run);
  }

  private void run() {
    try {
      work();
      listener.ended();
    } catch (Problem problem) {
      listener.problem(problem);
    } catch (RuntimeException | Error mistake) {
      if (isStopped()) {
        // The page is closed, and the server may be stopping.
        LOG.log(Level.DEBUG, "a stopped study failed", mistake);
        return;
      }
      LOG.log(Level.ERROR, "a study failed", mistake);
      listener.problem(
          Problem.unavailable(
              "the search failed: start it again; the server's log has the reason"));
    }
  }

  /// Runs until it is done or [#isStopped].
  abstract void work();

  /// Opens an engine that ends its search when this is stopped.
  final AnalysisEngine open(CustomSearch search) {
    var opened = new AnalysisEngine(services, game(), search, client);
    synchronized (this) {
      engine = opened;
      if (isStopped) {
        opened.stop();
      }
    }
    return opened;
  }

  /// Ends it soon. What has been found is kept.
  public final synchronized void stop() {
    isStopped = true;
    if (engine != null) {
      engine.stop();
    }
  }

  final synchronized boolean isStopped() {
    return isStopped;
  }

  final Game game() {
    return room.game();
  }
}
