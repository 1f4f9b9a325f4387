package dev.secateur.cli;

import dev.secateur.core.Plugins;
import java.io.PrintWriter;
import java.io.StringWriter;

/// One run of the command in this JVM: what it wrote and its exit status.
record CommandRun(String out, String err, int status) {

  static CommandRun of(String... arguments) {
    return of(Terminal.NONE, arguments);
  }

  static CommandRun of(Terminal terminal, String... arguments) {
    var out = new StringWriter();
    var err = new StringWriter();
    int status =
        Secateur.commandLine(new Secateur(Plugins.none(), terminal))
            .setOut(new PrintWriter(out, true))
            .setErr(new PrintWriter(err, true))
            .execute(arguments);
    return new CommandRun(out.toString(), err.toString(), status);
  }
}
