package dev.secateur.lab.match;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.Termination;
import dev.secateur.core.Termination.Cause;
import dev.secateur.lab.match.Schedule.ScheduledGame;
import dev.secateur.protocol.client.EngineFault;
import dev.secateur.records.formats.TerminationWords;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// A finished game of a match.
///
/// @param record the game, with everything else about it in its headers
public record FinishedGame(ScheduledGame scheduled, GameRecord record) {

  static final String MATCH = "Match";
  static final String GAME = "Game";
  static final String ROUND = "Round";
  static final String OPENING = "Opening";
  static final String OPENING_PLIES = "OpeningPlies";
  static final String TERMINATION = TerminationWords.HEADER;
  static final String ADJUDICATED = "Adjudicated";
  static final String PROCESSOR_MS = "ProcessorMs";

  static final String BY_RULES = "rules";
  static final String BY_ADJUDICATION = Termination.ADJUDICATION.code();

  /// Half points of a side: 2 for a win, 1 for a draw, 0 for a loss.
  public int halfPoints(int side) {
    return switch (record.result()) {
      case FIRST_WINS -> side == Position.FIRST ? 2 : 0;
      case SECOND_WINS -> side == Position.FIRST ? 0 : 2;
      case DRAW, UNDECIDED -> 1;
    };
  }

  public boolean isDraw() {
    return record.result() == GameResult.DRAW;
  }

  /// The fault by which the loser lost the game, if there was one.
  public Optional<EngineFault.FaultKind> fault() {
    var word = termination();
    return Stream.of(EngineFault.FaultKind.values())
        .filter(kind -> word(kind).equals(word))
        .findFirst();
  }

  /// How the game ended, in one word: `rules`, `adjudication` or a kind of fault.
  public String termination() {
    return record.headers().getOrDefault(TERMINATION, BY_RULES);
  }

  /// Whether the recorded result is the one that the moves lead to, for games that ended by the
  /// rules.
  boolean hasConsistentResult() {
    return !termination().equals(BY_RULES)
        || record.positionAfter(record.plies()).outcome().result() == record.result();
  }

  static String word(EngineFault.FaultKind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// The result of the adjudication, also of one that was only recorded (audit); empty if there was
  /// none.
  public String adjudicated() {
    return record.headers().getOrDefault(ADJUDICATED, "").replaceFirst(" .*", "");
  }

  /// The processor time of a side in milliseconds, if it was measured.
  OptionalDouble processorMillis(int side) {
    return ProcessorTimes.millis(record.headers().getOrDefault(PROCESSOR_MS, ""), side);
  }

  /// The number of opening moves, which the players did not choose.
  public int openingPlies() {
    return wholeNumber(record.headers(), OPENING_PLIES);
  }

  static int wholeNumber(Map<String, String> headers, String name) {
    var text = headers.getOrDefault(name, "");
    return text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : -1;
  }

  /// The margin of the first player in the game's display unit, for games that ended by the rules
  /// and have a margin.
  public OptionalDouble margin() {
    if (!termination().equals(BY_RULES)) {
      return OptionalDouble.empty();
    }
    var end = record.positionAfter(record.plies());
    int score = end.finalScore();
    // If the game does not count anything, a win has no margin, and neither has a draw.
    boolean isCounted = end.outcome().termination().cause() == Cause.COUNT;
    if (Score.isDecisive(score) || (isDraw() && !isCounted)) {
      return OptionalDouble.empty();
    }
    double units = Score.inUnits(score);
    return OptionalDouble.of(end.sideToMove() == Position.FIRST ? units : 0 - units);
  }
}
