package dev.secateur.cli;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "build",
    mixinStandardHelpOptions = true,
    customSynopsis = "secateur database GAME build [OPTIONS]",
    description = {
      "Solve all positions with 2, 3, ... N pieces: whether the side to move wins, loses or draws,",
      "and for few pieces in how many plies. What a folder has already stays.",
      "Ctrl-C ends it; the same command continues with the next slice."
    },
    footer = {
      "",
      "Examples:",
      "  secateur database checkers build --pieces 6",
      "  secateur database checkers build --pieces 5 --distances 5 --dir big --memory 1000"
    })
final class DatabaseBuildCommand implements Callable<Integer> {

  @Mixin private DatabaseOptions options = new DatabaseOptions();

  @Option(
      names = "--distances",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = {
        "Distances to the win for at most N pieces, and for kings alone with one piece more",
        "(default: 4)."
      })
  private @Nullable Integer distances;

  @Mixin private DatabaseOptions.WorkOptions workOptions = new DatabaseOptions.WorkOptions();

  @ParentCommand private DatabaseCommand database;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var provider = database.provider();
    var plan = workOptions.plan(provider, options, distances);
    var result = DatabaseProgressLine.run(provider.build(plan), database, spec);
    if (!result.isFinished()) {
      spec.commandLine().getErr().println("interrupted: the same command continues");
    }
    return CommandLine.ExitCode.OK;
  }
}
