package dev.secateur.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.ServiceLimits;
import dev.secateur.server.ServiceLimits.Threads;
import dev.secateur.server.play.SearchDesk.Purpose;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;

/// Who has to wait for whom.
class SearchDeskTest {

  private static final ServiceLimits STANDARD = ServiceLimits.forThisMachine();

  private final SearchDesk desk =
      new SearchDesk(
          new ServiceLimits(
              new Threads(1, 1),
              new ServiceLimits.Queue(4, 8, 10),
              STANDARD.search(),
              STANDARD.sizes()));

  @Test
  void noStepBeginsWhileTheGamesNeedEveryThread() throws Exception {
    try (var pool = Executors.newFixedThreadPool(2);
        var shift = desk.shift(1)) {
      var move = new Held();
      var thinking = pool.submit(() -> desk.run(Purpose.MOVE, "a player", 1, move::hold));
      move.begun.await();
      var step = pool.submit(() -> step(shift));
      try {
        awaitWaiting(step);
      } finally {
        move.end.countDown();
      }
      thinking.get();
      assertThat(step.get()).isTrue();
    }
  }

  @Test
  void whoWaitsForAHintGoesBeforeTheNextStep() throws Exception {
    var shift = desk.shift(1);
    try (var pool = Executors.newFixedThreadPool(2)) {
      shift.giveWay();
      var hint = new Held();
      var asked = pool.submit(() -> desk.run(Purpose.ANALYSIS, "a player", 1, hint::hold));
      while (desk.waiting() == 0) {
        Thread.sleep(1);
      }
      var step = pool.submit(() -> step(shift));
      try {
        assertThat(hint.begun.await(20, TimeUnit.SECONDS)).isTrue();
        assertThat(step.isDone()).isFalse();
      } finally {
        hint.end.countDown();
        shift.close();
      }
      asked.get();
      assertThat(step.get()).isTrue();
    }
    assertThat(desk.running()).isZero();
  }

  @RepeatedTest(10)
  void whoHasManyAnalysesKeepsNobodyWaitingForAllOfThem() throws Exception {
    var order = new ConcurrentLinkedQueue<String>();
    try (var pool = Executors.newCachedThreadPool()) {
      var first = new Held();
      var _ = pool.submit(() -> desk.run(Purpose.ANALYSIS, "many", 1, first::hold));
      first.begun.await();
      for (int number = 1; number <= 6; number++) {
        queue(pool, "many", order, number);
      }
      queue(pool, "one", order, 7);
      assertThat(desk.isAwaited("many")).isTrue();
      first.end.countDown();
    }
    assertThat(order).hasSize(7);
    assertThat(List.copyOf(order).indexOf("one")).isEqualTo(1);
  }

  private void queue(ExecutorService pool, String client, Queue<String> order, int nowWaiting)
      throws InterruptedException {
    var _ = pool.submit(() -> desk.run(Purpose.ANALYSIS, client, 1, () -> order.add(client)));
    while (desk.waiting() < nowWaiting) {
      Thread.sleep(1);
    }
  }

  private static boolean step(SearchDesk.Shift shift) throws InterruptedException {
    shift.giveWay();
    return true;
  }

  /// Nothing tells that something will not happen: it has had time enough.
  private static void awaitWaiting(Future<?> step) throws InterruptedException {
    for (int look = 0; look < 20; look++) {
      Thread.sleep(5);
      assertThat(step.isDone()).isFalse();
    }
  }

  /// A search that lasts until the test says so.
  private static final class Held {
    final CountDownLatch begun = new CountDownLatch(1);
    final CountDownLatch end = new CountDownLatch(1);

    boolean hold() {
      begun.countDown();
      try {
        end.await();
      } catch (InterruptedException stopped) {
        Thread.currentThread().interrupt();
      }
      return true;
    }
  }
}
