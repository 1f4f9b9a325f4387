package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Position;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class ReversiFeaturesTest {

  private final Reversi game = new Reversi();

  /// The rows by which a model knows the position, smallest first.
  private static int[] rows(Position position) {
    var reader = new ReversiFeatures().newReader();
    var layout = reader.layout();
    var rows = new int[layout.maxActive()];
    int count = reader.read(position, rows);
    assertThat(count).isEqualTo(rows.length);
    return Arrays.stream(rows).map(layout::representative).sorted().toArray();
  }

  @Test
  void symmetricPositionsHaveTheSameRows() {
    var random = new SplittableRandom(1);
    var symmetries = game.symmetries();
    assertThat(symmetries).isNotEmpty();
    for (int run = 0; run < 30; run++) {
      var position = game.start();
      while (!position.outcome().isOver()) {
        var text = game.notation().position(position);
        for (var symmetry : symmetries) {
          var image = game.notation().parsePosition(symmetry.apply(text));
          assertThat(rows(image)).as(text).isEqualTo(rows(position));
        }
        var moves = position.legalMoves();
        position.make(moves[random.nextInt(moves.length)]);
      }
    }
  }

  @Test
  void aPositionIsSeenByTheSideToMove() {
    var start = game.start();
    var black = game.notation().parsePosition("-".repeat(27) + "XXO" + "-".repeat(34) + " X");
    var white = game.notation().parsePosition("-".repeat(27) + "OOX" + "-".repeat(34) + " O");
    assertThat(rows(black)).isEqualTo(rows(white)).isNotEqualTo(rows(start));
  }

  /// Four discs more make a new phase; the last one has 61 to 64.
  @Test
  void phasesGoByDiscs() {
    var reader = new ReversiFeatures().newReader();
    assertThat(reader.phase(game.start())).isZero();
    assertThat(reader.phase(withDiscs(5))).isEqualTo(1);
    assertThat(reader.phase(withDiscs(60))).isEqualTo(14);
    assertThat(reader.phase(withDiscs(61))).isEqualTo(15);
    assertThat(reader.phase(withDiscs(64))).isEqualTo(15);
  }

  private Position withDiscs(int discs) {
    return game.notation().parsePosition("X".repeat(discs) + "-".repeat(64 - discs) + " X");
  }
}
