package dev.secateur.games.reversi;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReversiEdgesTest {

  @Test
  void discsThatReachACornerAreStable() {
    assertThat(ReversiEdges.stableLead(row("XXX-----"), 0)).isEqualTo(3);
    assertThat(ReversiEdges.stableLead(row("XXO---XX"), row("--X-----"))).isEqualTo(4);
    assertThat(ReversiEdges.stableLead(0, row("XX------"))).isEqualTo(-2);
  }

  @Test
  void aDiscWithoutACornerCanBeFlipped() {
    assertThat(ReversiEdges.stableLead(row("-XXXXXX-"), 0)).isZero();
    assertThat(ReversiEdges.stableLead(row("---X----"), 0)).isZero();
  }

  @Test
  void onAFullEdgeEveryDiscIsStable() {
    assertThat(ReversiEdges.stableLead(row("-XXX-X--"), row("X---X-XX"))).isZero();
    assertThat(ReversiEdges.stableLead(row("-XXX-X-X"), row("X---X-X-"))).isEqualTo(2);
  }

  @Test
  void aCornerCountsOnceAndEveryEdgeCounts() {
    assertThat(ReversiEdges.stableLead(1L | 1L << 7 | 1L << 56 | 1L << 63, 0)).isEqualTo(4);
    long topAndLeft = row("XX------") | 1L << 8 | 1L << 16;
    assertThat(ReversiEdges.stableLead(topAndLeft, 0)).isEqualTo(4);
    assertThat(ReversiEdges.stableLead(Long.reverse(topAndLeft), 0)).isEqualTo(4);
    assertThat(ReversiEdges.stableLead(-1, 0)).isEqualTo(28);
  }

  /// The top row, with `X` for a disc.
  private static long row(String squares) {
    long row = 0;
    for (int column = 0; column < 8; column++) {
      row |= squares.charAt(column) == 'X' ? 1L << column : 0;
    }
    return row;
  }
}
