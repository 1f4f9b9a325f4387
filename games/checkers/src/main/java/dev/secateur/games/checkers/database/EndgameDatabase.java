package dev.secateur.games.checkers.database;

import dev.secateur.core.DatabaseProvider.SliceInfo;
import dev.secateur.core.NotationException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The databases that are there, shared by all threads and games of the program: those that come
/// with it, and larger ones in a folder.
public final class EndgameDatabase {

  /// The most pieces for which a database can be built.
  public static final int MAX_PIECES = 6;

  /// The fewest pieces with both sides on the board.
  public static final int MIN_PIECES = 2;

  private static final Map<OpenedFolder, EndgameDatabase> OPENED = new HashMap<>();

  private record OpenedFolder(Path folder, int maxPieces, int megabytes) {}

  private final @Nullable StoredSlice[] values = new StoredSlice[Slice.IDS];
  private final @Nullable StoredSlice[] distances = new StoredSlice[Slice.IDS];
  private final BlockCache cache;
  private final List<String> warnings = new ArrayList<>();
  private int pieces;
  private int distancePieces;

  private EndgameDatabase(Path folder, int maxPieces, int megabytes) {
    cache = new BlockCache(megabytes);
    pieces = open(DatabaseKind.VALUES, folder, maxPieces, values);
    distancePieces = open(DatabaseKind.DISTANCES, folder, pieces, distances);
  }

  /// The databases of the program and of a folder, opened once.
  ///
  /// @param maxPieces positions with more pieces are not looked up
  /// @param megabytes of memory for what was read
  public static synchronized EndgameDatabase shared(Path folder, int maxPieces, int megabytes) {
    return OPENED.computeIfAbsent(
        new OpenedFolder(folder.toAbsolutePath(), maxPieces, megabytes),
        wanted -> new EndgameDatabase(wanted.folder(), maxPieces, megabytes));
  }

  /// The databases of a folder as they are now.
  public static EndgameDatabase open(Path folder, int maxPieces, int megabytes) {
    return new EndgameDatabase(folder, maxPieces, megabytes);
  }

  /// Positions with so many pieces or fewer are known; 0 if there is no database.
  public int pieces() {
    return pieces;
  }

  /// The distances of positions with so many pieces or fewer are known. With one more, some may be.
  public int distancePieces() {
    return distancePieces;
  }

  /// Files that are not used, each on one line that says why.
  public List<String> warnings() {
    return warnings;
  }

  /// Opens the files for 2, 3, ... pieces as long as there are any.
  private int open(DatabaseKind kind, Path folder, int maxPieces, @Nullable StoredSlice[] slices) {
    int last = 0;
    for (int count = MIN_PIECES; count <= Math.min(maxPieces, MAX_PIECES); count++) {
      var file = find(kind, folder, count);
      if (file.isEmpty()) {
        break;
      }
      for (var slice : Slice.all(count)) {
        slices[slice.id()] = file.get().slice(slice);
      }
      if (!file.get().isComplete(count)) {
        break;
      }
      last = count;
    }
    return last;
  }

  /// The file of the folder, or else the one that comes with the program.
  private Optional<DatabaseFile> find(DatabaseKind kind, Path folder, int count) {
    var path = folder.resolve(kind.fileName(count));
    if (Files.exists(path)) {
      try {
        return Optional.of(DatabaseFile.open(path, kind, count));
      } catch (NotationException damaged) {
        warnings.add(damaged.getMessage());
      } catch (IOException unreadable) {
        warnings.add(path + " cannot be read: " + unreadable.getMessage());
      }
    }
    return shipped(kind, count);
  }

  private static Optional<DatabaseFile> shipped(DatabaseKind kind, int count) {
    var name = kind.fileName(count);
    try (var in = EndgameDatabase.class.getResourceAsStream(name)) {
      return in == null ? Optional.empty() : Optional.of(DatabaseFile.open(in, name, kind, count));
    } catch (IOException unreadable) {
      return Optional.empty();
    }
  }

  /// A slice that must be there.
  StoredSlice stored(DatabaseKind kind, Slice slice) {
    return Objects.requireNonNull(findStored(kind, slice));
  }

  @Nullable StoredSlice findStored(DatabaseKind kind, Slice slice) {
    return (kind == DatabaseKind.VALUES ? values : distances)[slice.id()];
  }

  /// All slices, those with the fewest pieces first.
  public List<SliceInfo> slices() {
    var infos = new ArrayList<SliceInfo>();
    for (int count = MIN_PIECES; count <= pieces; count++) {
      for (var slice : Slice.all(count)) {
        var facts = stored(DatabaseKind.VALUES, slice).facts();
        var distant = findStored(DatabaseKind.DISTANCES, slice);
        infos.add(
            new SliceInfo(
                slice.toString(),
                count,
                new SliceIndex(slice).size(),
                facts.wins(),
                facts.losses(),
                facts.draws(),
                distant == null ? 0 : distant.facts().longestWin(),
                distant == null ? 0 : distant.facts().longestLoss()));
      }
    }
    return infos;
  }

  /// The stored value of a position in which the side to move need not capture.
  int storedValue(int slice, long own, long opponent, long kings) {
    return get(values, slice, own, opponent, kings);
  }

  boolean hasDistances(int slice) {
    return distances[slice] != null;
  }

  /// Half of the stored distance of such a position.
  int storedHalf(int slice, long own, long opponent, long kings) {
    return get(distances, slice, own, opponent, kings);
  }

  private int get(@Nullable StoredSlice[] slices, int slice, long own, long opponent, long kings) {
    var stored = slices[slice];
    if (stored == null) {
      throw new IllegalArgumentException("no database for slice %o".formatted(slice));
    }
    return stored.get(stored.index().of(own, opponent, kings), cache);
  }
}
