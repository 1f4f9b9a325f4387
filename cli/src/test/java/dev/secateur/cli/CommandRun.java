package dev.secateur.cli;

import dev.secateur.core.Plugins;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.util.function.Function;

/// One run of the command in this JVM: what it wrote and its exit status.
record CommandRun(String out, String err, int status) {

  static CommandRun of(String... arguments) {
    return of(Terminal.NONE, arguments);
  }

  static CommandRun of(Terminal terminal, String... arguments) {
    return of(terminal, _ -> Reader.nullReader(), arguments);
  }

  /// A run that reads what somebody types.
  ///
  /// @param input is given the output so far, so that it can show there what it types
  static CommandRun of(
      Terminal terminal, Function<StringWriter, Reader> input, String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    var secateur = new Secateur(Plugins.none(), terminal, input.apply(out));
    int status =
        Secateur.commandLine(secateur)
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(arguments);
    return new CommandRun(out.toString(), err.toString(), status);
  }
}
