package dev.secateur.server.play;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Game;
import dev.secateur.server.play.RoomEvent.GameChanged;
import dev.secateur.server.play.RoomEvent.PageJoined;
import dev.secateur.server.play.RoomEvent.PageLeft;
import dev.secateur.server.play.RoomEvent.ProblemArose;
import dev.secateur.server.play.RoomEvent.RoomClosed;
import dev.secateur.server.play.RoomEvent.SearchReported;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Sends what happens in a room to its pages: in order, each message written once, and not under
/// the lock of the room. The room adds events; one thread at a time writes and sends them.
final class RoomBroadcast {

  private static final Logger LOG = System.getLogger(RoomBroadcast.class.getName());

  private final Game game;
  private final RoomMessageWriter writer;
  private final Executor executor;

  @GuardedBy("this")
  private final Queue<RoomEvent> events = new ArrayDeque<>();

  @GuardedBy("this")
  private boolean isSending;

  // Used only by the thread that sends: there is one at a time.
  private final List<RoomListener> pages = new ArrayList<>();
  private @Nullable GameSnapshot lastSent;

  RoomBroadcast(Game game, RoomMessageWriter writer, Executor executor) {
    this.game = game;
    this.writer = writer;
    this.executor = executor;
  }

  /// Returns at once.
  void add(RoomEvent event) {
    synchronized (this) {
      events.add(event);
      if (isSending) {
        return;
      }
      isSending = true;
    }
    executor.execute(this::sendAll);
  }

  private void sendAll() {
    for (var event = next(); event != null; event = next()) {
      try {
        send(event);
      } catch (RuntimeException mistake) {
        // The pages notice that a version is missing, and read the game.
        LOG.log(Level.ERROR, "a message to the pages of a game could not be written", mistake);
      }
    }
  }

  private synchronized @Nullable RoomEvent next() {
    var event = events.poll();
    isSending = event != null;
    return event;
  }

  private void send(RoomEvent event) {
    switch (event) {
      case PageJoined joined -> welcome(joined);
      case PageLeft(RoomListener page) -> pages.remove(page);
      case GameChanged(GameSnapshot now) -> sendChange(now);
      case SearchReported(SearchProgress progress, boolean finished) -> {
        if (!pages.isEmpty()) {
          sendToAll(writer.thinking(game, progress, finished));
        }
      }
      case ProblemArose(Problem problem) -> sendToAll(writer.problem(problem));
      case RoomClosed() -> {
        pages.forEach(page -> attempt(page, RoomListener::close));
        pages.clear();
      }
    }
  }

  private void welcome(PageJoined joined) {
    sendChange(joined.game());
    pages.add(joined.page());
    var whole = writer.game(joined.game());
    attempt(joined.page(), page -> page.send(whole));
    var lastSearch = joined.lastSearch();
    if (lastSearch != null) {
      var text = writer.thinking(game, lastSearch, true);
      attempt(joined.page(), page -> page.send(text));
    }
  }

  private void sendChange(GameSnapshot now) {
    var before = lastSent;
    lastSent = now;
    if (before != null && !pages.isEmpty() && !now.equals(before)) {
      sendToAll(writer.change(before, now));
    }
  }

  private void sendToAll(String message) {
    pages.forEach(page -> attempt(page, each -> each.send(message)));
  }

  /// If one page fails, the others still get the message.
  private static void attempt(RoomListener page, Consumer<RoomListener> action) {
    try {
      action.accept(page);
    } catch (RuntimeException gone) {
      LOG.log(Level.DEBUG, "a page could not be reached", gone);
    }
  }
}
