package dev.secateur.server.archive;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// What a file said about a game as a whole.
///
/// @param headers names and values in their order, such as `Event` or `Date`
/// @param names of the first and the second player, empty where the file names none
/// @param ending why the game ended, in the file's words; empty if the file does not say; null if
///     the game was played on and ended in this program
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Heading(Map<String, String> headers, List<String> names, @Nullable String ending) {

  public Heading {
    headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
    names = List.copyOf(names);
    if (names.size() != 2) {
      throw new IllegalArgumentException("a game has two players");
    }
  }

  Heading withoutEnding() {
    return new Heading(headers, names, null);
  }
}
