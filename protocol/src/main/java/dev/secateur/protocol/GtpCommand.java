package dev.secateur.protocol;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/// A command line of GTP, split into its parts.
///
/// @param id the number that the answer repeats; empty if there is none
/// @param name empty if there is only a number
/// @param text everything after the name
record GtpCommand(String id, String name, String text) {

  private static final Pattern SPACE = Pattern.compile(" +");

  /// GTP 2 draft, section 3.1: control characters other than a tab are removed, a tab counts as a
  /// space, a comment begins with #, and a line with nothing else in it gets no answer.
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

  List<String> arguments() {
    return text.isEmpty() ? List.of() : List.of(SPACE.split(text));
  }

  /// The arguments of a command that takes a fixed number of them.
  ///
  /// @param usage what the message says was expected
  List<String> arguments(int count, String usage) {
    var words = arguments();
    if (words.size() != count) {
      throw new CommandException("syntax error: expected %s %s".formatted(name, usage).strip());
    }
    return words;
  }

  void requireNoArguments() {
    arguments(0, "without arguments");
  }

  boolean isQuit() {
    return name.equals("quit");
  }
}
