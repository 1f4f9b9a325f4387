package dev.secateur.server.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchStatistics;
import dev.secateur.server.play.Problem;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// When an analysis reports to its page.
class PositionStudyTest {

  private static final long MILLISECOND = 1_000_000;

  private long now;
  private final List<Integer> depths = new ArrayList<>();

  /// Short iterations would flood the page with lines, and a long one must not keep it waiting.
  @Test
  void aFinishedLineIsReportedIfTheLastReportIsSomeTimeAgo() {
    var position = Games.installed().find("reversi").start();
    var reporter =
        new PositionStudy.ProgressReporter(
            position, found -> depths.add(found.result().depth()), new NoPage(), () -> now);
    reporter.lineDone(result(0, position.legalMoves()[0]));
    reporter.iterationDone(result(1, position.legalMoves()[0]));
    now += 100 * MILLISECOND;
    reporter.lineDone(result(1, position.legalMoves()[0]));
    assertThat(depths).containsExactly(1);
    now += 200 * MILLISECOND;
    reporter.lineDone(result(1, position.legalMoves()[0]));
    now += 100 * MILLISECOND;
    reporter.lineDone(result(1, position.legalMoves()[0]));
    assertThat(depths).containsExactly(1, 1);
    reporter.iterationDone(result(2, position.legalMoves()[0]));
    assertThat(depths).containsExactly(1, 1, 2);
  }

  private static SearchResult result(int depth, long move) {
    var none = new SearchStatistics(0, 0, List.of(), 0, 0, 0, 0, 0, 0, 0, 0, 0, List.of());
    return new SearchResult(
        List.of(new SearchResult.ScoredLine(List.of(move), 0, false)), depth, none);
  }

  private static final class NoPage implements StudyListener {

    @Override
    public void found(StudyProgress progress) {}

    @Override
    public void raced(int which, StudyProgress progress) {}

    @Override
    public void judged(int node, int done, int of) {}

    @Override
    public void ended() {}

    @Override
    public void problem(Problem problem) {
      throw new AssertionError(problem);
    }
  }
}
