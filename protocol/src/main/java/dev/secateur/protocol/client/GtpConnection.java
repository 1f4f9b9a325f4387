package dev.secateur.protocol.client;

import dev.secateur.core.NotationError;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.util.ArrayList;
import java.util.List;

/// Commands and answers in the shape of GTP: `= text` or `? error`, ended by an empty line.
final class GtpConnection {

  private final EngineProcess process;

  GtpConnection(EngineProcess process) {
    this.process = process;
  }

  /// What an engine answered.
  ///
  /// @param text without its sign; several lines as the engine wrote them
  record GtpAnswer(boolean isSuccess, String text) {}

  /// Says a command and waits for its answer. What an engine says outside of answers is passed
  /// over: many write notes to their standard output.
  GtpAnswer ask(String command, long deadline) throws EngineFault, InterruptedException {
    process.say(command);
    var line = process.hear(deadline, command);
    while (!line.startsWith("=") && !line.startsWith("?")) {
      line = process.hear(deadline, command);
    }
    var sign = line.charAt(0);
    List<String> lines = new ArrayList<>();
    // We send no numbers, but some engines make them up.
    lines.add(line.substring(1).replaceFirst("^[0-9]+(?=\\s|$)", "").strip());
    for (var next = process.hear(deadline, command);
        !next.isBlank();
        next = process.hear(deadline, command)) {
      lines.add(next.strip());
    }
    return new GtpAnswer(sign == '=', String.join("\n", lines).strip());
  }

  /// The text of an answer that has to be a success.
  String demand(String command, long deadline) throws EngineFault, InterruptedException {
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
