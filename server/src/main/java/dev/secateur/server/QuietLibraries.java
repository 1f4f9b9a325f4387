package dev.secateur.server;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Keeps the libraries from telling a player how they start; what goes wrong is still said.
final class QuietLibraries {

  // Held here, because the logging system forgets loggers that nobody holds, with their levels.
  private static final List<Logger> LOGGERS =
      List.of(
          Logger.getLogger("io.javalin"),
          Logger.getLogger("org.eclipse.jetty"),
          Logger.getLogger("com.zaxxer.hikari"),
          Logger.getLogger("org.flywaydb"));

  private QuietLibraries() {}

  /// While the server starts.
  static void quieten() {
    LOGGERS.forEach(logger -> logger.setLevel(Level.WARNING));
    // It warns of every H2 that is newer than itself; our tests run the migrations on this one.
    LOGGERS.getLast().setLevel(Level.SEVERE);
    // It cries out when a port is taken, before we try the next.
    LOGGERS.getFirst().setLevel(Level.OFF);
  }

  /// From the moment that the server listens.
  static void speakOfTrouble() {
    LOGGERS.getFirst().setLevel(Level.WARNING);
  }
}
