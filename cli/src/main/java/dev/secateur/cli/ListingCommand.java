package dev.secateur.cli;

import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

/// A command that lists something, as tables for people or as JSON for programs.
@Command(mixinStandardHelpOptions = true)
abstract class ListingCommand implements Callable<Integer> {

  @Option(names = "--json", description = "One JSON object per line.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  Secateur secateur() {
    return secateur;
  }

  /// The tables; an empty line is printed between them.
  abstract List<TextTable> tables();

  abstract List<Json> objects();

  @Override
  public final Integer call() {
    var out = spec.commandLine().getOut();
    if (json) {
      objects().forEach(out::println);
    } else {
      out.print(String.join("\n", tables().stream().map(TextTable::toString).toList()));
    }
    out.flush();
    return CommandLine.ExitCode.OK;
  }
}
