package dev.secateur.server.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.testkit.Polling;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {

  private static final int ROUNDS = 8;

  @TempDir Path folder;

  @Test
  void anInvalidAddressIsReportedWithoutItsPassword() {
    assertThatThrownBy(() -> Database.at("mysql://me:secret@host/games"))
        .isInstanceOf(ArchiveException.class)
        .hasMessageContaining("expected postgresql://user:password@host/name")
        .message()
        .doesNotContain("secret");
    assertThatThrownBy(() -> Database.at("postgresql://me:secret@ho st/games"))
        .isInstanceOf(ArchiveException.class)
        .message()
        .doesNotContain("secret");
  }

  @Test
  void aMissingDatabaseIsReported() {
    assertThatThrownBy(() -> Database.at("postgresql://me@127.0.0.1:1/games"))
        .isInstanceOf(ArchiveException.class)
        .hasMessageContaining("the database cannot be opened");
  }

  @Test
  void aFileThatIsNotADatabaseIsReported() throws Exception {
    Files.writeString(folder.resolve("secateur.mv.db"), "these are not the games");
    assertThatThrownBy(() -> Database.inFolder(folder))
        .isInstanceOf(ArchiveException.class)
        .hasMessageContaining("the database cannot be opened");
  }

  @Test
  void unusedSpaceIsFreedWhenTheServerStops() throws Exception {
    var file = folder.resolve("secateur.mv.db");
    try (var database = Database.inFolder(folder)) {
      database
          .jdbi()
          .useHandle(
              h -> {
                h.execute(
                    "create table kept as select x, lpad(x, 200, ' ') as words"
                        + " from system_range(1, 40000)");
                // Each time nearly every page is written anew, and its old place is wasted.
                for (int round = 0; round < ROUNDS; round++) {
                  h.execute("update kept set words = words || '.' where mod(x, 20) = ?", round);
                  h.execute("checkpoint sync");
                }
              });
      database.sync();
      assertThat(Files.size(file)).isGreaterThan(OwnFile.WORTH_SHRINKING);
    }
    assertThat(Files.size(file)).isLessThan(OwnFile.WORTH_SHRINKING / 2);
    try (var database = Database.inFolder(folder)) {
      int changed =
          database
              .jdbi()
              .withHandle(
                  h ->
                      h.createQuery("select count(*) from kept where words like '%.'")
                          .mapTo(Integer.class)
                          .one());
      assertThat(changed).isEqualTo(ROUNDS * 2_000);
    }
  }

  /// A sync does not cover threads that come while it runs: they all wait for the next one.
  @Test
  void manyWaitersShareASyncThatBeganAfterThem() throws Exception {
    var syncs = new AtomicInteger();
    var first = new CountDownLatch(1);
    var firstMayEnd = new CountDownLatch(1);
    var sync =
        new DiskSync(
            () -> {
              if (syncs.incrementAndGet() == 1) {
                first.countDown();
                awaitLatch(firstMayEnd);
              }
            });
    var begun = Thread.ofPlatform().start(sync::await);
    first.await();
    var waiters = new ArrayList<Thread>();
    for (int waiter = 0; waiter < 7; waiter++) {
      waiters.add(Thread.ofPlatform().start(sync::await));
    }
    waiters.forEach(Polling::untilBlocked);
    assertThat(waiters).as("no waiter uses a sync that began before it").allMatch(Thread::isAlive);
    firstMayEnd.countDown();
    begun.join();
    for (var waiter : waiters) {
      waiter.join();
    }
    assertThat(syncs).hasValue(2);
  }

  private static void awaitLatch(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException stopped) {
      throw new AssertionError(stopped);
    }
  }

  /// A commit that came before the call must be covered by a sync that began after it.
  @Test
  void everyCommitIsSyncedBeforeItsWaiterContinues() {
    var committed = new AtomicInteger();
    var covered = new AtomicInteger();
    var sync =
        new DiskSync(
            () -> {
              int seen = committed.get();
              covered.accumulateAndGet(seen, Math::max);
            });
    var wrong = new AtomicInteger();
    try (var pool = Executors.newFixedThreadPool(8)) {
      for (int thread = 0; thread < 8; thread++) {
        pool.execute(
            () -> {
              for (int commit = 0; commit < 500; commit++) {
                int mine = committed.incrementAndGet();
                sync.await();
                if (covered.get() < mine) {
                  wrong.incrementAndGet();
                }
              }
            });
      }
    }
    assertThat(committed).hasValue(4_000);
    assertThat(wrong).hasValue(0);
  }
}
