package dev.secateur.server;

import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;

/// Turns off the messages that libraries log when they start. Warnings are still logged.
final class QuietLibraries {

  // Kept in a field, because a logger without a strong reference loses its level.
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
    // Flyway warns of every H2 version that is newer than Flyway; our tests run the migrations.
    LOGGERS.getLast().setLevel(Level.SEVERE);
    // Javalin logs an error when a port is taken, before we try the next one.
    LOGGERS.getFirst().setLevel(Level.OFF);
  }

  /// From the moment that the server listens.
  static void speakOfTrouble() {
    LOGGERS.getFirst().setLevel(Level.WARNING);
  }
}
