package dev.secateur.lab.match;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Outcome.Result;
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

/// A game of a match that has its result.
///
/// @param record with headers that say everything else about it
public record FinishedGame(ScheduledGame fixture, GameRecord record) {

  static final String MATCH = "Match";
  static final String GAME = "Game";
  static final String ROUND = "Round";
  static final String OPENING = "Opening";
  static final String OPENING_PLIES = "OpeningPlies";
  static final String TERMINATION = TerminationWords.HEADER;
  static final String ADJUDICATED = "Adjudicated";

  static final String BY_RULES = "rules";
  static final String BY_ADJUDICATION = Termination.ADJUDICATION.code();

  /// Half points of the side that moved first or second.
  public int halfPoints(int side) {
    return switch (record.result()) {
      case FIRST_WINS -> side == Position.FIRST ? 2 : 0;
      case SECOND_WINS -> side == Position.FIRST ? 0 : 2;
      case DRAW, UNDECIDED -> 1;
    };
  }

  public boolean isDraw() {
    return record.result() == Result.DRAW;
  }

  /// The fault that cost its player the game, if that is how it ended. The loser committed it.
  public Optional<EngineFault.Kind> fault() {
    var word = termination();
    return Stream.of(EngineFault.Kind.values()).filter(kind -> word(kind).equals(word)).findFirst();
  }

  /// How the game ended, in a word: `rules`, `adjudication` or a fault.
  public String termination() {
    return record.headers().getOrDefault(TERMINATION, BY_RULES);
  }

  /// Whether the rules say the same of the moves as the record does, where they ended the game.
  boolean isBelievable() {
    return !termination().equals(BY_RULES)
        || record.positionAfter(record.plies()).outcome().result() == record.result();
  }

  static String word(EngineFault.Kind kind) {
    return kind.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// What an adjudication would have decided or has decided, as the word of a result; empty where
  /// there was none.
  public String adjudicated() {
    return record.headers().getOrDefault(ADJUDICATED, "").replaceFirst(" .*", "");
  }

  /// How many moves at the beginning nobody chose.
  public int openingPlies() {
    return wholeNumber(record.headers(), OPENING_PLIES);
  }

  static int wholeNumber(Map<String, String> headers, String name) {
    var text = headers.getOrDefault(name, "");
    return text.matches("[0-9]{1,9}") ? Integer.parseInt(text) : -1;
  }

  /// By how much the first player has won, in the game's unit, where the rules ended a game in
  /// which that counts.
  public OptionalDouble margin() {
    if (!termination().equals(BY_RULES)) {
      return OptionalDouble.empty();
    }
    var end = record.positionAfter(record.plies());
    int score = end.finalScore();
    // Where nothing is counted a win is decisive, and a draw is no difference of zero.
    boolean isCounted = end.outcome().termination().cause() == Cause.COUNT;
    if (Score.isDecisive(score) || (isDraw() && !isCounted)) {
      return OptionalDouble.empty();
    }
    double units = Score.inUnits(score);
    return OptionalDouble.of(end.sideToMove() == Position.FIRST ? units : 0 - units);
  }
}
