package dev.secateur.server.lab;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.lab.match.FinishedGame;
import dev.secateur.lab.match.GameStore;
import dev.secateur.lab.match.Match;
import dev.secateur.lab.match.MatchFile;
import dev.secateur.lab.match.MatchListener;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.protocol.client.Contestant;
import dev.secateur.protocol.client.ContestantSource;
import dev.secateur.protocol.client.EngineFault;
import dev.secateur.server.play.Problem;
import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// The matches on disk: the lab's own files, one for each, so that `match --resume` and `convert`
/// read them too. Every file in the folder is a match of the list.
final class MatchFolder {

  private static final String KIND = ".jsonl";
  private static final String DELETED = KIND + ".deleted";
  private static final String NAME = "[A-Za-z0-9_-]{1,64}";
  private static final Duration DELETED_FOR = Duration.ofDays(30);
  private static final int REMEMBERED = 100;

  /// What a file holds.
  ///
  /// @param setup without players that can play: for looking only
  record StoredMatch(
      MatchSetup setup,
      MatchStandings standing,
      boolean isOver,
      MatchLog log,
      FileTime changed,
      long size) {}

  /// A player of a match that is only looked at.
  private record Absent(String name) implements ContestantSource {
    @Override
    public Contestant open() throws EngineFault {
      throw new EngineFault(EngineFault.FaultKind.CRASH, "this match is only looked at");
    }
  }

  private final Path folder;
  private final Games games;

  @GuardedBy("this")
  private final Map<String, StoredMatch> known =
      new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, StoredMatch> eldest) {
          return size() > REMEMBERED;
        }
      };

  MatchFolder(Path folder, Games games) {
    this.folder = folder;
    this.games = games;
  }

  /// The ids of all matches, the last changed first.
  List<String> ids() {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (var files = Files.list(folder)) {
      var changed = new LinkedHashMap<String, FileTime>();
      for (Path file : files.toList()) {
        var name = String.valueOf(file.getFileName());
        if (name.endsWith(KIND) && name.replace(KIND, "").matches(NAME)) {
          changed.put(name.replace(KIND, ""), Files.getLastModifiedTime(file));
        }
      }
      return changed.entrySet().stream()
          .sorted(Map.Entry.<String, FileTime>comparingByValue(Comparator.reverseOrder()))
          .map(Map.Entry::getKey)
          .toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /// The file of a match.
  ///
  /// @throws Problem if there is none
  Path existing(String id) {
    var path = folder.resolve(id + KIND);
    if (!id.matches(NAME) || !Files.isRegularFile(path)) {
      throw none();
    }
    return path;
  }

  /// A message with file names instead of whole paths.
  String withoutPlace(String message) {
    return message.replace(folder + File.separator, "");
  }

  private static Problem none() {
    return Problem.notFound("match of this name");
  }

  /// Keeps a new match, without games yet.
  void create(MatchSetup setup) throws IOException {
    Files.createDirectories(folder);
    MatchFile.create(folder.resolve(setup.id() + KIND), setup, games).close();
  }

  /// What a match's file holds.
  ///
  /// @throws Problem if there is no such match
  /// @throws NotationException if the file is broken
  StoredMatch read(String id) throws IOException {
    var path = existing(id);
    var changed = Files.getLastModifiedTime(path);
    long size = Files.size(path);
    synchronized (this) {
      var before = known.get(id);
      if (before != null && before.changed.equals(changed) && before.size == size) {
        return before;
      }
    }
    var setup =
        MatchSetupJson.read(MatchFile.readSetup(path), games, (text, _) -> new Absent(text));
    var log = new MatchLog(setup);
    var match =
        new Match(
            setup, log.listeningTo(MatchFile.reading(path, setup, games)), 1, MatchListener.NONE);
    var stored = new StoredMatch(setup, match.standing(), match.isOver(), log, changed, size);
    synchronized (this) {
      known.put(id, stored);
    }
    return stored;
  }

  /// The games as they are kept, one at a time.
  GameStore store(String id, MatchSetup setup) {
    return MatchFile.reading(existing(id), setup, games);
  }

  /// One game of a match.
  Optional<FinishedGame> game(String id, int number) throws IOException {
    var found = new ArrayList<FinishedGame>();
    store(id, read(id).setup())
        .forEach(
            game -> {
              if (game.scheduled().number() == number - 1) {
                found.add(game);
              }
            });
    return found.stream().findFirst();
  }

  /// Marks a match as deleted. It can be restored until it is purged.
  void delete(String id) throws IOException {
    var path = existing(id);
    var hidden = folder.resolve(id + DELETED);
    Files.move(path, hidden);
    // The thirty days start now.
    Files.setLastModifiedTime(hidden, FileTime.from(Instant.now()));
  }

  void restore(String id) throws IOException {
    var hidden = folder.resolve(id + DELETED);
    if (!id.matches(NAME) || !Files.isRegularFile(hidden)) {
      throw Problem.notFound("deleted match of this name");
    }
    Files.move(hidden, folder.resolve(id + KIND));
  }

  /// Removes matches that were deleted more than thirty days ago.
  void purge(Instant now) {
    if (!Files.isDirectory(folder)) {
      return;
    }
    try (var files = Files.list(folder)) {
      for (Path file : files.toList()) {
        var limit = FileTime.from(now.minus(DELETED_FOR));
        if (file.toString().endsWith(DELETED)
            && Files.getLastModifiedTime(file).compareTo(limit) < 0) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
