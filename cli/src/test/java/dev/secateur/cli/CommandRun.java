package dev.secateur.cli;

import dev.secateur.core.Plugins;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.function.Function;

/// One run of the command in this JVM: its output and its exit status.
record CommandRun(String out, String err, int status) {

  static CommandRun of(String... arguments) {
    return of(Terminal.NONE, arguments);
  }

  static CommandRun of(Terminal terminal, String... arguments) {
    return of(terminal, _ -> Reader.nullReader(), arguments);
  }

  static CommandRun of(Plugins plugins, String... arguments) {
    return of(plugins, Terminal.NONE, _ -> Reader.nullReader(), arguments);
  }

  /// A run with input.
  ///
  /// @param input gets the output, so that it can add what is typed, as a terminal does
  static CommandRun of(
      Terminal terminal, Function<StringWriter, Reader> input, String... arguments) {
    return of(Plugins.none(), terminal, input, arguments);
  }

  private static CommandRun of(
      Plugins plugins,
      Terminal terminal,
      Function<StringWriter, Reader> input,
      String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    var secateur = new Secateur(plugins, Path.of("no-models"), terminal, input.apply(out));
    int status =
        Secateur.commandLine(secateur)
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(arguments);
    return new CommandRun(out.toString(), err.toString(), status);
  }
}
