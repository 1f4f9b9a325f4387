package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;

class SearchThreadsTest {

  private final Map<Long, Long> nanos = new ConcurrentHashMap<>();
  private final SearchThreads threads = new SearchThreads(id -> nanos.getOrDefault(id, -1L));

  private static long own() {
    return Thread.currentThread().threadId();
  }

  @Test
  void theTimeCountsFromTheBeginOfTheSearch() {
    threads.measure();
    nanos.put(own(), 500L);
    threads.begin(Thread.currentThread());
    nanos.put(own(), 750L);
    assertThat(threads.totalNanos()).isEqualTo(250);
    assertThat(threads.meanNanos()).isEqualTo(250);
  }

  @Test
  void severalThreadsHaveASumAndAMean() throws InterruptedException {
    threads.measure();
    nanos.put(own(), 0L);
    threads.begin(Thread.currentThread());
    nanos.put(own(), 100L);
    var helper =
        new Thread(
            () -> {
              nanos.put(own(), 60L);
              threads.end();
              // An ended thread has no time any more.
              nanos.remove(own());
            });
    threads.begin(helper);
    assertThat(threads.meanNanos()).as("with a thread that waits to start").isEqualTo(50);
    helper.start();
    helper.join();
    assertThat(threads.totalNanos()).isEqualTo(160);
    assertThat(threads.meanNanos()).isEqualTo(80);
  }

  @Test
  void aThreadThatHasEndedItsPartIsNotChargedForLaterWork() {
    threads.measure();
    nanos.put(own(), 0L);
    threads.begin(Thread.currentThread());
    nanos.put(own(), 30L);
    threads.end();
    nanos.put(own(), 90L);
    assertThat(threads.totalNanos()).isEqualTo(30);
  }

  @Test
  void nothingIsMeasuredUnasked() {
    threads.begin(Thread.currentThread());
    nanos.put(own(), 90L);
    assertThat(threads.totalNanos()).isZero();
  }

  @Test
  void aSearchWithALimitOfProcessorTimeEndsAndKnowsWhatItUsed() {
    var game = Played.game("reversi");
    var options = SearchOptions.STANDARD.with(SearchOption.THREADS, 2);
    var search =
        Played.searcher(game)
            .prepare(game.start(), Limits.cpuTime(30), options, 1, SearchListener.NONE);
    search.run();
    assertThat(search.processorNanos()).isGreaterThanOrEqualTo(2 * 30_000_000L);
  }
}
