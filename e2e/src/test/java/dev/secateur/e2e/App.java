package dev.secateur.e2e;

import com.microsoft.playwright.Browser.NewContextOptions;
import dev.secateur.core.Games;
import dev.secateur.engine.Evaluators;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineDefinitions;
import dev.secateur.server.SecateurServer;
import dev.secateur.server.ServerOptions;
import dev.secateur.server.ServiceLimits;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The web app on a free port with its own database.
final class App implements AutoCloseable {

  private static @Nullable App shared;

  private final SecateurServer server;
  final Service service;

  App(Path data) {
    this(data, EngineDefinitions.NONE);
  }

  /// @param engines the engines that the operator has defined
  App(Path data, EngineDefinitions engines) {
    server =
        SecateurServer.start(
            new ServerOptions(
                null,
                0,
                data,
                null,
                ServiceLimits.forThisMachine(),
                "test",
                new Contestants(Evaluators.installed(), engines, List.of())),
            Games.installed(),
            Evaluators.installed());
    service = new Service(server.address());
  }

  /// One server for all tests that do not depend on which games are stored.
  static synchronized App shared() {
    if (shared == null) {
      try {
        shared = new App(Files.createTempDirectory("secateur-e2e"));
      } catch (IOException failed) {
        throw new AssertionError(failed);
      }
      Runtime.getRuntime().addShutdownHook(new Thread(shared::close));
    }
    return shared;
  }

  /// A desktop browser without animations, which saves half a second per move.
  Visit visit() {
    return visit(Visit.desktop());
  }

  Visit visit(NewContextOptions options) {
    return new Visit(service, options);
  }

  @Override
  public void close() {
    service.close();
    server.close();
  }
}
