package dev.secateur.protocol.client;

import dev.secateur.core.NotationError;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.util.ArrayList;
import java.util.List;

/// Sends commands and reads answers in the form of GTP: `= text` or `? error`, ended by an empty
/// line.
final class GtpConnection {

  private final EngineProcess process;

  GtpConnection(EngineProcess process) {
    this.process = process;
  }

  /// An engine's answer to a command.
  ///
  /// @param text without `=` or `?`; may have several lines
  record GtpAnswer(boolean isSuccess, String text) {}

  /// Sends a command and waits for its answer. Other lines of the engine are ignored: many engines
  /// write notes to their standard output.
  GtpAnswer ask(String command, long deadline) throws EngineFault, InterruptedException {
    process.send(command);
    var line = process.receive(deadline, command);
    while (!line.startsWith("=") && !line.startsWith("?")) {
      line = process.receive(deadline, command);
    }
    var sign = line.charAt(0);
    List<String> lines = new ArrayList<>();
    // Our commands have no numbers, but some engines add a number to the answer.
    lines.add(line.substring(1).replaceFirst("^[0-9]+(?=\\s|$)", "").strip());
    for (var next = process.receive(deadline, command);
        !next.isBlank();
        next = process.receive(deadline, command)) {
      lines.add(next.strip());
    }
    return new GtpAnswer(sign == '=', String.join("\n", lines).strip());
  }

  /// Sends a command that must succeed.
  ///
  /// @return the text of the answer
  /// @throws EngineFault if the engine refuses the command
  String require(String command, long deadline) throws EngineFault, InterruptedException {
    var answer = ask(command, deadline);
    if (!answer.isSuccess()) {
      throw new EngineFault(
          FaultKind.GARBAGE,
          "it refused %s: %s"
              .formatted(NotationError.quote(command), NotationError.printable(answer.text())));
    }
    return answer.text();
  }
}
