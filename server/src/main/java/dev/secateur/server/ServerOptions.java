package dev.secateur.server;

import dev.secateur.engine.Evaluators;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineDefinitions;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// How a server is started.
///
/// @param host the address to listen on; none for this machine only
/// @param port none for 8080 or the next that is free
/// @param database the address of a PostgreSQL; none for a file in the data folder
/// @param engines who may play in matches: ours, and the outside engines that the operator defined
public record ServerOptions(
    @Nullable String host,
    @Nullable Integer port,
    Path data,
    @Nullable String database,
    ServiceLimits limits,
    String version,
    Contestants engines) {

  public static final int STANDARD_PORT = 8080;

  /// Without outside engines.
  public ServerOptions(
      @Nullable String host,
      @Nullable Integer port,
      Path data,
      @Nullable String database,
      ServiceLimits limits,
      String version) {
    this(
        host,
        port,
        data,
        database,
        limits,
        version,
        new Contestants(Evaluators.installed(), EngineDefinitions.NONE, List.of()));
  }

  /// Where the games are kept when the user names no folder.
  public static Path standardFolder(Map<String, String> environment, String home) {
    return DataFolder.standard(environment, home);
  }
}
