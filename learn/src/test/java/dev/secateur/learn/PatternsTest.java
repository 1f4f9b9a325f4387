package dev.secateur.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class PatternsTest {

  /// A board of 4 x 4 squares.
  private static final int[] MIRROR = permutation((rank, file) -> 4 * rank + 3 - file);

  private static final int[] TURN = permutation((rank, file) -> 4 * file + 3 - rank);
  private static final int[] EDGE = {0, 1, 2, 3};
  private static final int[] CORNER = {0, 1, 4};

  private interface SquareMap {
    int of(int rank, int file);
  }

  private static int[] permutation(SquareMap place) {
    var permutation = new int[16];
    Arrays.setAll(permutation, square -> place.of(square / 4, square % 4));
    return permutation;
  }

  private static int[] states(int states) {
    var all = new int[16];
    Arrays.fill(all, states);
    return all;
  }

  private static Patterns patterns(InputLayout.Builder layout) {
    return new Patterns(layout, states(3), List.of(MIRROR, TURN))
        .add("edge", EDGE)
        .add("corner", CORNER)
        .add("knight", 0, 6);
  }

  @Test
  void aPatternOccursInEverySymmetricPlaceOnce() {
    var layout = InputLayout.builder(1);
    var patterns = patterns(layout);
    var tables = layout.build().tables();
    assertThat(tables).extracting(InputLayout.RowTable::occurrences).containsExactly(4, 4, 8);
    assertThat(tables).extracting(InputLayout.RowTable::rows).containsExactly(81, 27, 9);
    assertThat(patterns.occurrences()).isEqualTo(16);
  }

  @Test
  void symmetricBoardsHaveTheSameRows() {
    var layout = InputLayout.builder(1);
    var patterns = patterns(layout);
    var built = layout.build();
    var random = new Random(1);
    for (int i = 0; i < 200; i++) {
      var board = randomBoard(random);
      int[] expected = sortedRows(built, patterns, board);
      assertThat(sortedRows(built, patterns, image(board, MIRROR))).isEqualTo(expected);
      assertThat(sortedRows(built, patterns, image(board, TURN))).isEqualTo(expected);
    }
  }

  @Test
  void boardsThatDifferInAPatternHaveDifferentRows() {
    var layout = InputLayout.builder(1);
    var patterns = new Patterns(layout, states(3), List.of(MIRROR, TURN)).add("edge", EDGE);
    var built = layout.build();
    var board = new byte[16];
    board[0] = 1;
    int[] one = sortedRows(built, patterns, board);
    board[0] = 2;
    assertThat(sortedRows(built, patterns, board)).isNotEqualTo(one);
  }

  @Test
  void bitsAndBytesGiveTheSameRows() {
    var layout = InputLayout.builder(1);
    var patterns = patterns(layout);
    var random = new Random(2);
    for (int i = 0; i < 200; i++) {
      var board = randomBoard(random);
      var planes = new long[2];
      for (int square = 0; square < 16; square++) {
        if (board[square] > 0) {
          planes[board[square] - 1] |= 1L << square;
        }
      }
      var fromBytes = new int[17];
      var fromBits = new int[17];
      assertThat(patterns.read(board, fromBytes, 1)).isEqualTo(17);
      assertThat(patterns.read(planes, fromBits, 1)).isEqualTo(17);
      assertThat(fromBits).isEqualTo(fromBytes);
    }
  }

  @Test
  void squaresMayHaveDifferentNumbersOfStates() {
    var layout = InputLayout.builder(1);
    new Patterns(layout, new int[] {2, 3, 5}, List.of()).add("row", 0, 1, 2);
    assertThat(layout.build().rows()).isEqualTo(30);
  }

  @Test
  void symmetricSquaresMustHaveTheSameStates() {
    var swap = List.of(new int[] {1, 0});
    assertThatThrownBy(() -> new Patterns(InputLayout.builder(1), new int[] {2, 3}, swap))
        .hasMessageContaining("squares 0 and 1 are symmetric, but have 2 and 3 states");
  }

  @Test
  void boardsOfMoreThan64SquaresCanBeRead() {
    var states = new int[81];
    Arrays.fill(states, 2);
    var layout = InputLayout.builder(1);
    var patterns = new Patterns(layout, states, List.of()).add("last", 79, 80);
    var board = new byte[81];
    board[80] = 1;
    var activeRows = new int[1];
    patterns.read(board, activeRows, 0);
    assertThat(activeRows).containsExactly(2);
  }

  private static byte[] randomBoard(Random random) {
    var board = new byte[16];
    for (int square = 0; square < 16; square++) {
      board[square] = (byte) random.nextInt(3);
    }
    return board;
  }

  private static byte[] image(byte[] board, int[] symmetry) {
    var image = new byte[board.length];
    for (int square = 0; square < board.length; square++) {
      image[symmetry[square]] = board[square];
    }
    return image;
  }

  private static int[] sortedRows(InputLayout layout, Patterns patterns, byte[] board) {
    var activeRows = new int[patterns.occurrences()];
    patterns.read(board, activeRows, 0);
    return Arrays.stream(activeRows).map(layout::representative).sorted().toArray();
  }
}
