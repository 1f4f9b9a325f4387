package dev.secateur.protocol;

import dev.secateur.core.NotationError;
import java.util.Map;
import java.util.function.Function;

/// What the commands of a protocol in the shape of GTP do. Everything but [#hurry] and
/// [#heardSomething] happens on the thread that carries commands out.
interface Commands {

  /// Not a command: after it there are none.
  GtpCommand END = new GtpCommand("", "", "");

  /// The name under which a line that could not be read takes its turn; no line can spell it.
  String REFUSED = "\n";

  /// Stands for an answer of which only the end is missing.
  String ALREADY_BEGUN = "\0";

  /// The text of a success.
  ///
  /// @throws Refusal if the command cannot be carried out
  String answer(GtpCommand command);

  /// From now on every search answers with what it has: nobody will wait for more.
  void hurry();

  /// A line was put in the queue.
  void heardSomething();

  /// What carries a command out.
  ///
  /// @throws Refusal if nothing does
  static Function<GtpCommand, String> find(
      Map<String, Function<GtpCommand, String>> table, GtpCommand command) {
    if (command.name().equals(REFUSED)) {
      throw new Refusal(command.text());
    }
    var action = table.get(command.name());
    if (action == null) {
      // The draft's very words come first, for clients that compare.
      throw new Refusal(
          command.name().isEmpty()
              ? "syntax error: expected a command after the number"
              : "unknown command %s: list_commands lists them"
                  .formatted(NotationError.quote(command.name())));
    }
    return action;
  }

  /// The answer to a command that takes no arguments.
  static String alone(GtpCommand command, String answer) {
    command.words(0, "without arguments");
    return answer;
  }
}
