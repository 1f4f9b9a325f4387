package dev.secateur.lab.positions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.Notation;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.lab.positions.JudgeResult.ChosenMove;
import dev.secateur.lab.positions.JudgeResult.PhaseErrors;
import dev.secateur.protocol.client.Contestant;
import dev.secateur.protocol.client.EngineFault;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JudgeTest {

  private static final Game REVERSI = Games.installed().find("reversi");

  private static final String POSITIONS =
      """
      {"moves": "", "values": {"c4": 1, "d3": 5, "e6": 4, "f5": 5}}
      {"moves": "f5", "values": {"d6": 3, "f4": 0, "f6": 2.5}}
      {"moves": "f5 d6", "values": {"c3": 1, "c4": -1}}
      {"moves": "f5 f6", "values": {"e6": 0, "d3": -9}}
      """;

  @TempDir private Path folder;
  private List<JudgedPosition> positions;

  @BeforeEach
  void readPositions() throws Exception {
    positions =
        JudgedPosition.read(
            Files.writeString(folder.resolve("judged.jsonl"), POSITIONS), REVERSI, 1);
  }

  /// Chooses the move of a test player, as text.
  private interface MoveText {
    String move(GameRecord game) throws EngineFault, InterruptedException;
  }

  private record TestPlayer(MoveText mind, List<String> newGames) implements Contestant {

    @Override
    public void newGame(GameRecord start) {
      newGames.add(String.join(" ", start.moveTexts()));
    }

    @Override
    public Choice choose(Turn turn) throws EngineFault, InterruptedException {
      var position = turn.game().positionAfter(turn.game().plies());
      var text = mind.move(turn.game());
      return new Choice(REVERSI.notation().parseMove(position, text), Optional.empty());
    }

    @Override
    public void close() {}
  }

  private static TestPlayer playing(String... moves) {
    var left = new ArrayList<>(List.of(moves));
    return new TestPlayer(_ -> left.removeFirst(), new ArrayList<>());
  }

  @Test
  void eachMoveLosesItsDistanceFromTheBest() throws Exception {
    var judge = new Judge(positions, Limits.nodes(100));
    var player = playing("f5", "f6", "c4", "d3");
    var progress = new ArrayList<Integer>();
    judge.run(player, progress::add);
    var result = judge.result();
    assertThat(result.meanLoss()).isEqualTo((0 + 0.5 + 2 + 9) / 4);
    assertThat(result.medianLoss()).isEqualTo(1.25);
    assertThat(result.bestShare()).isEqualTo(0.25);
    assertThat(result.worst(2))
        .extracting(move -> move.loss().orElseThrow())
        .containsExactly(9.0, 2.0);
    assertThat(result.worst(10)).as("a best move is not among the worst").hasSize(3);
    assertThat(progress).containsExactly(1, 2, 3, 4);
    assertThat(player.newGames()).containsExactly("", "f5", "f5 d6", "f5 f6");
  }

  @Test
  void scoresAreComparedWithTheValuesOfTheBestMoves() {
    var known = new ArrayList<ChosenMove>();
    double[] scores = {4.5, 0};
    for (int i = 0; i < scores.length; i++) {
      var position = positions.get(i);
      known.add(new ChosenMove(position, position.bestMove(), OptionalDouble.of(scores[i])));
    }
    var silent = positions.get(2);
    known.add(new ChosenMove(silent, silent.bestMove(), OptionalDouble.empty()));
    var result = new JudgeResult(4, known);
    assertThat(result.meanScoreError()).hasValue((0.5 + 3) / 2);
    Evaluator always =
        new Evaluator() {
          @Override
          public int evaluate(Position position) {
            return 2 * Score.PER_UNIT;
          }

          @Override
          public List<Term> explain(Position position) {
            return List.of();
          }
        };
    assertThat(result.meanEvaluationError(always)).hasValue((3 + 1 + 1) / 3.0);
    var phases = PositionPhases.of(REVERSI, Games.installed());
    assertThat(result.phaseErrors(phases, Optional.of(always)))
        .containsExactly(
            new PhaseErrors("1 to 4 discs", 1, OptionalDouble.of(0.5), OptionalDouble.of(3)),
            new PhaseErrors("5 to 8 discs", 2, OptionalDouble.of(3), OptionalDouble.of(1)));
    assertThat(result.phaseErrors(phases, Optional.empty()).getFirst().evaluation()).isEmpty();
  }

  @Test
  void aGameWithoutDeclaredPhasesIsGroupedByThePliesLeft() {
    // No features for models are installed for a game of another name.
    var phases = PositionPhases.of(renamed(REVERSI), Games.installed());
    var left = phases.of(positions.getFirst().position()).orElseThrow();
    assertThat(left.text()).isEqualTo("60 to 69 plies left");
    var quoridor = Games.installed().find("quoridor");
    assertThat(PositionPhases.of(renamed(quoridor), Games.installed()).of(quoridor.start()))
        .isEmpty();
  }

  private static Game renamed(Game game) {
    return new Game() {
      @Override
      public String name() {
        return "renamed";
      }

      @Override
      public Position start() {
        return game.start();
      }

      @Override
      public Notation notation() {
        return game.notation();
      }
    };
  }

  /// A win in some plies is no number of discs that could be compared with a value.
  @Test
  void theScoreOfAProvenWinIsNotCompared() {
    var win = new MoveJudgement(100, OptionalInt.of(7), OptionalInt.empty(), OptionalLong.empty());
    var position = positions.getFirst();
    var compared =
        ChosenMove.of(
            position, new Contestant.Choice(position.bestMove(), Optional.of(MoveJudgement.of(4))));
    var proven =
        ChosenMove.of(position, new Contestant.Choice(position.bestMove(), Optional.of(win)));
    assertThat(compared.score()).hasValue(4);
    assertThat(proven.score()).isEmpty();
  }

  @Test
  void aMoveWithoutAValueIsLeftOut() throws Exception {
    var judge = new Judge(positions, Limits.nodes(100));
    judge.run(playing("f5", "d6", "c5", "e6"), _ -> {});
    assertThat(judge.result().unvalued()).isEqualTo(1);
    assertThat(judge.result().valued()).isEqualTo(3);
    assertThat(judge.result().meanLoss()).isZero();
    assertThat(judge.result().bestShare()).isEqualTo(1);
  }

  @Test
  void aFaultNamesThePositionAndTheMovesSoFarAreKept() {
    var judge = new Judge(positions, Limits.nodes(100));
    var moves = new ArrayList<>(List.of("c4", "d6"));
    var player =
        new TestPlayer(
            _ -> {
              if (moves.isEmpty()) {
                throw new EngineFault(FaultKind.GARBAGE, "it answered \"?\"");
              }
              return moves.removeFirst();
            },
            new ArrayList<>());
    assertThatThrownBy(() -> judge.run(player, _ -> {}))
        .isInstanceOf(EngineFault.class)
        .hasMessage("line 3 of judged.jsonl: it answered \"?\"");
    assertThat(judge.result().moves()).hasSize(2);
    assertThat(judge.result().meanLoss()).isEqualTo(2);
  }

  @Test
  void aStopEndsTheRunAndKeepsTheMovesSoFar() throws Exception {
    var judge = new Judge(positions, Limits.NONE);
    var thinking = new CountDownLatch(1);
    var never = new CountDownLatch(1);
    var player =
        new TestPlayer(
            game -> {
              if (game.plies() == 0) {
                return "d3";
              }
              thinking.countDown();
              never.await();
              return "never";
            },
            new ArrayList<>());
    var run =
        new FutureTask<>(
            () -> {
              judge.run(player, _ -> {});
              return Thread.currentThread().isInterrupted();
            });
    Thread.ofPlatform().start(run);
    thinking.await();
    judge.stop();
    assertThat(run.get()).as("still interrupted").isFalse();
    assertThat(judge.result().moves()).hasSize(1);
    assertThat(judge.result().of()).isEqualTo(4);
  }

  @Test
  void theDistributionCountsEveryMoveOnce() throws Exception {
    var judge = new Judge(positions, Limits.nodes(100));
    judge.run(playing("f5", "f6", "c4", "d3"), _ -> {});
    var columns = judge.result().distribution();
    assertThat(columns.getFirst()).isEqualTo(new JudgeResult.LossCount(0, 0, 1));
    assertThat(columns.stream().mapToInt(JudgeResult.LossCount::count).sum()).isEqualTo(4);
    assertThat(columns.getLast().to()).isGreaterThanOrEqualTo(9);
    for (int i = 2; i < columns.size(); i++) {
      assertThat(columns.get(i).from()).isEqualTo(columns.get(i - 1).to());
    }
  }
}
