package dev.secateur.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    customSynopsis = "secateur database GAME verify [OPTIONS]",
    description = {
      "Prove every entry by the positions after each legal move: a win needs a move to a loss that",
      "is proven already, or, where distances are known, to one that is one ply nearer. Then compare",
      "10,000 random positions with a plain search. The exit status is 1 if anything is wrong."
    },
    footer = {
      "",
      "Examples:",
      "  secateur database checkers verify --pieces 4",
      "  secateur database checkers verify --dir big --threads 1"
    })
final class DatabaseVerifyCommand implements Callable<Integer> {

  @Mixin private DatabaseOptions options = new DatabaseOptions();
  @Mixin private DatabaseOptions.WorkOptions workOptions = new DatabaseOptions.WorkOptions();

  @ParentCommand private DatabaseCommand database;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var provider = database.provider();
    options.folderToRead(provider);
    var plan = workOptions.plan(provider, options, null);
    var result = DatabaseProgressLine.run(provider.verify(plan), database, spec);
    var err = spec.commandLine().getErr();
    result.errors().forEach(error -> err.println("wrong: " + error));
    if (!result.isFinished()) {
      err.println("interrupted");
    } else if (result.errors().isEmpty()) {
      spec.commandLine().getOut().println("every entry is proven");
      spec.commandLine().getOut().flush();
    }
    return result.errors().isEmpty() ? CommandLine.ExitCode.OK : CommandLine.ExitCode.SOFTWARE;
  }
}
