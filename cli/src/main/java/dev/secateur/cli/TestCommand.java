package dev.secateur.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/// Listed here so that the help knows it; the launcher in the source tree does the work.
@Command(
    name = "test",
    mixinStandardHelpOptions = true,
    description = "Build everything and run all tests (in the source tree, as ./secateur test).")
final class TestCommand implements Callable<Integer> {

  @Option(names = "--full", description = "The long runs too: deep perft, long fuzzing.")
  private boolean full;

  @Option(names = "--without-browser", description = "Leave out the tests that need a Chromium.")
  private boolean withoutBrowser;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    throw new ParameterException(
        spec.commandLine(),
        "test%s%s needs the source tree: run ./secateur test there"
            .formatted(full ? " --full" : "", withoutBrowser ? " --without-browser" : ""));
  }
}
