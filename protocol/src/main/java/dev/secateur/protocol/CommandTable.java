package dev.secateur.protocol;

import dev.secateur.core.NotationError;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/// The commands that a client can send, by name, in the order in which `list_commands` lists them.
final class CommandTable {

  private final Map<String, Function<GtpCommand, String>> commands = new LinkedHashMap<>();

  /// @param action carries the command out and returns the text of the answer
  void add(String name, Function<GtpCommand, String> action) {
    commands.put(name, action);
  }

  /// Adds a command that takes no arguments.
  void addWithoutArguments(String name, Supplier<String> answer) {
    add(
        name,
        command -> {
          command.requireNoArguments();
          return answer.get();
        });
  }

  void addListCommands() {
    addWithoutArguments("list_commands", () -> String.join("\n", commands.keySet()));
  }

  void addKnownCommand() {
    add(
        "known_command",
        command -> String.valueOf(commands.containsKey(command.arguments(1, "NAME").getFirst())));
  }

  /// Carries out a command.
  ///
  /// @throws CommandException if there is no such command, or it cannot be carried out
  String execute(GtpCommand command) {
    var action = commands.get(command.name());
    if (action == null) {
      // Some clients compare the beginning with the words of the GTP draft: "unknown command".
      throw new CommandException(
          command.name().isEmpty()
              ? "syntax error: expected a command after the number"
              : "unknown command %s: list_commands lists them"
                  .formatted(NotationError.quote(command.name())));
    }
    return action.apply(command);
  }
}
