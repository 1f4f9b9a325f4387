package dev.secateur.lab.training;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome;
import dev.secateur.core.Score;
import dev.secateur.learn.TrainingLoss;
import dev.secateur.testkit.MobilityFeatures;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SampleReaderTest {

  private static final Game REVERSI = Games.installed().find("reversi");
  private static final TrainingLoss LOGISTIC = new TrainingLoss.Logistic(1);
  private static final TrainingLoss SQUARES = new TrainingLoss.Squares(10);

  @TempDir private Path folder;

  private static LabelledPly scored(String move, int score) {
    return new LabelledPly(move, false, true, false, true, score);
  }

  private SampleReader read(TrainingLoss loss, double share, LabelledGame... games)
      throws IOException {
    var file = folder.resolve("x");
    try (var writer = new TrainingDataWriter(file, new TrainingDataHeader("reversi", "a test"))) {
      for (var game : games) {
        writer.add(game);
      }
    }
    var reader = new SampleReader(REVERSI, new MobilityFeatures(), loss, share);
    reader.read(file);
    return reader;
  }

  private static LabelledGame won(LabelledPly... plies) {
    return new LabelledGame("", List.of(plies), Outcome.GameResult.FIRST_WINS, true, 2000);
  }

  @Test
  void aTargetMixesResultAndScoreForTheSideToMove() throws IOException {
    var samples = read(LOGISTIC, 0.5, won(scored("f5", 0), scored("d6", 0))).samples();
    assertThat(samples.size()).isEqualTo(2);
    assertThat(samples.target(0)).isCloseTo(0.75, within(1e-6));
    assertThat(samples.target(1)).isCloseTo(0.25, within(1e-6));
    assertThat(samples.game(0)).isEqualTo(samples.game(1));
  }

  @Test
  void leastSquaresLearnTheMargin() throws IOException {
    var samples = read(SQUARES, 0.25, won(scored("f5", 400), scored("d6", -400))).samples();
    assertThat(samples.target(0)).isCloseTo(0.25 * 20 + 0.75 * 4, within(1e-6));
    assertThat(samples.target(1)).isCloseTo(-(0.25 * 20 + 0.75 * 4), within(1e-6));
  }

  @Test
  void aProvenScoreCountsAlone() throws IOException {
    var proven = new LabelledPly("f5", false, true, true, true, Score.lossIn(4));
    assertThat(read(LOGISTIC, 0.5, won(proven)).samples().target(0)).isZero();
  }

  /// The players threw the game away after the position whose score is known.
  @Test
  void theFirstExactScoreIsTheResultOfThePositionsBeforeIt() throws IOException {
    var exact = new LabelledPly("c3", false, true, true, true, -600);
    var game =
        won(
            LabelledPly.unscored("f5", false, true),
            LabelledPly.unscored("d6", false, true),
            exact,
            LabelledPly.unscored("d3", false, true));
    var samples = read(SQUARES, 1, game).samples();
    assertThat(samples.target(0)).isEqualTo(-6);
    assertThat(samples.target(1)).isEqualTo(6);
    assertThat(samples.target(2)).isEqualTo(-6);
    assertThat(samples.target(3)).as("after it the game's own result counts").isEqualTo(-20);
  }

  /// A mistake between two exact scores does not count for the positions before both.
  @Test
  void ofTwoExactScoresTheFirstIsTheResult() throws IOException {
    var first = new LabelledPly("d6", false, true, true, true, -600);
    var second = new LabelledPly("c3", false, true, true, true, -1_000);
    var game = won(LabelledPly.unscored("f5", false, true), first, second);
    var samples = read(SQUARES, 1, game).samples();
    assertThat(samples.target(0)).isEqualTo(6);
    assertThat(samples.target(1)).isEqualTo(-6);
    assertThat(samples.target(2)).isEqualTo(-10);
  }

  @Test
  void aProvenLossLaterIsTheResultToo() throws IOException {
    var lost = new LabelledPly("c3", false, true, true, true, Score.lossIn(4));
    var game = won(LabelledPly.unscored("f5", false, true), scored("d6", 0), lost);
    assertThat(read(LOGISTIC, 1, game).samples().target(0)).isZero();
  }

  @Test
  void onlyQuietPositionsWithALabelAreUsed() throws IOException {
    var noisy = new LabelledPly("f5", false, false, false, true, 0);
    var random = LabelledPly.unscored("d6", true, true);
    var unscored = LabelledPly.unscored("c3", false, true);
    var game = won(noisy, random, unscored, scored("d3", 0));
    assertThat(read(LOGISTIC, 0.5, game).samples().size()).isEqualTo(1);
  }

  @Test
  void withoutScoresTheResultIsEnough() throws IOException {
    var game = won(LabelledPly.unscored("f5", false, true));
    assertThat(read(LOGISTIC, 1, game).samples().target(0)).isEqualTo(1);
  }

  @Test
  void positionsBeforeARandomMoveAreNotUsed() throws IOException {
    var game = won(LabelledPly.unscored("f5", true, true), LabelledPly.unscored("d6", false, true));
    assertThat(read(LOGISTIC, 1, game).samples().size()).isEqualTo(1);
  }

  @Test
  void aGameWithoutResultIsNotUsed() throws IOException {
    var game =
        new LabelledGame("", List.of(scored("f5", 0)), Outcome.GameResult.UNDECIDED, false, 0);
    assertThat(read(LOGISTIC, 0.5, game).samples().size()).isZero();
    assertThat(read(SQUARES, 0.5, game).samples().size()).isZero();
  }

  @Test
  void aMoveThatTheRulesDoNotAllowIsRefused() {
    assertThatThrownBy(() -> read(LOGISTIC, 0.5, won(scored("f5", 0)), won(scored("a1", 0))))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith(
            folder.resolve("x") + " cannot be replayed: game 2: \"a1\" is not legal");
  }

  @Test
  void dataOfAnotherGameIsRefused() throws IOException {
    var file = folder.resolve("x");
    var header = new TrainingDataHeader("checkers", "a test");
    new TrainingDataWriter(file, header).close();
    var reader = new SampleReader(REVERSI, new MobilityFeatures(), LOGISTIC, 0.5);
    assertThatThrownBy(() -> reader.read(file))
        .hasMessage(file + " is training data of checkers: expected training data of reversi");
  }
}
