package dev.secateur.server;

import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// How a server is started.
///
/// @param host the address to listen on; none for this machine only
/// @param port none for 8080 or the next that is free
/// @param database the address of a PostgreSQL; none for a file in the data folder
public record ServerOptions(
    @Nullable String host,
    @Nullable Integer port,
    Path data,
    @Nullable String database,
    ServiceLimits limits,
    String version) {

  public static final int STANDARD_PORT = 8080;

  /// Where the games are kept when the user names no folder.
  public static Path standardFolder(Map<String, String> environment, String home) {
    return DataFolder.standard(environment, home);
  }
}
