package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer.OrderAnnotation;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.io.TempDir;

/// Tests the launcher as a user runs it: in a copy of the sources, in a folder with spaces in its
/// name, through a symbolic link from another folder. The order of the tests matters: the first one
/// builds.
@TestMethodOrder(OrderAnnotation.class)
class LauncherTest {

  private static final Path SOURCES = Path.of("..").toAbsolutePath().normalize();
  private static final Set<String> NOT_COPIED =
      Set.of("target", ".git", "testkit", "examples", "e2e", "test", "plugins");

  @TempDir static Path temp;
  private static Path copy;
  private static Path link;

  /// The output of a process and its exit status.
  private record ProcessResult(String out, String err, int status) {}

  @BeforeAll
  static void copySources() throws IOException {
    copy = temp.resolve("a copy with spaces");
    Files.walkFileTree(
        SOURCES,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes)
              throws IOException {
            // The folder of the sources itself may have one of these names.
            if (!folder.equals(SOURCES) && NOT_COPIED.contains(folder.getFileName().toString())) {
              return FileVisitResult.SKIP_SUBTREE;
            }
            Files.createDirectories(copy.resolve(SOURCES.relativize(folder)));
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
              throws IOException {
            Files.copy(
                file, copy.resolve(SOURCES.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
            return FileVisitResult.CONTINUE;
          }
        });
    link = Files.createSymbolicLink(temp.resolve("link"), copy.resolve("secateur"));
  }

  @Test
  @Order(1)
  void twoFirstStartsAtTheSameTimeBothWork() throws Exception {
    var one = start(link, Map.of(), "moves", "reversi");
    var other = start(link, Map.of(), "moves", "reversi");
    for (Process process : List.of(one, other)) {
      var ended = end(process);
      assertThat(ended.err()).doesNotContain("failed");
      assertThat(ended.out()).isEqualTo("c4 d3 e6 f5\n");
      assertThat(ended.status()).isZero();
    }
  }

  @Test
  @Order(2)
  void aSecondStartBuildsNothingAndNeedsNoMaven() throws Exception {
    var ended =
        run(link, Map.of("PATH", "/usr/bin:/bin", "MAVEN_OPTS", "-broken"), "moves", "reversi");
    assertThat(ended).isEqualTo(new ProcessResult("c4 d3 e6 f5\n", "", 0));
  }

  @Test
  @Order(3)
  void aGameInTheFolderPluginsIsFound() throws Exception {
    Files.createDirectories(copy.resolve("plugins"));
    ExamplePlugin.writeJar(SOURCES, copy.resolve("plugins/tictactoe.jar"));
    assertThat(run(link, Map.of(), "perft", "tictactoe", "--depth", "9", "--json").out())
        .contains("\"leaves\":127872");
    Files.delete(copy.resolve("plugins/tictactoe.jar"));
  }

  @Test
  @Order(3)
  void aGameOnSecateurClasspathIsFound() throws Exception {
    ExamplePlugin.writeJar(SOURCES, temp.resolve("elsewhere.jar"));
    var path = Map.of("SECATEUR_CLASSPATH", temp.resolve("elsewhere.jar").toString());
    assertThat(run(link, path, "moves", "tictactoe"))
        .isEqualTo(new ProcessResult("1 2 3 4 5 6 7 8 9\n", "", 0));
  }

  @Test
  @Order(3)
  void aBrokenPluginIsReportedAndTheRestWorks() throws Exception {
    var broken = Files.writeString(temp.resolve("broken.jar"), "not a jar");
    var ended = run(link, Map.of("SECATEUR_CLASSPATH", broken.toString()), "moves", "reversi");
    assertThat(ended.out()).isEqualTo("c4 d3 e6 f5\n");
    assertThat(ended.err()).startsWith("note: plug-in ").contains("broken.jar").hasLineCount(1);
  }

  @Test
  @Order(3)
  void badInputGetsOneLineAndStatusTwo() throws Exception {
    var ended = run(link, Map.of(), "perft", "chess", "--depth", "3");
    assertThat(ended.err()).hasLineCount(1).contains("\"chess\" is not a game");
    assertThat(ended.status()).isEqualTo(2);
  }

  @Test
  @Order(3)
  void anUnknownTestOptionIsRefused() throws Exception {
    var ended = run(link, Map.of(), "test", "--fast");
    assertThat(ended.err())
        .hasLineCount(1)
        .contains("\"--fast\"")
        .contains("--full, --without-browser");
    assertThat(ended.status()).isEqualTo(2);
  }

  @Test
  @Order(3)
  void theTimeOfFuzzTestsNeedsAUnit() throws Exception {
    for (var time : List.of("5", "m", "0s", "1.5m", "-1m", "5x", "5m ")) {
      var ended = run(link, Map.of(), "test", "--full", "--fuzz", time);
      assertThat(ended.err())
          .hasLineCount(1)
          .contains("--fuzz needs the time", "\"" + time + "\"", "expected 30s, 5m");
      assertThat(ended.status()).isEqualTo(2);
    }
    assertThat(run(link, Map.of(), "test", "--fuzz").err()).hasLineCount(1).contains("not \"\"");
  }

  @Test
  @Order(3)
  void mutationTestsWithoutAKnownModuleListTheModules() throws Exception {
    var modules = "expected one of core, lab, search, trees, games/checkers, games/quoridor";
    var missing = run(link, Map.of(), "test", "--mutations");
    assertThat(missing.err())
        .hasLineCount(1)
        .contains("--mutations needs the name of a module: " + modules);
    assertThat(missing.status()).isEqualTo(2);
    var unknown = run(link, Map.of(), "test", "--mutations", "chess");
    assertThat(unknown.err()).hasLineCount(1).contains("\"chess\"").contains(modules);
    assertThat(unknown.status()).isEqualTo(2);
  }

  @Test
  @Order(3)
  void mutationTestsTakeNoOtherOption() throws Exception {
    var after = run(link, Map.of(), "test", "--mutations", "checkers", "--full");
    assertThat(after.err()).hasLineCount(1).contains("\"--full\" cannot follow --mutations");
    assertThat(after.status()).isEqualTo(2);
    var before = run(link, Map.of(), "test", "--full", "--mutations", "checkers");
    assertThat(before.err()).hasLineCount(1).contains("expected test --mutations MODULE");
    assertThat(before.status()).isEqualTo(2);
  }

  @Test
  @Order(3)
  void aMissingBrowserGetsOneLineAndNoTestIsSkipped() throws Exception {
    var tools = Files.createDirectories(temp.resolve("tools"));
    for (var tool : List.of("sh", "dirname", "readlink", "sed", "mvn")) {
      Files.createSymbolicLink(tools.resolve(tool), onPath(tool));
    }
    // A user without the right to install programs, even if root runs this test.
    var identity = Files.writeString(tools.resolve("id"), "#!/bin/sh\necho 1000\n");
    identity.toFile().setExecutable(true);
    var ended = run(link, Map.of("PATH", tools.toString()), "test");
    assertThat(ended.out()).isEmpty();
    assertThat(ended.err())
        .hasLineCount(1)
        .contains("no Chromium found")
        .contains("apt install chromium")
        .contains("--without-browser");
    assertThat(ended.status()).isEqualTo(1);
  }

  @Test
  @Order(3)
  void aMissingJdkGetsOneLine() throws Exception {
    var text = Files.readString(copy.resolve("secateur"));
    var demanding = temp.resolve("demanding");
    Files.writeString(demanding, text.replace("needed_java=25", "needed_java=9999"));
    demanding.toFile().setExecutable(true);
    var ended = run(demanding, Map.of(), "moves", "reversi");
    assertThat(ended.err())
        .hasLineCount(1)
        .contains("no JDK 9999 or newer found")
        .contains("JAVA_HOME");
    assertThat(ended.status()).isEqualTo(1);
  }

  @Test
  @Order(4)
  void aChangedSourceIsBuiltAgain() throws Exception {
    var source =
        copy.resolve("games/reversi/src/main/java/dev/secateur/games/reversi/ReversiNotation.java");
    Files.writeString(source, Files.readString(source).replace("? \"pass\" :", "? \"PASS\" :"));
    var nothingToFlip = "OOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOOX- X";
    var ended = run(link, Map.of(), "moves", "reversi", "--position", nothingToFlip);
    assertThat(ended.out()).isEqualTo("PASS\n");
    assertThat(ended.err()).contains("building");
  }

  @Test
  @Order(5)
  void aFailedBuildIsReportedAndReleasesTheLock() throws Exception {
    var source = copy.resolve("core/src/main/java/dev/secateur/core/Key.java");
    Files.writeString(source, "nonsense");
    for (int i = 0; i < 2; i++) {
      var ended = run(link, Map.of(), "moves", "reversi");
      assertThat(ended.status()).isEqualTo(1);
      assertThat(ended.err()).contains("the build failed").contains("build.log");
    }
  }

  private static Path onPath(String tool) {
    return Stream.of(System.getenv("PATH").split(File.pathSeparator, -1))
        .map(folder -> Path.of(folder, tool))
        .filter(Files::isExecutable)
        .findFirst()
        .orElseThrow();
  }

  private static ProcessResult run(
      Path command, Map<String, String> environment, String... arguments) throws Exception {
    return end(start(command, environment, arguments));
  }

  private static Process start(Path command, Map<String, String> environment, String... arguments)
      throws IOException {
    var words = new ArrayList<>(List.of(command.toString()));
    words.addAll(List.of(arguments));
    var builder = new ProcessBuilder(words).directory(temp.toFile());
    builder.environment().putAll(environment);
    builder.redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")));
    return builder.start();
  }

  private static ProcessResult end(Process process) throws Exception {
    var err = new StringBuilder();
    var reader =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    err.append(
                        new String(
                            process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8));
                  } catch (IOException disconnected) {
                    err.append(disconnected);
                  }
                });
    var out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(5, TimeUnit.MINUTES)).isTrue();
    reader.join();
    return new ProcessResult(out, err.toString(), process.exitValue());
  }
}
