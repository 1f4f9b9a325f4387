package dev.secateur.protocol;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// A line of GTP, taken apart.
///
/// @param id the number to be repeated in the answer, or nothing
/// @param name empty where there was only a number
/// @param text everything after the name
record GtpCommand(String id, String name, String text) {

  private static final Pattern SPACE = Pattern.compile(" +");

  /// GTP 2 draft, 3.1: control characters but tab are dropped, a tab counts as a space, a comment
  /// begins with #, and a line in which nothing is left gets no answer.
  static Optional<GtpCommand> parse(String line) {
    var clean = clean(line);
    if (clean.isEmpty()) {
      return Optional.empty();
    }
    var words = SPACE.split(clean, 2);
    boolean hasId = words[0].chars().allMatch(c -> c >= '0' && c <= '9');
    var id = hasId ? words[0] : "";
    var command = hasId ? (words.length == 2 ? words[1] : "") : clean;
    int end = command.indexOf(' ');
    return Optional.of(
        end < 0
            ? new GtpCommand(id, command, "")
            : new GtpCommand(id, command.substring(0, end), command.substring(end).strip()));
  }

  private static String clean(String line) {
    var clean = new StringBuilder();
    for (int at = 0; at < line.length() && line.charAt(at) != '#'; at++) {
      char c = line.charAt(at);
      if (c == '\t') {
        clean.append(' ');
      } else if (c >= ' ' && c != 127) {
        clean.append(c);
      }
    }
    return clean.toString().strip();
  }

  List<String> words() {
    return text.isEmpty() ? List.of() : List.of(SPACE.split(text));
  }

  /// The arguments of a command that takes a fixed number of them.
  List<String> words(int count, String usage) {
    var words = words();
    if (words.size() != count) {
      throw new Refusal("syntax error: expected %s %s".formatted(name, usage).strip());
    }
    return words;
  }

  boolean isQuit() {
    return name.equals("quit");
  }
}
