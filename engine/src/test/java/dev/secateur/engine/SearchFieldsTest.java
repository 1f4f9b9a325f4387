package dev.secateur.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Score;
import org.junit.jupiter.api.Test;

class SearchFieldsTest {

  @Test
  void aProvenWinHasItsDistanceOnlyIfThatIsKnown() {
    assertThat(SearchFields.score(Score.winIn(7))).containsEntry("winIn", 7);
    assertThat(SearchFields.score(Score.lossIn(4))).containsEntry("winIn", -4);
    assertThat(SearchFields.score(125)).containsOnlyKeys("score");
    assertThat(SearchFields.score(Score.won(10)))
        .containsOnlyKeys("score")
        .containsEntry("score", 8_900.1);
  }
}
