package dev.secateur.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.engine.Evaluators;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.Database;
import dev.secateur.server.archive.Ending;
import dev.secateur.server.archive.GameArchive;
import dev.secateur.server.archive.Player.Person;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.play.RoomEvent.GameChanged;
import dev.secateur.server.play.RoomEvent.PageJoined;
import dev.secateur.server.play.RoomEvent.PageLeft;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Messages are written once, in order, and not under the lock of the room.
class RoomBroadcastTest {

  private static final Game REVERSI = Games.installed().find("reversi");
  private static final int PAGES = 50;

  /// Writes versions, and counts.
  private static final class CountingWriter implements RoomMessageWriter {

    private final List<String> written = new ArrayList<>();
    private BooleanSupplier isLocked = () -> false;
    private boolean wasLocked;

    private synchronized String write(String text) {
      wasLocked |= isLocked.getAsBoolean();
      written.add(text);
      return text;
    }

    private synchronized boolean wasLocked() {
      return wasLocked;
    }

    @Override
    public String game(GameSnapshot game) {
      return write("game " + game.game().version());
    }

    @Override
    public String change(GameSnapshot before, GameSnapshot now) {
      return write("change %d-%d".formatted(before.game().version(), now.game().version()));
    }

    @Override
    public String thinking(Game game, SearchProgress progress, boolean finished) {
      return write("thinking");
    }

    @Override
    public String problem(Problem problem) {
      return write("problem");
    }
  }

  private static final class TestPage implements RoomListener {

    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private boolean isBroken;

    @Override
    public String client() {
      return "somebody";
    }

    @Override
    public void send(String message) {
      if (isBroken) {
        throw new IllegalStateException("the connection is gone");
      }
      heard.add(message);
    }

    @Override
    public void close() {
      heard.add("closed");
    }

    String next() throws InterruptedException {
      return String.valueOf(heard.poll(60, TimeUnit.SECONDS));
    }
  }

  private final CountingWriter writer = new CountingWriter();
  private final Queue<Runnable> tasks = new ArrayDeque<>();
  private final RoomBroadcast broadcast = new RoomBroadcast(REVERSI, writer, tasks::add);

  private void send() {
    while (!tasks.isEmpty()) {
      tasks.remove().run();
    }
  }

  private static StoredGame stored(long version) {
    var start = REVERSI.notation().formatPosition(REVERSI.start());
    var now = Instant.parse("2026-05-04T03:02:01Z");
    return new StoredGame(
        "abcdefgh",
        version,
        "reversi",
        "reversi",
        "",
        now,
        now,
        List.of(new Person(), new Person()),
        null,
        false,
        start,
        Ending.UNDECIDED,
        0,
        List.of());
  }

  private static GameSnapshot snapshot(long version) {
    return new GameSnapshot(stored(version), 0, null, false);
  }

  private List<TestPage> join(int count) {
    var pages = new ArrayList<TestPage>();
    for (int page = 0; page < count; page++) {
      pages.add(new TestPage());
      broadcast.add(new PageJoined(pages.getLast(), snapshot(1), null));
    }
    send();
    writer.written.clear();
    pages.forEach(page -> page.heard.clear());
    return pages;
  }

  @Test
  void aChangeIsWrittenOnceForManyPages() {
    var pages = join(PAGES);
    broadcast.add(new GameChanged(snapshot(2)));
    assertThat(writer.written).as("nothing is written by the thread that adds").isEmpty();
    send();
    assertThat(writer.written).containsExactly("change 1-2");
    assertThat(pages).allSatisfy(page -> assertThat(page.heard).containsExactly("change 1-2"));
  }

  @Test
  void aPageGetsTheWholeGameAndThenTheChanges() {
    broadcast.add(new GameChanged(snapshot(1)));
    var first = new TestPage();
    broadcast.add(new PageJoined(first, snapshot(1), null));
    broadcast.add(new GameChanged(snapshot(2)));
    var second = new TestPage();
    broadcast.add(new PageJoined(second, snapshot(2), null));
    broadcast.add(new GameChanged(snapshot(3)));
    broadcast.add(new PageLeft(first));
    broadcast.add(new GameChanged(snapshot(4)));
    send();
    assertThat(first.heard).containsExactly("game 1", "change 1-2", "change 2-3");
    assertThat(second.heard).containsExactly("game 2", "change 2-3", "change 3-4");
  }

  @Test
  void anUnchangedGameIsNotSent() {
    var page = join(1).getFirst();
    broadcast.add(new GameChanged(snapshot(1)));
    send();
    assertThat(page.heard).isEmpty();
    assertThat(writer.written).isEmpty();
  }

  @Test
  void aBrokenPageDoesNotAffectTheOthers() {
    var pages = join(3);
    pages.getFirst().isBroken = true;
    broadcast.add(new GameChanged(snapshot(2)));
    broadcast.add(new GameChanged(snapshot(3)));
    send();
    assertThat(pages.get(1).heard).containsExactly("change 1-2", "change 2-3");
    assertThat(pages.get(2).heard).containsExactly("change 1-2", "change 2-3");
  }

  @Test
  void nothingIsWrittenUnderTheLockOfTheRoom(@TempDir Path folder) throws InterruptedException {
    var limits = ServiceLimits.forThisMachine();
    try (var database = Database.inFolder(folder);
        var rooms =
            new Rooms(
                Games.installed(),
                Evaluators.installed(),
                new GameArchive(database),
                new SearchScheduler(limits),
                limits,
                writer)) {
      new GameArchive(database).add(stored(1));
      var page = new TestPage();
      rooms.with(
          "abcdefgh",
          room -> {
            writer.isLocked = () -> Thread.holdsLock(room);
            room.add(page);
            return room.play(0, "f5");
          });
      assertThat(page.next()).isEqualTo("game 1");
      assertThat(page.next()).isEqualTo("change 1-2");
      assertThat(writer.wasLocked()).isFalse();
    }
  }
}
