package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.ChosenOpening;
import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReversiXotOpeningsTest {

  private static final Game GAME = new Reversi();

  private static ChosenOpening choose(String text) {
    return ChosenOpening.parse(GAME, text, new SplittableRandom(1));
  }

  /// Eight moves without a pass: a move that is not legal throws.
  @Test
  void everyOpeningIsLegalAndDifferent() {
    var openings = GAME.openingSets().getFirst().openings();
    assertThat(openings).hasSize(10_784).doesNotHaveDuplicates();
    for (var opening : openings) {
      var record = opening.begin(GAME);
      assertThat(opening.text()).hasSize(16);
      assertThat(record.plies()).isEqualTo(8);
      assertThat(record.result()).isEqualTo(Outcome.GameResult.UNDECIDED);
      assertThat(record.positionAfter(8).sideToMove()).isEqualTo(ReversiRules.BLACK);
    }
  }

  /// The numbers are those of the lines of the published file.
  @ParameterizedTest
  @CsvSource({"1, f5d6c4d3c2b3b4b5", "2, f5f4g3g6f3g4e3e2", "10784, f5f4e3d6c6c5c4b3"})
  void theNumbersAreThoseOfThePublishedList(int number, String moves) {
    assertThat(choose("xot:" + number).opening().text()).isEqualTo(moves);
  }

  @Test
  void aRandomOpeningIsTheSameForTheSameSeed() {
    assertThat(choose("xot:random")).isEqualTo(choose("xot"));
    var other = ChosenOpening.parse(GAME, "xot", new SplittableRandom(2));
    assertThat(other).isNotEqualTo(choose("xot"));
    assertThat(choose(other.text())).isEqualTo(other);
  }

  @ParameterizedTest
  @CsvSource({
    "xot:0, '\"0\" is not an opening of xot (character 5 of \"xot:0\"): expected a number from 1 to"
        + " 10784, or random'",
    "xot:10785, '\"10785\" is not an opening of xot (character 5 of \"xot:10785\"): expected a"
        + " number from 1 to 10784, or random'",
    "xott, '\"xott\" is not a set of openings of reversi: expected xot, with a number as in"
        + " xot:17'",
  })
  void whatIsNotAnOpeningIsRefused(String text, String message) {
    assertThatThrownBy(() -> choose(text))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }
}
