package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Termination;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// The words that record files use for terminations outside the rules.
public final class TerminationWords {

  /// The header in which a match writes the word, because its ending is a sentence: `Ada crashed:
  /// no memory`.
  public static final String HEADER = "Termination";

  /// Words that matches and files such as PGN use instead of the code.
  private static final Map<String, Termination> OTHER_WORDS =
      Map.ofEntries(
          Map.entry("time forfeit", Termination.TIME),
          Map.entry("rules infraction", Termination.FORFEIT),
          Map.entry("start", Termination.FORFEIT),
          Map.entry("crash", Termination.FORFEIT),
          Map.entry("hang", Termination.FORFEIT),
          Map.entry("garbage", Termination.FORFEIT),
          Map.entry("illegal-move", Termination.FORFEIT));

  private TerminationWords() {}

  /// The termination in a record's ending or in its header; empty if it is unknown.
  public static Optional<Termination> of(GameRecord record) {
    return find(record.ending()).or(() -> find(record.headers().getOrDefault(HEADER, "")));
  }

  private static Optional<Termination> find(String text) {
    var word = text.strip().toLowerCase(Locale.ROOT);
    return Termination.DECISIONS.stream()
        .filter(termination -> termination.code().equals(word))
        .findFirst()
        .or(() -> Optional.ofNullable(OTHER_WORDS.get(word)));
  }
}
