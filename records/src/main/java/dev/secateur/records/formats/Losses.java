package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Termination;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// What could not be written, because the format has no place for it.
public final class Losses {

  private final Set<String> lost = new TreeSet<>();

  /// Notes that something was left out.
  ///
  /// @param what as a plural: `comments`
  public void add(String what) {
    lost.add(what);
  }

  /// Adds what a record holds and the format cannot.
  public void check(GameRecord record, Set<RecordContent> held) {
    RecordContent.notIn(held, record).forEach(content -> add(content.plural()));
  }

  /// Adds what is lost of a game's ending.
  ///
  /// @param written the termination that the format could write, if any; it is read back as one
  ///     word
  public void checkEnding(GameRecord record, Optional<Termination> written) {
    var ending = record.ending();
    if (!ending.isEmpty() && !ending.equals(written.map(Termination::code).orElse(""))) {
      add(written.isEmpty() ? RecordContent.ENDING.plural() : "details of the end");
    }
  }

  public boolean isEmpty() {
    return lost.isEmpty();
  }

  /// The losses in one sentence, if there are any.
  public Optional<String> sentence(String format) {
    return isEmpty()
        ? Optional.empty()
        : Optional.of("%s has no place for %s: left out".formatted(format, list()));
  }

  private String list() {
    var names = lost.toArray(String[]::new);
    if (names.length == 1) {
      return names[0];
    }
    var allButLast = String.join(", ", Arrays.copyOf(names, names.length - 1));
    return allButLast + " and " + names[names.length - 1];
  }
}
