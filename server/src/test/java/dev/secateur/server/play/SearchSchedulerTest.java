package dev.secateur.server.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.server.ServiceLimits;
import dev.secateur.server.ServiceLimits.Threads;
import dev.secateur.server.play.SearchScheduler.Purpose;
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

/// The order in which searches run.
@Timeout(180)
class SearchSchedulerTest {

  private static final ServiceLimits STANDARD = ServiceLimits.forThisMachine();

  private final SearchScheduler scheduler =
      new SearchScheduler(
          new ServiceLimits(
              new Threads(1, 1),
              new ServiceLimits.Queue(4, 8, 10),
              STANDARD.search(),
              STANDARD.sizes()));

  @Test
  void noStepBeginsWhileTheGamesNeedEveryThread() throws Exception {
    try (var task = scheduler.backgroundTask(1)) {
      var move = new Held();
      var thinking = start(() -> scheduler.run(Purpose.MOVE, "a player", 1, move::hold));
      move.begun.await();
      var step = start(task::awaitTurn);
      Polling.untilBlocked(step.thread);
      assertThat(scheduler.running()).as("the step has not begun").isEqualTo(1);
      move.end.countDown();
      thinking.result.get();
      step.result.get();
      assertThat(scheduler.running()).isEqualTo(1);
    }
    assertThat(scheduler.running()).isZero();
  }

  @Test
  void anAnalysisDoesNotDelayAMove() throws Exception {
    var analysis = new Held();
    var analysing = start(() -> scheduler.run(Purpose.ANALYSIS, "a player", 1, analysis::hold));
    analysis.begun.await();
    var move = start(() -> scheduler.run(Purpose.MOVE, "a player", 1, () -> true));
    Polling.untilBlocked(move.thread);
    assertThat(move.result).isDone();
    analysis.end.countDown();
    analysing.result.get();
  }

  @Test
  void aHintRunsBeforeTheNextStepOfABackgroundTask() throws Exception {
    var task = scheduler.backgroundTask(1);
    task.awaitTurn();
    var hint = new Held();
    var asked = start(() -> scheduler.run(Purpose.ANALYSIS, "a player", 1, hint::hold));
    Polling.untilBlocked(asked.thread);
    assertThat(scheduler.waiting()).isEqualTo(1);
    var step = start(task::awaitTurn);
    assertThat(hint.begun.await(60, TimeUnit.SECONDS)).isTrue();
    Polling.untilBlocked(step.thread);
    assertThat(step.result).isNotDone();
    hint.end.countDown();
    asked.result.get();
    step.result.get();
    task.close();
    assertThat(scheduler.running()).isZero();
  }

  @RepeatedTest(10)
  void manyAnalysesOfOneClientDoNotDelayTheOthers() throws Exception {
    var order = new ConcurrentLinkedQueue<String>();
    var first = new Held();
    var all = new ArrayList<Started>();
    all.add(start(() -> scheduler.run(Purpose.ANALYSIS, "many", 1, first::hold)));
    first.begun.await();
    for (int number = 1; number <= 7; number++) {
      var client = number == 7 ? "one" : "many";
      var queued = start(() -> scheduler.run(Purpose.ANALYSIS, client, 1, () -> order.add(client)));
      Polling.untilBlocked(queued.thread);
      assertThat(scheduler.waiting()).isEqualTo(number);
      all.add(queued);
    }
    assertThat(scheduler.isAwaited("many")).isTrue();
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
