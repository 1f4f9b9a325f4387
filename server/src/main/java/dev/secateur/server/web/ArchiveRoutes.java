package dev.secateur.server.web;

import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.RecordFormat;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.GameArchive;
import dev.secateur.server.archive.PositionIndex;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.web.GameFile.GameFileItem;
import dev.secateur.server.web.json.RecordListJson;
import dev.secateur.server.web.json.RecordListJson.FoundTreeJson;
import dev.secateur.server.web.json.RecordListJson.ListedRecordJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Export of all games or of one, and import of files of games.
final class ArchiveRoutes {

  /// How many games of a file are listed.
  private static final int MAX_LISTED = 500;

  private final Games games;
  private final GameArchive archive;
  private final Rooms rooms;
  private final PositionIndex index;
  private final Guard guard;
  private final ServiceLimits limits;
  private final AtomicInteger imports = new AtomicInteger();

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
    routes.post("/api/v1/records", this::list);
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
      format = new RecordFormats(record.game(), games).writable(name);
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

  private GameFile file() {
    return new GameFile(games, guard::newId, rooms::check);
  }

  private LimitedStream body(Context request) {
    return new LimitedStream(request.bodyInputStream(), limits.sizes().importBytes());
  }

  /// How many files are being imported.
  int imports() {
    return imports.get();
  }

  private void read(Context request) throws IOException {
    imports.incrementAndGet();
    try {
      readFile(request);
    } finally {
      imports.decrementAndGet();
    }
  }

  /// An exported archive, or a file of games in any format that is recognised.
  private void readFile(Context request) throws IOException {
    var report = new ImportReport(archive, index, guard::newId, chosen(request.queryParam("only")));
    boolean isFollowed = request.queryParam("progress") != null;
    try {
      if (isFollowed) {
        readWithProgress(request, report);
        return;
      }
      file().read(body(request), report::take);
    } catch (LimitedStream.TooLong tooLong) {
      report.store();
      throw Problem.tooLarge(
          "the file is too large: expected %d bytes at most, and %d games were read before that"
              .formatted(limits.sizes().importBytes(), report.added()));
    }
    report.store();
    Answers.json(request, report.json());
  }

  /// Reads the whole file first, because a browser does not read an answer before it has sent
  /// everything. If the client disconnects, the games that are stored until then stay.
  private void readWithProgress(Context request, ImportReport report) throws IOException {
    var spool = Files.createTempFile("secateur-games", "");
    try {
      Files.copy(body(request), spool, StandardCopyOption.REPLACE_EXISTING);
      try (var channel = FileChannel.open(spool);
          var source = Channels.newInputStream(channel)) {
        var length = (double) Math.max(1, channel.size());
        var progress = new ImportProgress(request, report, () -> position(channel) / length);
        file()
            .read(
                source,
                item -> {
                  report.take(item);
                  progress.send();
                });
        report.store();
        progress.end();
      } catch (UncheckedIOException gone) {
        report.store();
      }
    } finally {
      Files.delete(spool);
    }
  }

  private static long position(FileChannel channel) {
    try {
      return channel.position();
    } catch (IOException closed) {
      throw new UncheckedIOException(closed);
    }
  }

  private static Optional<Set<Integer>> chosen(@Nullable String numbers) {
    if (numbers == null) {
      return Optional.empty();
    }
    if (!numbers.matches("[0-9]{1,9}(,[0-9]{1,9}){0,%d}".formatted(MAX_LISTED - 1))) {
      throw Problem.badRequest(
          "only is not a list of games: expected numbers such as 1,3,4, at most " + MAX_LISTED);
    }
    return Optional.of(
        Stream.of(numbers.split(",", -1)).map(Integer::valueOf).collect(Collectors.toSet()));
  }

  /// What a file or a text holds, without storing it.
  private void list(Context request) throws IOException {
    var source = new BufferedInputStream(body(request), PastedTree.LONGEST + 1);
    var beginning = new byte[0];
    var listing = new FileListing();
    try {
      source.mark(PastedTree.LONGEST + 1);
      beginning = source.readNBytes(PastedTree.LONGEST + 1);
      source.reset();
      listing.format = file().read(source, listing::take);
    } catch (LimitedStream.TooLong tooLong) {
      throw Problem.tooLarge(
          "the file is too large: expected %d bytes at most"
              .formatted(limits.sizes().importBytes()));
    } catch (Problem unknown) {
      Answers.json(request, tree(beginning).orElseThrow(() -> unknown));
      return;
    }
    Optional<FoundTreeJson> tree = listing.readable > 0 ? Optional.empty() : tree(beginning);
    Answers.json(request, tree.isPresent() ? tree.get() : listing.json());
  }

  private static Optional<FoundTreeJson> tree(byte[] beginning) {
    return beginning.length > PastedTree.LONGEST
        ? Optional.empty()
        : PastedTree.recognise(new String(beginning, StandardCharsets.UTF_8));
  }

  /// The games of a file, as many of them as a person may choose from.
  private static final class FileListing {

    private String format = "";
    private int readable;
    private int broken;
    private final List<ListedRecordJson> listed = new ArrayList<>();

    void take(GameFileItem item) {
      if (item instanceof GameFileItem.UnreadableGame) {
        broken++;
      } else {
        readable++;
      }
      if (listed.size() < MAX_LISTED) {
        listed.add(ArchiveRoutes.json(item));
      }
    }

    RecordListJson json() {
      return new RecordListJson(format, readable, broken, listed);
    }
  }

  private static ListedRecordJson json(GameFileItem item) {
    return switch (item) {
      case GameFileItem.UnreadableGame broken ->
          ListedRecordJson.broken(broken.number(), broken.line(), broken.detail());
      case GameFileItem.Found found ->
          ListedRecordJson.readable(found.number(), found.line(), found.game());
    };
  }
}
