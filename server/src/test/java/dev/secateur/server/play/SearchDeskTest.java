package dev.secateur.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.ServiceLimits;
import dev.secateur.server.ServiceLimits.Threads;
import dev.secateur.server.play.SearchDesk.Purpose;
import dev.secateur.testkit.Polling;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/// Who has to wait for whom.
@Timeout(180)
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
    try (var shift = desk.shift(1)) {
      var move = new Held();
      var thinking = start(() -> desk.run(Purpose.MOVE, "a player", 1, move::hold));
      move.begun.await();
      var step = start(shift::giveWay);
      Polling.untilBlocked(step.thread);
      assertThat(desk.running()).as("the step has not begun").isEqualTo(1);
      move.end.countDown();
      thinking.result.get();
      step.result.get();
      assertThat(desk.running()).isEqualTo(1);
    }
    assertThat(desk.running()).isZero();
  }

  @Test
  void anAnalysisKeepsNoMoveWaiting() throws Exception {
    var analysis = new Held();
    var analysing = start(() -> desk.run(Purpose.ANALYSIS, "a player", 1, analysis::hold));
    analysis.begun.await();
    var move = start(() -> desk.run(Purpose.MOVE, "a player", 1, () -> true));
    Polling.untilBlocked(move.thread);
    assertThat(move.result).isDone();
    analysis.end.countDown();
    analysing.result.get();
  }

  @Test
  void whoWaitsForAHintGoesBeforeTheNextStep() throws Exception {
    var shift = desk.shift(1);
    shift.giveWay();
    var hint = new Held();
    var asked = start(() -> desk.run(Purpose.ANALYSIS, "a player", 1, hint::hold));
    Polling.untilBlocked(asked.thread);
    assertThat(desk.waiting()).isEqualTo(1);
    var step = start(shift::giveWay);
    assertThat(hint.begun.await(60, TimeUnit.SECONDS)).isTrue();
    Polling.untilBlocked(step.thread);
    assertThat(step.result).isNotDone();
    hint.end.countDown();
    asked.result.get();
    step.result.get();
    shift.close();
    assertThat(desk.running()).isZero();
  }

  @RepeatedTest(10)
  void whoHasManyAnalysesKeepsNobodyWaitingForAllOfThem() throws Exception {
    var order = new ConcurrentLinkedQueue<String>();
    var first = new Held();
    var all = new ArrayList<Started>();
    all.add(start(() -> desk.run(Purpose.ANALYSIS, "many", 1, first::hold)));
    first.begun.await();
    for (int number = 1; number <= 7; number++) {
      var client = number == 7 ? "one" : "many";
      var queued = start(() -> desk.run(Purpose.ANALYSIS, client, 1, () -> order.add(client)));
      Polling.untilBlocked(queued.thread);
      assertThat(desk.waiting()).isEqualTo(number);
      all.add(queued);
    }
    assertThat(desk.isAwaited("many")).isTrue();
    first.end.countDown();
    for (var started : all) {
      started.result.get();
    }
    assertThat(order).hasSize(7);
    assertThat(List.copyOf(order).indexOf("one")).isEqualTo(1);
  }

  /// Something that may have to wait, on a thread of its own.
  private record Started(Thread thread, CompletableFuture<Boolean> result) {}

  private interface Waiting {
    void run() throws InterruptedException;
  }

  private static Started start(Waiting work) {
    var result = new CompletableFuture<Boolean>();
    var thread =
        Thread.ofPlatform()
            .daemon()
            .start(
                () -> {
                  try {
                    work.run();
                    result.complete(true);
                  } catch (InterruptedException | RuntimeException failed) {
                    result.completeExceptionally(failed);
                  }
                });
    return new Started(thread, result);
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
