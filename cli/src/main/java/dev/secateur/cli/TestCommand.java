package dev.secateur.cli;

import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Only for the help; the launcher in the source tree runs the tests.
@Command(
    name = "test",
    mixinStandardHelpOptions = true,
    description = "Build everything and run all tests (in the source tree, as ./secateur test).")
final class TestCommand implements Callable<Integer> {

  @Option(
      names = "--full",
      description = "Run the long tests too, such as deep perft and long fuzzing.")
  private boolean full;

  @Option(names = "--without-browser", description = "Leave out the tests that need Chromium.")
  private boolean withoutBrowser;

  @Option(
      names = "--fuzz",
      paramLabel = "TIME",
      description = "How long each fuzz test runs: 1s, with --full 2m.")
  private @Nullable String fuzz;

  @Option(
      names = "--mutations",
      paramLabel = "MODULE",
      description =
          "Change the code of one module in many small ways and see whether its tests notice.")
  private @Nullable String module;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(),
        "test%s%s%s%s needs the source tree: run ./secateur test there"
            .formatted(
                full ? " --full" : "",
                withoutBrowser ? " --without-browser" : "",
                fuzz == null ? "" : " --fuzz " + fuzz,
                module == null ? "" : " --mutations " + module));
  }
}
