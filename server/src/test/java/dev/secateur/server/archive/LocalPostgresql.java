package dev.secateur.server.archive;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;

/// A PostgreSQL of our own, from Debian's package, in a folder of the test.
public final class LocalPostgresql implements AutoCloseable {

  private static final Path PACKAGE = Path.of("/usr/lib/postgresql");

  private final Path programs;
  private final Path data;
  private final int port;

  private LocalPostgresql(Path programs, Path data, int port) {
    this.programs = programs;
    this.data = data;
    this.port = port;
  }

  private static Optional<Path> programs() {
    try (var versions = Files.list(PACKAGE)) {
      return versions
          .map(version -> version.resolve("bin"))
          .filter(bin -> Files.isExecutable(bin.resolve("initdb")))
          .findFirst();
    } catch (IOException none) {
      return Optional.empty();
    }
  }

  public static void assumeInstalled() {
    Assumptions.assumeTrue(programs().isPresent(), "PostgreSQL is not installed");
  }

  private static int freePort() throws IOException {
    try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      return free.getLocalPort();
    }
  }

  /// Starts one in a folder of its own: PostgreSQL's user cannot reach into those of the tests.
  public static LocalPostgresql start() {
    try {
      var data = Files.createTempDirectory("secateur-postgresql");
      var server = new LocalPostgresql(programs().orElseThrow(), data, freePort());
      server.run("chown", isRoot() ? "postgres" : System.getProperty("user.name"), data.toString());
      server.asServer("initdb", "-D", data.toString(), "-U", "tester", "-A", "trust", "-N");
      server.asServer(
          "pg_ctl",
          "-D",
          data.toString(),
          "-w",
          "-l",
          data.resolve("log").toString(),
          "-o",
          "-p %d -c listen_addresses=127.0.0.1 -c unix_socket_directories=%s"
              .formatted(server.port, data),
          "start");
      return server;
    } catch (IOException failed) {
      throw new AssertionError(failed);
    }
  }

  public String url() {
    return "postgresql://tester@127.0.0.1:%d/postgres".formatted(port);
  }

  private static boolean isRoot() {
    return "root".equals(System.getProperty("user.name"));
  }

  /// PostgreSQL does not run as root.
  private void asServer(String program, String... arguments) {
    var command = new ArrayList<String>();
    if (isRoot()) {
      command.addAll(List.of("setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"));
    }
    command.add(programs.resolve(program).toString());
    command.addAll(Arrays.asList(arguments));
    run(command.toArray(String[]::new));
  }

  private void run(String... command) {
    try {
      var process =
          new ProcessBuilder(command)
              .directory(data.toFile())
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start();
      if (!process.waitFor(60, TimeUnit.SECONDS) || process.exitValue() != 0) {
        throw new AssertionError("failed: " + String.join(" ", command));
      }
    } catch (IOException failed) {
      throw new AssertionError(failed);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      throw new AssertionError(stopped);
    }
  }

  @Override
  public void close() {
    asServer("pg_ctl", "-D", data.toString(), "-m", "immediate", "-w", "stop");
    run("rm", "-rf", data.toString());
  }
}
