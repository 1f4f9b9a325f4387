package dev.secateur.server.archive;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/// The file of our own database, H2's. H2 leaves what it no longer needs in the file for a while,
/// in case the machine fails, and a large import leaves many times as much as it stored. At the end
/// that space can be given back.
///
/// @param url of the database
record OwnFile(String url) {

  /// Smaller ones are not worth the time.
  static final long WORTH_SHRINKING = 32L << 20;

  private static final double MOSTLY_FREE = 0.5;
  private static final Logger LOG = System.getLogger(OwnFile.class.getName());

  /// To be called when nobody else uses the database any more, for it may be closed by this.
  void shrink() {
    // Not one of the pool's connections: those complain that the database was closed under them.
    try (var connection = DriverManager.getConnection(url, "", "");
        var statement = connection.createStatement()) {
      if (isMostlyFree(statement)) {
        statement.execute("shutdown compact");
      }
    } catch (SQLException failed) {
      LOG.log(Level.WARNING, "the archive's file could not be made smaller", failed);
    }
  }

  private static boolean isMostlyFree(Statement statement) throws SQLException {
    double inChunks = setting(statement, "FILL_RATE") / 100.0;
    double ofChunks = setting(statement, "CHUNKS_FILL_RATE") / 100.0;
    return setting(statement, "FILE_SIZE") >= WORTH_SHRINKING && inChunks * ofChunks < MOSTLY_FREE;
  }

  private static long setting(Statement statement, String name) throws SQLException {
    try (var rows =
        statement.executeQuery(
            "select setting_value from information_schema.settings where setting_name = 'info.%s'"
                .formatted(name))) {
      return rows.next() ? rows.getLong(1) : 0;
    }
  }
}
