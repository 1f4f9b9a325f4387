package dev.secateur.protocol;

import dev.secateur.core.Limits;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;

/// Our engine as a process of its own, for tests: `engine GAME --protocol NAME`, as on the command
/// line.
final class EngineMain {

  private EngineMain() {}

  public static void main(String... arguments) {
    var out = new OutputStreamWriter(System.out, StandardCharsets.UTF_8);
    var session = Sessions.of(arguments[3], arguments[1], Limits.depth(2), out);
    SessionReader.run(new InputStreamReader(System.in, StandardCharsets.UTF_8), session);
  }
}
