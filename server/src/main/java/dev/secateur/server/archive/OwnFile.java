package dev.secateur.server.archive;

import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;

/// The file of an H2 database. H2 keeps old data in the file for a while, in case the machine
/// fails; after a large import the file is many times larger than its content. When the server
/// stops, the file can be made smaller.
///
/// @param url of the database
record OwnFile(String url) {

  /// Smaller files are left as they are.
  static final long WORTH_SHRINKING = 32L << 20;

  private static final double MOSTLY_FREE = 0.5;
  private static final Logger LOG = System.getLogger(OwnFile.class.getName());

  /// Call this last: it may close the database.
  void shrink() {
    // A connection of its own: those of the pool would log that the database was closed.
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
