package dev.secateur.cli;

import dev.secateur.core.DatabaseProvider;
import dev.secateur.core.DatabaseProvider.DatabasePlan;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/// What the commands about endgame databases have in common.
final class DatabaseOptions {

  private static final int MIN_PIECES = 2;
  private static final int DEFAULT_DISTANCE_PIECES = 4;
  private static final int DEFAULT_MEGABYTES = 3_000;
  private static final int DEFAULT_THREADS = 2;
  private static final int MAX_THREADS = 256;

  /// What Java needs besides.
  private static final int RESERVED_MEGABYTES = 50;

  @Option(
      names = "--pieces",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Positions with at most N pieces (default: as many as possible).")
  private @Nullable Integer pieces;

  @Option(
      names = "--dir",
      paramLabel = "D",
      description = {
        "The folder (default: $SECATEUR_CHECKERS_DATABASE, or else secateur/checkers-database in",
        "$XDG_DATA_HOME or ~/.local/share)."
      })
  private @Nullable Path folder;

  Path folder(DatabaseProvider provider) {
    return folder == null ? provider.folder() : folder;
  }

  /// The folder to read. A folder that the user names must exist; without the default one there
  /// are the databases that come with the program.
  ///
  /// @throws NotationException if the user names something else
  Path folderToRead(DatabaseProvider provider) {
    if (folder != null && !Files.isDirectory(folder)) {
      throw new NotationException(
          folder.toString(),
          0,
          NotationError.quote(folder.toString()) + " is not a folder",
          "a folder with databases, made by secateur database %s build".formatted(provider.game()));
    }
    return folder(provider);
  }

  int pieces(DatabaseProvider provider) {
    OptionRange.require("--pieces", pieces, MIN_PIECES, provider.maxPieces());
    return pieces == null ? provider.maxPieces() : pieces;
  }

  /// Options of work that takes long.
  static final class WorkOptions {

    @Option(
        names = "--memory",
        paramLabel = "MB",
        converter = WholeNumberConverter.class,
        description = "Memory that may be used (default: 3000, or what Java has).")
    private @Nullable Integer megabytes;

    @Option(
        names = "--threads",
        paramLabel = "T",
        converter = WholeNumberConverter.class,
        description = "Threads, each with a slice of its own (default: 2).")
    private int threads = DEFAULT_THREADS;

    /// @param distances null for the default
    DatabasePlan plan(
        DatabaseProvider provider, DatabaseOptions options, @Nullable Integer distances) {
      OptionRange.require("--memory", megabytes, 1, Integer.MAX_VALUE);
      OptionRange.require("--threads", threads, 1, MAX_THREADS);
      int pieces = options.pieces(provider);
      if (distances != null && distances > pieces) {
        throw new NotationException(
            "",
            0,
            "--distances %d is more than --pieces %d".formatted(distances, pieces),
            "at most as many as --pieces");
      }
      OptionRange.require("--distances", distances, MIN_PIECES, pieces);
      int distancePieces =
          distances == null ? Math.min(pieces, DEFAULT_DISTANCE_PIECES) : distances;
      return new DatabasePlan(options.folder(provider), pieces, distancePieces, memory(), threads);
    }

    private int memory() {
      int available = (int) (Runtime.getRuntime().maxMemory() >> 20) - RESERVED_MEGABYTES;
      if (megabytes != null && megabytes > available) {
        throw new NotationException(
            "",
            0,
            "Java has %d MB, fewer than --memory %d".formatted(available, megabytes),
            "less, or more for Java: JAVA_TOOL_OPTIONS=-Xmx%dm"
                .formatted(megabytes + RESERVED_MEGABYTES));
      }
      return megabytes == null ? Math.min(DEFAULT_MEGABYTES, available) : megabytes;
    }
  }
}
