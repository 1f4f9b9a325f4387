package dev.secateur.server.web;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.core.formats.RecordEntry;
import dev.secateur.core.formats.RecordFormat;
import dev.secateur.core.formats.RecordReader;
import dev.secateur.core.formats.RecordSource;
import dev.secateur.core.formats.RecordTarget;
import dev.secateur.records.JsonLines;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.RecordJson;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.GameArchive;
import dev.secateur.server.archive.GameFacts;
import dev.secateur.server.archive.PositionIndex;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;

/// All games as one file, one in a format of its own, and files of games back.
final class ArchiveRoutes {

  private static final int MOST_REPORTED = 100;

  /// Games of a file that are stored together: each sync of the disk takes its time.
  private static final int STORED_TOGETHER = 100;

  private final Games games;
  private final GameArchive archive;
  private final Rooms rooms;
  private final PositionIndex index;
  private final Guard guard;
  private final ServiceLimits limits;

  ArchiveRoutes(
      Games games,
      GameArchive archive,
      Rooms rooms,
      PositionIndex index,
      Guard guard,
      ServiceLimits limits) {
    this.games = games;
    this.archive = archive;
    this.rooms = rooms;
    this.index = index;
    this.guard = guard;
    this.limits = limits;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/v1/archive", this::export);
    routes.post("/api/v1/archive", this::read);
    routes.get("/api/v1/games/{id}/record", this::exportOne);
  }

  /// One game in a format of its files.
  private void exportOne(Context request) throws IOException {
    var stored =
        archive.find(request.pathParam("id")).orElseThrow(() -> Problem.notFound("such game"));
    var record = StoredRecord.write(stored, rooms.tree(stored));
    var name = Optional.ofNullable(request.queryParam("format")).orElse("json");
    RecordFormat format;
    try {
      format = new RecordFormats(record.game(), games).toWrite(name);
    } catch (NotationException unknown) {
      throw Problem.unprocessable(unknown.error());
    }
    var bytes = new ByteArrayOutputStream();
    try (var writer = format.writer(RecordTarget.of(bytes))) {
      writer.write(record);
    }
    request.contentType(format.isText() ? "text/plain; charset=utf-8" : "application/octet-stream");
    request.header(
        "Content-Disposition",
        "attachment; filename=\"secateur-%s.%s\"".formatted(stored.id(), format.extension()));
    request.result(bytes.toByteArray());
  }

  private void export(Context request) throws IOException {
    request.contentType("application/x-ndjson; charset=utf-8");
    request.header("Content-Disposition", "attachment; filename=\"secateur-games.jsonl\"");
    // Written as it is read: the archive may be larger than the memory.
    var writer = new OutputStreamWriter(request.outputStream(), StandardCharsets.UTF_8);
    archive.forEach(
        game -> {
          try {
            writer.write(ArchivedGame.write(game));
            writer.write('\n');
          } catch (IOException gone) {
            throw new UncheckedIOException(gone);
          }
        });
    writer.flush();
  }

  /// An exported archive, or a file of games in any format that is recognised.
  private void read(Context request) throws IOException {
    var report = new Report();
    var stream = new LimitedStream(request.bodyInputStream(), limits.sizes().importBytes());
    try (var source = RecordSource.of(stream)) {
      var recognised = RecordFormats.recognise(games, source);
      if (recognised.format() instanceof JsonLines) {
        readLines(source, report);
      } else {
        readRecords(recognised.format().reader(source), report);
      }
    } catch (NotationException unknown) {
      throw Problem.unprocessable(unknown.error());
    } catch (LimitedStream.TooLong tooLong) {
      report.store();
      throw Problem.tooLarge(
          "the file is too large: expected %d bytes at most, and %d games were read before that"
              .formatted(limits.sizes().importBytes(), report.added));
    }
    report.store();
    request.json(report.view());
  }

  private static void readLines(RecordSource source, Report report) throws IOException {
    var reader = new BufferedReader(new InputStreamReader(source.stream(), StandardCharsets.UTF_8));
    int number = 0;
    for (var line = reader.readLine(); line != null; line = reader.readLine()) {
      number++;
      if (!line.isBlank()) {
        report.add(number, line);
      }
    }
  }

  private static void readRecords(RecordReader reader, Report report) throws IOException {
    for (var entry = reader.next(); entry.isPresent(); entry = reader.next()) {
      switch (entry.get()) {
        case RecordEntry.Read read -> report.add(read.line(), read.record());
        case RecordEntry.Broken broken -> report.tell(broken.line(), broken.error().message());
      }
    }
  }

  /// What became of each line.
  private final class Report {

    private int added;
    private int known;
    private final List<StoredGame> waiting = new ArrayList<>();
    private final Set<String> digests = new HashSet<>();
    private final Set<String> names = new HashSet<>();
    private final ArrayList<Map<String, Object>> broken = new ArrayList<>();

    void add(int number, String line) {
      try {
        if (isRecord(line)) {
          keep(StoredRecord.read(RecordJson.parse(line, games), guard.newId()));
        } else {
          keepArchived(ArchivedGame.read(line, games));
        }
      } catch (Problem problem) {
        tell(number, problem.detail());
      } catch (NotationException problem) {
        tell(number, problem.error().message());
      } catch (JacksonException problem) {
        tell(number, "it is not a game of an archive: expected a line of an exported file");
      }
    }

    /// A line of `convert` or of a match, not of an archive, which has nodes instead of moves.
    private static boolean isRecord(String line) {
      return line.contains("\"moves\"") && !line.contains("\"nodes\"");
    }

    void add(long line, GameRecord record) {
      try {
        keep(StoredRecord.read(record, guard.newId()));
      } catch (Problem problem) {
        tell(line, problem.detail());
      }
    }

    private void tell(long number, String detail) {
      if (broken.size() < MOST_REPORTED) {
        broken.add(Map.of("line", number, "detail", detail));
      }
    }

    /// A game of a file is another one unless its content is that of one that is here.
    private void keep(StoredGame game) {
      rooms.check(game);
      var digest = GameFacts.of(game).digest();
      if (digests.contains(digest) || archive.isKnown(digest)) {
        known++;
      } else {
        accept(game);
      }
    }

    /// A game of an archive is itself: only where its name is taken does its content count.
    private void keepArchived(StoredGame game) {
      rooms.check(game);
      if (!names.add(game.id()) || archive.isTaken(game.id())) {
        keep(game.as(guard.newId()));
      } else {
        accept(game);
      }
    }

    private void accept(StoredGame game) {
      waiting.add(game);
      digests.add(GameFacts.of(game).digest());
      added++;
      if (waiting.size() == STORED_TOGETHER) {
        store();
      }
    }

    void store() {
      archive.addAll(List.copyOf(waiting));
      waiting.clear();
      index.wake();
    }

    Map<String, Object> view() {
      var view = new LinkedHashMap<String, Object>();
      view.put("added", added);
      view.put("known", known);
      view.put("broken", broken);
      return view;
    }
  }
}
