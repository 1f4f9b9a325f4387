package dev.secateur.core;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// What decided a game that the rules did not end.
public enum Decision {
  RESIGNATION,
  AGREEMENT,
  /// Somebody overstepped the time.
  TIME,
  /// Somebody broke the rules of the contest, or did not play on: an illegal move, a crash.
  FORFEIT,
  ADJUDICATION;

  /// Where a match says it in a word, because its ending is a sentence: `Ada crashed: no memory`.
  public static final String HEADER = "Termination";

  /// What matches, and files of the family of PGN, call it besides its own word.
  private static final Map<String, Decision> OTHER_WORDS =
      Map.ofEntries(
          Map.entry("time forfeit", TIME),
          Map.entry("rules infraction", FORFEIT),
          Map.entry("start", FORFEIT),
          Map.entry("crash", FORFEIT),
          Map.entry("hang", FORFEIT),
          Map.entry("garbage", FORFEIT),
          Map.entry("illegal-move", FORFEIT));

  /// What a record says, in its ending or in the header of a match; nothing where it says nothing
  /// that we know.
  public static Optional<Decision> of(GameRecord record) {
    return named(record.ending()).or(() -> named(record.headers().getOrDefault(HEADER, "")));
  }

  private static Optional<Decision> named(String text) {
    var wanted = text.strip().toLowerCase(Locale.ROOT);
    for (Decision decision : values()) {
      if (decision.word().equals(wanted)) {
        return Optional.of(decision);
      }
    }
    return Optional.ofNullable(OTHER_WORDS.get(wanted));
  }

  /// Its own word, as records have it for their ending.
  public String word() {
    return name().toLowerCase(Locale.ROOT);
  }
}
