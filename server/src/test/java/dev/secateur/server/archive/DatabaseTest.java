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
