package dev.secateur.server.web.json;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Position;
import dev.secateur.server.analysis.ReviewedMove;
import dev.secateur.server.archive.ReviewedPosition;
import dev.secateur.server.web.json.ReviewedNodeJson.ReviewedMoveJson;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class ReviewedNodeJsonTest {

  private static final Game REVERSI = Games.installed().find("reversi");

  private static ReviewedPosition reviewed(int node, int score, int certainty, String best) {
    boolean exact = certainty == 100;
    return new ReviewedPosition(
        node, score, exact, exact ? 0 : certainty, List.of(best), 20, 1_000);
  }

  /// The position after f5, which was played instead of the best move.
  private static ReviewedNodeJson json(ReviewedPosition before, ReviewedPosition after) {
    Position position = REVERSI.start();
    REVERSI.notation().playMoves(position, "f5", _ -> {});
    return ReviewedNodeJson.of(
        REVERSI, position, after, new ReviewedMove(REVERSI, 1, "f5", before, after));
  }

  private static ReviewedMoveJson move(ReviewedNodeJson json) {
    return Objects.requireNonNull(json.move());
  }

  @Test
  void aScoreThatIsNotExactSaysHowSureItIs() {
    var json = json(reviewed(0, 0, 95, "d3"), reviewed(1, 300, 87, "d6"));
    assertThat(json.certainty()).isEqualTo(87);
    assertThat(json.exact()).isFalse();
    assertThat(move(json).certainty()).as("that of the score that is less sure").isEqualTo(87);
  }

  @Test
  void theBestMoveIsAsSureAsItsPosition() {
    var json = json(reviewed(0, 0, 95, "f5"), reviewed(1, 300, 0, "d6"));
    assertThat(move(json).certainty()).isEqualTo(95);
  }

  @Test
  void exactAndUnknownScoresHaveNoCertainty() {
    var exact = json(reviewed(0, 0, 100, "d3"), reviewed(1, 300, 100, "d6"));
    assertThat(exact.certainty()).isNull();
    assertThat(exact.exact()).isTrue();
    var unknown = json(reviewed(0, 0, 100, "d3"), reviewed(1, 300, 0, "d6"));
    assertThat(unknown.certainty()).isNull();
    assertThat(move(unknown).certainty()).isNull();
  }
}
