package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.OpeningNames;
import dev.secateur.core.Symmetries;
import java.util.HashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ReversiOpeningNamesTest {

  private static final Game GAME = new Reversi();

  /// A line that is not legal throws.
  @Test
  void noTwoNamesShareALineUpToSymmetry() {
    var symmetries = new Symmetries(GAME);
    var names = new HashMap<String, String>();
    for (var opening : GAME.namedOpenings()) {
      var record = opening.begin(GAME);
      assertThat(record.plies()).isEqualTo(opening.text().length() / 2);
      var text = symmetries.canonicalText(record.positionAfter(record.plies()));
      assertThat(names.put(text, opening.name())).as(opening.name()).isNull();
    }
    assertThat(names).hasSizeGreaterThan(40).containsValues("Tiger", "Rose", "Buffalo");
    assertThat(names.values()).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({
    "f5d6c3d3c4, Tiger",
    "e6f4c3c4d3, Tiger",
    "f5d6c3d3c4f4, Tiger",
    "d3c5, Perpendicular",
    "f5f6, Diagonal",
    "f5f4, Parallel",
  })
  void theNameIsThatOfTheLongestOpening(String moves, String name) {
    assertThat(OpeningNames.of(GAME).nameOf(GameRecord.of(GAME).withMoves(moves))).contains(name);
  }

  @Test
  void theStartHasNoName() {
    assertThat(OpeningNames.of(GAME).nameOf(GameRecord.of(GAME))).isEmpty();
    assertThat(OpeningNames.of(GAME).nameOf(GameRecord.of(GAME).withMoves("f5"))).isEmpty();
  }
}
