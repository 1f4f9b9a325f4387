package dev.secateur.server.web.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchResult.ScoredLine;
import dev.secateur.search.SearchStatistics;
import java.util.List;
import org.junit.jupiter.api.Test;

class CertaintyTest {

  private static final ScoredLine EXACT = new ScoredLine(List.of(1L), 200, true);
  private static final ScoredLine SEARCHED = new ScoredLine(List.of(2L), 100, false);

  @Test
  void onlyALineThatIsNotExactHasACertainty() {
    var lines = List.of(EXACT, SEARCHED);
    var result = new SearchResult(lines, 18, 95, SearchStatistics.NONE);
    assertThat(Certainty.of(result, EXACT)).isNull();
    assertThat(Certainty.of(result, SEARCHED)).isEqualTo(95);
    var shallow = new SearchResult(lines, 10, SearchStatistics.NONE);
    assertThat(Certainty.of(shallow, SEARCHED)).isNull();
  }
}
