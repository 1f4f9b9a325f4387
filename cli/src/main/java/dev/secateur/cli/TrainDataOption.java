package dev.secateur.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Option;

/// The option --data of the commands that read training data.
final class TrainDataOption {

  @Option(
      names = "--data",
      paramLabel = "FILE",
      arity = "1..*",
      required = true,
      description = "Files made by secateur train GAME positions.")
  private List<Path> files = new ArrayList<>();

  List<Path> files() {
    return files;
  }
}
