package dev.secateur.games.checkers.database;

import java.nio.file.Path;
import java.util.Map;

/// Where the databases are that a user has built.
public final class DatabaseFolder {

  /// An environment variable, or a Java property, that names another folder.
  private static final String VARIABLE = "SECATEUR_CHECKERS_DATABASE";

  private static final String PROPERTY = "secateur.checkers.database";

  private DatabaseFolder() {}

  /// The folder that everything uses if no other is named.
  public static Path standard() {
    var property = System.getProperty(PROPERTY);
    return property == null
        ? standard(System.getenv(), System.getProperty("user.home", "."))
        : Path.of(property);
  }

  static Path standard(Map<String, String> environment, String home) {
    var named = environment.getOrDefault(VARIABLE, "");
    if (!named.isEmpty()) {
      return Path.of(named);
    }
    var data = environment.getOrDefault("XDG_DATA_HOME", "");
    return (data.isEmpty() ? Path.of(home, ".local", "share") : Path.of(data))
        .resolve("secateur")
        .resolve("checkers-database");
  }
}
