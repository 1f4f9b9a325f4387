package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Position;
import dev.secateur.learn.InputPicture;
import dev.secateur.learn.InputPicture.Occupant;
import dev.secateur.learn.InputPicture.PictureCell;
import java.util.Arrays;
import java.util.Optional;
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
        var text = game.notation().formatPosition(position);
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

  @Test
  void thePictureOfARowIsThatPartOfTheBoard() {
    var features = new ReversiFeatures();
    var reader = features.newReader();
    var rows = new int[reader.layout().maxActive()];
    var text = "XO-----O" + "-X------" + "--O-----" + "-".repeat(40) + " X";
    int count = reader.read(game.notation().parsePosition(text), rows);
    var edge = features.picture(rows[0]).orElseThrow();
    assertThat(edge.words())
        .isEqualTo("empty c1, d1, e1, f1, g1, g2; own a1, b2; opponent’s b1, h1");
    assertThat(edge.cells().get(9)).isEqualTo(new PictureCell("g2", 6, 1, Occupant.EMPTY));
    assertThat(features.describe(rows[0])).isEqualTo("edge");
    var pictures = Arrays.stream(rows).mapToObj(features::picture).flatMap(Optional::stream);
    assertThat(pictures.map(InputPicture::words))
        .contains("empty c1, a2, c2, a3, b3; own a1, b2; opponent’s b1, c3")
        .contains("empty d4, e5, f6, g7, h8; own a1, b2; opponent’s c3");
    assertThat(features.picture(rows[count - 1])).isEmpty();
    assertThat(features.describe(rows[count - 3])).isEqualTo("2 moves of the side to move");
    assertThat(features.describe(rows[count - 2])).endsWith("of the opponent");
    assertThat(features.describe(rows[count - 1])).isEqualTo("odd number of discs");
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
