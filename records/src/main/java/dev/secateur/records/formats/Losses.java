package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Termination;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// What was left out of the games that were written, because their format has no place for it.
public final class Losses {

  private final Set<String> left = new TreeSet<>();

  /// Notes that something was left out.
  ///
  /// @param what as a plural: `comments`
  public void add(String what) {
    left.add(what);
  }

  /// Adds whatever a record holds and the format does not.
  public void check(GameRecord record, Set<RecordContent> held) {
    RecordContent.beyond(held, record).forEach(content -> add(content.plural()));
  }

  /// Adds what is lost of a game's ending.
  ///
  /// @param written what a format has a sign for and has written, which comes back as one word
  public void checkEnding(GameRecord record, Optional<Termination> written) {
    var ending = record.ending();
    if (!ending.isEmpty() && !ending.equals(written.map(Termination::code).orElse(""))) {
      add(written.isEmpty() ? RecordContent.ENDING.plural() : "details of the end");
    }
  }

  public boolean isEmpty() {
    return left.isEmpty();
  }

  /// One sentence, where there is something to say.
  public Optional<String> sentence(String format) {
    return isEmpty()
        ? Optional.empty()
        : Optional.of("%s has no place for %s: left out".formatted(format, list()));
  }

  private String list() {
    var names = left.toArray(String[]::new);
    if (names.length == 1) {
      return names[0];
    }
    var max = String.join(", ", Arrays.copyOf(names, names.length - 1));
    return max + " and " + names[names.length - 1];
  }
}
