package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Position;
import dev.secateur.learn.InputPicture.Occupant;
import dev.secateur.learn.InputPicture.PictureCell;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class CheckersFeaturesTest {

  private static final int BLOCKS = 21;

  private final Checkers game = new Checkers();

  private static int[] rows(Position position) {
    var reader = new CheckersFeatures().newReader();
    var rows = new int[reader.layout().maxActive()];
    return Arrays.copyOf(rows, reader.read(position, rows));
  }

  private static int[] rowsOf(String text, Checkers game) {
    return rows(game.notation().parsePosition(text));
  }

  /// The same position for the other side: the board turned, the colours exchanged.
  @Test
  void bothSidesReadTheirOwnViewOfTheBoard() {
    assertThat(rowsOf("B:W21,K18,32:B1,K10,12", game))
        .isEqualTo(rowsOf("W:W32,K23,21:B12,K15,1", game))
        .isNotEqualTo(rowsOf("W:W21,K18,32:B1,K10,12", game));
  }

  @Test
  void everyRowIsInsideTheTableOfItsPlace() {
    var layout = new CheckersFeatures().newReader().layout();
    var random = new SplittableRandom(1);
    for (int run = 0; run < 50; run++) {
      var position = game.start();
      while (!position.outcome().isOver()) {
        var rows = rows(position);
        assertThat(rows).hasSize(layout.tables().size());
        for (int i = 0; i < rows.length; i++) {
          var table = layout.tables().get(i);
          assertThat(rows[i]).isBetween(table.first(), table.first() + table.rows() - 1);
        }
        var moves = position.legalMoves();
        position.make(moves[random.nextInt(moves.length)]);
      }
    }
  }

  /// Every square belongs to some block, so every piece changes some row.
  @Test
  void everyPieceOfEveryKindIsSeen() {
    var seen = new HashSet<String>();
    int pieces = 0;
    for (int square = 1; square <= 31; square++) {
      // A man on its king row would be a king.
      for (var piece : square >= 29 ? List.of("K") : List.of("", "K")) {
        pieces++;
        var rows = rowsOf("B:W32:B%s%d".formatted(piece, square), game);
        seen.add(Arrays.toString(Arrays.copyOf(rows, BLOCKS)));
      }
    }
    assertThat(seen).hasSize(pieces);
  }

  @Test
  void thePictureOfARowIsThatPartOfTheBoard() {
    var features = new CheckersFeatures();
    var rows = rowsOf("B:W21,K18,32:B1,K10,12", game);
    assertThat(features.picture(rows[0]).orElseThrow().words()).isEqualTo("empty 2, 5, 6; own 1");
    var last = features.picture(rows[BLOCKS - 1]).orElseThrow();
    assertThat(last.words()).isEqualTo("empty 27, 28, 31; opponent’s 32");
    assertThat(last.cells().getLast()).isEqualTo(new PictureCell("32", 6, 7, Occupant.OPPONENT));
    assertThat(features.picture(rows[3 * 3 + 1]).orElseThrow().words())
        .contains("opponent’s king on 18");
    assertThat(features.picture(rows[BLOCKS])).isEmpty();
    assertThat(features.describe(rows[BLOCKS])).isEqualTo("2 men + 1 king against 2 men + 1 king");
    assertThat(features.describe(rows[BLOCKS + 1])).isEqualTo("does not have the move, 6 pieces");
  }

  @Test
  void theNumberOfPiecesIsThePhase() {
    var reader = new CheckersFeatures().newReader();
    assertThat(reader.phase(game.start())).isZero();
    var twelve = "B:W21,22,23,24,25,26:B1,2,3,4,5,6";
    var thirteen = "B:W21,22,23,24,25,26:B1,2,3,4,5,6,7";
    assertThat(reader.phase(game.notation().parsePosition(twelve))).isEqualTo(2);
    assertThat(reader.phase(game.notation().parsePosition(thirteen))).isEqualTo(1);
    assertThat(reader.phase(game.notation().parsePosition("B:W32:B1"))).isEqualTo(3);
    assertThat(new CheckersFeatures().describePhase(1)).isEqualTo("13 to 17 pieces");
    assertThat(new CheckersFeatures().describePhase(3)).isEqualTo("up to 7 pieces");
  }
}
