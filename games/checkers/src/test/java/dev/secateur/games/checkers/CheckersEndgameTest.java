package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.secateur.core.Oracle;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOptions;
import dev.secateur.games.checkers.database.DatabaseLookup;
import dev.secateur.games.checkers.database.EndgameDatabase;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What the search is told about positions with few pieces.
class CheckersEndgameTest {

  private static final String FIRST_POSITION = "W:WK15,20:B12,K28";

  /// Five pieces, a win in 35 plies by a database of distances, which does not come with the
  /// program.
  private static final String FAR_WIN = "W:W5,K23,24:BK6,15";

  private final Oracle oracle = oracle();
  private final CheckersNotation notation = new CheckersNotation();

  private static Oracle oracle() {
    return new CheckersEndgameProvider().open(new Checkers(), SearchOptions.STANDARD).get();
  }

  private int probe(String text, int alpha, int beta, int depth) {
    return oracle.probe(notation.parsePosition(text), alpha, beta, depth, _ -> {});
  }

  private int probe(String text) {
    return probe(text, -Score.INFINITE, Score.INFINITE, 0);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        FIRST_POSITION + "|win in 81",
        "B:W20,K15:B12,K28|+0.00",
        "W:WK22,K23,K24:BK31,K32|win in 15",
        "B:WK22,K23,K24:BK31,K32|loss in 36",
        "B:B10:W15|win in 1",
        "W:W15:B1|+0.00",
        "W:W5:BK1|loss in 0"
      })
  void distancesAreExact(String position, String score) {
    assertThat(Score.text(probe(position))).isEqualTo(score);
  }

  @Test
  void aPositionWithMorePiecesIsNotKnown() {
    assertThat(probe("B:W30,29,K24:B27,23,22")).isEqualTo(Oracle.UNKNOWN);
    assertThat(probe("W:WK1:B")).isEqualTo(Oracle.UNKNOWN);
  }

  @Test
  void aWinAtAnUnknownDistanceIsABoundOutsideTheWindow() {
    assertThat(probe(FAR_WIN, -1, 0, 5)).isEqualTo(Score.LEAST_WIN);
    assertThat(probe(FAR_WIN, Score.LEAST_WIN - 1, Score.LEAST_WIN, 5)).isEqualTo(Score.LEAST_WIN);
  }

  /// Inside the window the search goes on, unless it is at its end.
  @Test
  void insideTheWindowAWinAtAnUnknownDistanceIsNoAnswerBeforeTheHorizon() {
    assertThat(probe(FAR_WIN, 0, Score.INFINITE, 1)).isEqualTo(Oracle.UNKNOWN);
    int score = probe(FAR_WIN, 0, Score.INFINITE, 0);
    assertThat(Score.isDecisive(score) && !Score.isDistanceKnown(score)).isTrue();
    assertThat(score).isGreaterThan(Score.LEAST_WIN);
  }

  /// From the root of a search on, progress counts the plies to the next step of a man or capture.
  @Test
  void aSearchOfSuchAPositionKnowsTheWayOut() {
    var position = notation.parsePosition(FAR_WIN);
    oracle.startSearch(position);
    int before = oracle.probe(position, 0, Score.INFINITE, 2, _ -> {});
    assertThat(Score.isDecisive(before)).isTrue();
    int best = -Score.INFINITE;
    for (long move : position.legalMoves()) {
      position.make(move);
      best = Math.max(best, -oracle.probe(position, -Score.INFINITE, Score.INFINITE, 2, _ -> {}));
      position.undo();
    }
    assertThat(best).isGreaterThan(before);
  }

  /// It is stopped at every third check. If it began again each time, it would never end.
  @Test
  void lookingForTheWayOutCanBeStoppedAndGoesOn() {
    var position = notation.parsePosition("W:WK5,14,K29:BK21,K22");
    oracle.startSearch(position);
    int stops = 0;
    int score = Oracle.UNKNOWN;
    while (score == Oracle.UNKNOWN) {
      var left = new int[] {3};
      try {
        score =
            oracle.probe(
                position,
                -Score.INFINITE,
                Score.INFINITE,
                3,
                _ -> {
                  if (left[0]-- == 0) {
                    throw new IllegalStateException("stop");
                  }
                });
      } catch (IllegalStateException stopped) {
        assertThat(++stops).isLessThan(1_000);
      }
    }
    assertThat(stops).isGreaterThan(5);
    var fresh = oracle();
    fresh.startSearch(position);
    assertThat(score).isEqualTo(fresh.probe(position, -Score.INFINITE, Score.INFINITE, 3, _ -> {}));
  }

  /// Forty moves of each side without progress are a draw, so near the end of them a win that needs
  /// more is no longer certain.
  @Test
  void aWinThatMayComeTooLateForTheRuleOfFortyMovesIsNotKnown() {
    var position = (CheckersPosition) notation.parsePosition("W:WK18,K23:BK1");
    int plies = Score.plies(oracle.probe(position, -Score.INFINITE, Score.INFINITE, 0, _ -> {}));
    assertThat(plies).isGreaterThan(16);
    shuffle(position, 64);
    assertThat(oracle.probe(position, -Score.INFINITE, Score.INFINITE, 0, _ -> {}))
        .isEqualTo(Oracle.UNKNOWN);
    assertThat(oracle.probe(position, -1, 0, 0, _ -> {})).isEqualTo(Oracle.UNKNOWN);
  }

  /// Kings move to and fro.
  private void shuffle(CheckersPosition position, int plies) {
    var there = List.of("18-22", "1-5", "22-18", "5-1");
    for (int ply = 0; ply < plies; ply++) {
      position.make(notation.parseMove(position, there.get(ply % there.size())));
    }
  }

  /// Both sides to move, both colours: a position and the same one turned are one.
  @Test
  void theColoursAreEqual() {
    for (var position : positions(5, 300)) {
      var turned = CheckersSymmetry.rotate(notation.formatPosition(position));
      assertThat(probe(turned)).isEqualTo(probe(notation.formatPosition(position)));
    }
  }

  @Test
  void noDatabaseIsUsedIfThePiecesAreZero() {
    var none = SearchOptions.STANDARD.with(CheckersEndgameProvider.PIECES, 0);
    assertThat(new CheckersEndgameProvider().open(new Checkers(), none).get())
        .isSameAs(Oracle.NONE);
    var four = SearchOptions.STANDARD.with(CheckersEndgameProvider.PIECES, 4);
    var upToFour = new CheckersEndgameProvider().open(new Checkers(), four).get();
    var position = notation.parsePosition(FAR_WIN);
    assertThat(upToFour.probe(position, -1, 0, 0, _ -> {})).isEqualTo(Oracle.UNKNOWN);
  }

  @Test
  void aPlainSearchAgreesWithTheDatabase() {
    var lookup = new DatabaseLookup(EndgameDatabase.open(Path.of("target", "none"), 5, 64));
    for (int pieces = 2; pieces <= 5; pieces++) {
      var check = new RandomPositionsCheck(lookup, pieces);
      check.run(300, () -> false);
      assertThat(check.errors()).isEmpty();
      assertThat(check.decided()).isGreaterThan(50);
    }
  }

  @Test
  void aProbeAllocatesNothingOnceItsBlocksAreInMemory() {
    var positions = positions(5, 200);
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Oracle.NodeCounter nodes = _ -> {};
    long allocated = 0;
    for (int round = 0; round < 3; round++) {
      long before = threads.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < positions.size(); i++) {
        oracle.probe(positions.get(i), -1, 0, 3, nodes);
      }
      allocated = threads.getCurrentThreadAllocatedBytes() - before;
    }
    assertThat(allocated).isZero();
  }

  private static List<CheckersPosition> positions(int pieces, int count) {
    var random = new SplittableRandom(pieces);
    var positions = new ArrayList<CheckersPosition>();
    while (positions.size() < count) {
      long black = 0;
      long white = 0;
      long kings = 0;
      for (int piece = 0; piece < pieces; piece++) {
        long bit = CheckersRules.bit(random.nextInt(5, 29));
        black |= piece % 2 == 0 ? bit & ~white : 0;
        white |= piece % 2 == 0 ? 0 : bit & ~black;
        kings |= random.nextBoolean() ? bit : 0;
      }
      kings &= black | white;
      positions.add(new CheckersPosition(black, white, kings, random.nextInt(2)));
    }
    return positions;
  }
}
