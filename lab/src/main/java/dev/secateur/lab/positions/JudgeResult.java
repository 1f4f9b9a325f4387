package dev.secateur.lab.positions;

import dev.secateur.core.Evaluator;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.Score;
import dev.secateur.lab.positions.PositionPhases.GamePhase;
import dev.secateur.protocol.client.Contestant.Choice;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;

/// The moves of a player in judged positions, and what they lost.
///
/// @param of the number of positions in the files
/// @param moves in the order of the positions; fewer than `of` after an interruption
public record JudgeResult(int of, List<ChosenMove> moves) {

  private static final int COLUMNS = 10;
  private static final double SHARE_IN_COLUMNS = 0.95;

  public JudgeResult {
    moves = List.copyOf(moves);
  }

  /// A move of the player.
  ///
  /// @param score what the player expects from the position, in units of the game; empty if it
  ///     did not say, or if it sees a win or loss
  public record ChosenMove(JudgedPosition position, long move, OptionalDouble score) {

    static ChosenMove of(JudgedPosition position, Choice choice) {
      var score =
          choice.judgement().filter(judgement -> judgement.winIn().isEmpty()).stream()
              .mapToDouble(MoveJudgement::score)
              .findFirst();
      return new ChosenMove(position, choice.move(), score);
    }

    /// Empty if the file has no value for the move.
    public OptionalDouble loss() {
      return position.loss(move);
    }

    public String text() {
      return position.text(move);
    }
  }

  /// How many losses are above `from`, up to `to`; both are 0 for best moves.
  public record LossCount(double from, double to, int count) {}

  /// The errors of scores in a phase of the game.
  ///
  /// @param positions how many positions belong to it
  /// @param score see [JudgeResult#meanScoreError]
  /// @param evaluation see [JudgeResult#meanEvaluationError]
  public record PhaseErrors(
      String phase, int positions, OptionalDouble score, OptionalDouble evaluation) {}

  /// The errors of scores in each phase of the game, in the order of the phases.
  ///
  /// @param evaluator the player's own, if it is known
  public List<PhaseErrors> phaseErrors(PositionPhases phases, Optional<Evaluator> evaluator) {
    var byPhase =
        new TreeMap<GamePhase, List<ChosenMove>>(Comparator.comparingInt(GamePhase::number));
    for (var move : moves) {
      phases
          .of(move.position().position())
          .ifPresent(phase -> byPhase.computeIfAbsent(phase, _ -> new ArrayList<>()).add(move));
    }
    return byPhase.entrySet().stream()
        .map(
            group -> {
              var result = new JudgeResult(group.getValue().size(), group.getValue());
              return new PhaseErrors(
                  group.getKey().text(),
                  group.getValue().size(),
                  result.meanScoreError(),
                  evaluator.map(result::meanEvaluationError).orElse(OptionalDouble.empty()));
            })
        .toList();
  }

  /// How far the player's scores are from the values of the best moves, on average; empty if it
  /// gave no scores.
  public OptionalDouble meanScoreError() {
    return moves.stream()
        .filter(move -> move.score().isPresent())
        .mapToDouble(move -> Math.abs(move.score().orElse(0) - move.position().bestValue()))
        .average();
  }

  /// The same for an evaluator without a search, where no captures are pending.
  public OptionalDouble meanEvaluationError(Evaluator evaluator) {
    return moves.stream()
        .map(ChosenMove::position)
        .filter(position -> !position.position().isNoisy())
        .mapToDouble(
            position ->
                Math.abs(
                    Score.inUnits(evaluator.evaluate(position.position())) - position.bestValue()))
        .average();
  }

  private double[] losses() {
    return moves.stream()
        .map(ChosenMove::loss)
        .flatMapToDouble(OptionalDouble::stream)
        .sorted()
        .toArray();
  }

  /// How many of the moves have a value. All figures are about these.
  public int valued() {
    return losses().length;
  }

  /// How many of the moves the files have no value for.
  public int unvalued() {
    return moves.size() - valued();
  }

  public double meanLoss() {
    return Arrays.stream(losses()).average().orElse(0);
  }

  /// Half the width of the interval that covers the true mean in 95 cases of 100.
  public double meanLossError() {
    var losses = losses();
    double mean = meanLoss();
    double squares = Arrays.stream(losses).map(loss -> (loss - mean) * (loss - mean)).sum();
    return losses.length < 2 ? 0 : 1.96 * Math.sqrt(squares / (losses.length - 1) / losses.length);
  }

  public double medianLoss() {
    var losses = losses();
    int middle = losses.length / 2;
    if (losses.length == 0) {
      return 0;
    }
    return losses.length % 2 == 1 ? losses[middle] : (losses[middle - 1] + losses[middle]) / 2;
  }

  /// The share of the moves that are as good as the best.
  public double bestShare() {
    var losses = losses();
    return losses.length == 0
        ? 0
        : Arrays.stream(losses).filter(loss -> loss == 0).count() / (double) losses.length;
  }

  /// The moves that lost most, the worst first; best moves are not among them.
  public List<ChosenMove> worst(int count) {
    return moves.stream()
        .filter(move -> move.loss().orElse(0) > 0)
        .sorted(Comparator.comparingDouble((ChosenMove move) -> -move.loss().orElse(0)))
        .limit(count)
        .toList();
  }

  /// How the losses are distributed: the best moves, then columns of equal width, then the few
  /// large losses together.
  public List<LossCount> distribution() {
    var losses = losses();
    var counts = new ArrayList<LossCount>();
    counts.add(new LossCount(0, 0, (int) Arrays.stream(losses).filter(loss -> loss == 0).count()));
    var positive = Arrays.stream(losses).filter(loss -> loss > 0).toArray();
    if (positive.length == 0) {
      return counts;
    }
    double most = positive[(int) Math.ceil(SHARE_IN_COLUMNS * positive.length) - 1];
    double width = roundWidth(most / COLUMNS);
    double from = 0;
    for (int column = 1; from < most; column++) {
      double to = Math.round(1e9 * column * width) / 1e9;
      counts.add(count(positive, from, to));
      from = to;
    }
    double max = positive[positive.length - 1];
    if (max > from) {
      counts.add(count(positive, from, max));
    }
    return counts;
  }

  private static LossCount count(double[] losses, double from, double to) {
    return new LossCount(
        from, to, (int) Arrays.stream(losses).filter(loss -> loss > from && loss <= to).count());
  }

  /// The next number up of 1, 2 or 5 with zeros.
  private static double roundWidth(double min) {
    double power = Math.pow(10, Math.floor(Math.log10(min)));
    for (double factor : new double[] {1, 2, 5}) {
      if (factor * power >= min) {
        return factor * power;
      }
    }
    return 10 * power;
  }
}
