package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class OutputFileTest {

  @TempDir private Path folder;

  @Test
  @EnabledOnOs(OS.LINUX)
  void aFullDiskIsReportedWithTheNameOfTheFile() {
    assertThatThrownBy(() -> OutputFile.write(Path.of("/dev/full"), "text"))
        .isInstanceOf(OutputFile.CannotWrite.class)
        .hasMessage("cannot write /dev/full: No space left on device");
  }

  @Test
  void aFileIsReplacedAndNothingElseIsLeft() throws Exception {
    var file = folder.resolve("report.html");
    OutputFile.write(file, "old");
    OutputFile.write(file, "new");
    assertThat(file).hasContent("new");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  /// The file cannot be renamed, because a folder with content has its name.
  @Test
  void nothingIsLeftOfAFileThatCannotBeWritten() throws Exception {
    var taken = Files.createDirectory(folder.resolve("taken"));
    Files.createFile(taken.resolve("content"));
    assertThatThrownBy(() -> OutputFile.write(taken, "text"))
        .hasMessageStartingWith("cannot write " + taken + ": ");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(taken);
    }
  }
}
