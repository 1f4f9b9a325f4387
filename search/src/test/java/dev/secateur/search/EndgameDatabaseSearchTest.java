package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.SearchOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The search of checkers with the endgame databases that come with the program.
class EndgameDatabaseSearchTest {

  private final Game game = Played.game("checkers");
  private final Searcher searcher = Played.searcher(game);

  private SearchResult search(Position position, Limits limits) {
    return searcher.search(position, limits, SearchOptions.STANDARD, 1, SearchListener.NONE);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "W:WK15,20:B12,K28|win in 81",
        "W:WK22,K23,K24:BK31,K32|win in 15",
        "B:WK22,K23,K24:BK31,K32|loss in 36",
        "B:W30,29,K24:B27,23,22|+0.00",
      })
  void knownEndings(String text, String score) {
    var result = search(game.notation().parsePosition(text), Limits.nodes(300_000));
    assertThat(Score.text(result.score())).isEqualTo(score);
  }

  /// Whatever the depth, the move that is chosen wins where the database knows a win, and draws
  /// where it knows a draw.
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void theRootThrowsNothingAway(int pieces) {
    int wins = 0;
    int draws = 0;
    for (var position : positions(pieces, 100)) {
      for (int depth = 1; depth <= 5; depth += 2) {
        var found = search(position, Limits.depth(depth));
        int value = sign(found.score());
        assertThat(value).as(text(position)).isEqualTo(best(position));
        position.make(found.best());
        assertThat(-valueOf(position)).as(text(position)).isEqualTo(value);
        position.undo();
        wins += value > 0 ? 1 : 0;
        draws += value == 0 ? 1 : 0;
      }
    }
    assertThat(wins).isGreaterThan(30);
    assertThat(draws).isGreaterThan(5);
  }

  /// The best value among the positions after each move.
  private int best(Position position) {
    int best = -1;
    for (long move : position.legalMoves()) {
      position.make(move);
      best = Math.max(best, -valueOf(position));
      position.undo();
    }
    return best;
  }

  private int valueOf(Position position) {
    return position.ending().isOver() ? -1 : sign(search(position, Limits.depth(1)).score());
  }

  private static int sign(int score) {
    return Score.isDecisive(score) ? Integer.signum(score) : 0;
  }

  private String text(Position position) {
    return game.notation().formatPosition(position);
  }

  private List<Position> positions(int pieces, int count) {
    var random = new SplittableRandom(pieces);
    var positions = new ArrayList<Position>();
    while (positions.size() < count) {
      var squares = random.ints(1, 33).distinct().limit(pieces).toArray();
      int blacks = random.nextInt(1, pieces);
      var white = new StringBuilder();
      var black = new StringBuilder();
      for (int i = 0; i < pieces; i++) {
        var side = i < blacks ? black : white;
        side.append(side.isEmpty() ? "" : ",").append(random.nextBoolean() ? "K" : "");
        side.append(squares[i]);
      }
      try {
        var position =
            game.notation()
                .parsePosition(
                    "%s:W%s:B%s".formatted(random.nextBoolean() ? "W" : "B", white, black));
        if (!position.ending().isOver()) {
          positions.add(position);
        }
      } catch (NotationException manOnItsKingRow) {
        // There is no such position.
      }
    }
    return positions;
  }

  /// Five pieces: nothing but "win" is known, and the win is far. Both sides play with few nodes.
  /// Before the way out of each placement was known, kings moved to and fro until the draw.
  @ParameterizedTest
  @ValueSource(
      strings = {
        "W:W5,K23,24:BK6,15",
        "W:W19,K27,31:BK3,K10",
        "W:W20,K21,24:B18,23",
        "B:WK7,K19:B13,20,K29",
        "B:WK19,K27:BK2,4,14"
      })
  void aFarWinAtAnUnknownDistanceIsWon(String text) {
    var position = game.notation().parsePosition(text);
    int winner = position.sideToMove();
    var opponent = Played.searcher(game);
    while (!position.outcome().isOver()) {
      boolean isWinner = position.sideToMove() == winner;
      var result =
          (isWinner ? searcher : opponent)
              .search(
                  position, Limits.nodes(3_000), SearchOptions.STANDARD, 1, SearchListener.NONE);
      assertThat(sign(result.score())).as(text(position)).isEqualTo(isWinner ? 1 : -1);
      position.make(result.best());
    }
    assertThat(position.outcome().isWinFor(winner)).isTrue();
  }

  /// A win that is known only as a win must not keep the search from finding how soon it comes.
  @Test
  void aDeeperSearchFindsTheDistance() {
    var position = game.notation().parsePosition("W:W14,24,K32:B21,25");
    assertThat(Score.text(search(position, Limits.depth(1)).score())).isEqualTo("database: win");
    assertThat(Score.text(search(position, Limits.depth(3)).score())).isEqualTo("database: win");
    var near = game.notation().parsePosition("W:WK18,K19,K20:B3,K26");
    var result = search(near, Limits.depth(12));
    assertThat(Score.isDistanceKnown(result.score())).isTrue();
  }
}
