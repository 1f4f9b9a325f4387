package dev.secateur.server.web;

import dev.secateur.server.archive.GameArchive;
import dev.secateur.server.archive.GameFacts;
import dev.secateur.server.archive.PositionIndex;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.web.GameFile.GameFileItem;
import dev.secateur.server.web.json.ImportReportJson;
import dev.secateur.server.web.json.ImportReportJson.BrokenGameJson;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/// Stores the games of a file and reports what was done.
final class ImportReport {

  private static final int MAX_REPORTED = 100;

  /// How many games are stored together, because each sync of the disk takes time.
  private static final int STORED_TOGETHER = 100;

  private final GameArchive archive;
  private final PositionIndex index;
  private final Supplier<String> newId;

  /// The numbers of the games to take; nothing for all.
  private final Optional<Set<Integer>> chosen;

  private int added;
  private int known;
  private final List<StoredGame> waiting = new ArrayList<>();
  private final Map<String, String> idsByDigest = new HashMap<>();
  private final Set<String> archivedIds = new HashSet<>();
  private final List<String> ids = new ArrayList<>();
  private final List<BrokenGameJson> broken = new ArrayList<>();

  ImportReport(
      GameArchive archive,
      PositionIndex index,
      Supplier<String> newId,
      Optional<Set<Integer>> chosen) {
    this.archive = archive;
    this.index = index;
    this.newId = newId;
    this.chosen = chosen;
  }

  void take(GameFileItem item) {
    if (chosen.isPresent() && !chosen.get().contains(item.number())) {
      return;
    }
    switch (item) {
      case GameFileItem.Found found when found.isArchived() -> keepArchived(found.game());
      case GameFileItem.Found found -> keep(found.game());
      case GameFileItem.UnreadableGame problem -> addProblem(problem);
    }
  }

  private void addProblem(GameFileItem.UnreadableGame problem) {
    if (broken.size() < MAX_REPORTED) {
      broken.add(new BrokenGameJson(problem.line(), problem.detail()));
    }
  }

  /// A game of a file is new unless a stored game has the same content.
  private void keep(StoredGame game) {
    var digest = GameFacts.of(game).digest();
    var here = Optional.ofNullable(idsByDigest.get(digest)).or(() -> archive.idOf(digest));
    if (here.isPresent()) {
      known++;
      name(here.get());
    } else {
      accept(game, digest);
    }
  }

  /// A game of an exported archive keeps its id. If the id is taken, its content decides whether it
  /// is new.
  private void keepArchived(StoredGame game) {
    if (!archivedIds.add(game.id()) || archive.isTaken(game.id())) {
      keep(game.as(newId.get()));
    } else {
      accept(game, GameFacts.of(game).digest());
    }
  }

  private void accept(StoredGame game, String digest) {
    waiting.add(game);
    idsByDigest.put(digest, game.id());
    added++;
    name(game.id());
    if (waiting.size() == STORED_TOGETHER) {
      store();
    }
  }

  private void name(String id) {
    if (ids.size() < MAX_REPORTED) {
      ids.add(id);
    }
  }

  /// Stores what waits: the last games of the file.
  void store() {
    archive.addAll(List.copyOf(waiting));
    index.add(List.copyOf(waiting));
    waiting.clear();
  }

  int added() {
    return added;
  }

  /// Those that are on disk already.
  int stored() {
    return added - waiting.size();
  }

  int known() {
    return known;
  }

  ImportReportJson json() {
    return new ImportReportJson(null, added, known, broken, chosen.isPresent() ? ids : null);
  }

  /// The same as the last line of an answer that is sent in lines.
  ImportReportJson lastLine() {
    return new ImportReportJson(true, added, known, broken, chosen.isPresent() ? ids : null);
  }
}
