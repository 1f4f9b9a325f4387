package dev.secateur.e2e;

import dev.secateur.testkit.CtrlC;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.SplittableRandom;

/// The command `secateur serve` in a separate process that can be killed.
final class ServerProcess implements AutoCloseable {

  private final Process process;
  final Service service;

  ServerProcess(int port, Path data) throws IOException {
    this(port, data, data.resolve("no-home"));
  }

  /// @param home the folder of the program, with the operator's folders `plugins` and `models`
  ServerProcess(int port, Path data, Path home) throws IOException {
    process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-Dsecateur.home=" + home,
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                "dev.secateur.cli.Secateur",
                "serve",
                "--port",
                Integer.toString(port),
                "--data",
                data.toString(),
                "--no-open")
            .redirectErrorStream(true)
            .start();
    awaitStart();
    service = new Service("http://localhost:" + port);
  }

  /// A free port outside the range of automatic ports, so that no other program gets it while the
  /// server is down.
  static int freePort() {
    var random = new SplittableRandom();
    for (int attempt = 0; attempt < 1_000; attempt++) {
      int port = random.nextInt(20_000, 32_000);
      try (var socket = new ServerSocket(port, 1, InetAddress.getLoopbackAddress())) {
        return socket.getLocalPort();
      } catch (IOException taken) {
        // The next one may be free.
      }
    }
    throw new AssertionError("no port from 20000 to 31999 is free");
  }

  private void awaitStart() throws IOException {
    var output =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    var said = new StringBuilder();
    for (var line = output.readLine(); line != null; line = output.readLine()) {
      said.append(line).append('\n');
      if (line.startsWith("Secateur runs: ")) {
        return;
      }
    }
    throw new AssertionError("the server did not start: " + said);
  }

  /// Like `kill -9`: the process cannot clean up.
  void kill() {
    process.destroyForcibly().onExit().join();
    service.close();
  }

  /// Like Ctrl-C.
  ///
  /// @return the output of the process after the signal
  String interrupt() throws IOException, InterruptedException {
    CtrlC.send(process);
    var said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    service.close();
    return said;
  }

  @Override
  public void close() {
    kill();
  }
}
