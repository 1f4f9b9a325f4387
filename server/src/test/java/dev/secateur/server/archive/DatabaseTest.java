package dev.secateur.server.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DatabaseTest {

  private static final int ROUNDS = 8;

  @TempDir Path folder;

  @Test
  void anAddressThatIsNotUnderstoodIsSaidWithoutItsPassword() {
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
  void aDatabaseThatIsNotThereIsSaid() {
    assertThatThrownBy(() -> Database.at("postgresql://me@127.0.0.1:1/games"))
        .isInstanceOf(ArchiveException.class)
        .hasMessageContaining("the database cannot be opened");
  }

  @Test
  void aFileThatIsNoDatabaseIsSaid() throws Exception {
    Files.writeString(folder.resolve("secateur.mv.db"), "these are not the games");
    assertThatThrownBy(() -> Database.inFolder(folder))
        .isInstanceOf(ArchiveException.class)
        .hasMessageContaining("the database cannot be opened");
  }

  @Test
  void spaceThatIsNoLongerNeededIsGivenBackAtTheEnd() throws Exception {
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

  /// A commit that came before the call must be covered by a sync that began after it.
  @Test
  void manyWaitersShareASyncThatBeganAfterThem() throws Exception {
    var syncs = new AtomicInteger();
    var committed = new AtomicInteger();
    var covered = new AtomicInteger();
    var sync =
        new DiskSync(
            () -> {
              syncs.incrementAndGet();
              int seen = committed.get();
              LockSupport.parkNanos(10_000);
              covered.accumulateAndGet(seen, Math::max);
            });
    var go = new CountDownLatch(1);
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
              go.countDown();
            });
      }
    }
    go.await();
    assertThat(wrong).hasValue(0);
    assertThat(syncs.get()).isLessThanOrEqualTo(4000).isPositive();
  }
}
