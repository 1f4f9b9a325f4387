package dev.secateur.server.web;

import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.GameArchive;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import tools.jackson.core.JacksonException;

/// All games as one file, and back.
final class ArchiveRoutes {

  private static final int MOST_REPORTED = 100;

  private final Games games;
  private final GameArchive archive;
  private final Rooms rooms;
  private final Guard guard;
  private final ServiceLimits limits;

  ArchiveRoutes(Games games, GameArchive archive, Rooms rooms, Guard guard, ServiceLimits limits) {
    this.games = games;
    this.archive = archive;
    this.rooms = rooms;
    this.guard = guard;
    this.limits = limits;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/v1/archive", this::export);
    routes.post("/api/v1/archive", this::read);
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

  private void read(Context request) throws IOException {
    var report = new Report();
    var stream = new LimitedStream(request.bodyInputStream(), limits.sizes().importBytes());
    try (var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      int number = 0;
      for (var line = reader.readLine(); line != null; line = reader.readLine()) {
        number++;
        if (!line.isBlank()) {
          report.add(number, line);
        }
      }
    } catch (LimitedStream.TooLong tooLong) {
      throw Problem.tooLarge(
          "the file is too large: expected %d bytes at most, and %d games were read before that"
              .formatted(limits.sizes().importBytes(), report.added));
    }
    request.json(report.view());
  }

  /// What became of each line.
  private final class Report {

    private int added;
    private int known;
    private final ArrayList<Map<String, Object>> broken = new ArrayList<>();

    void add(int number, String line) {
      try {
        keep(ArchivedGame.read(line, games));
      } catch (Problem problem) {
        tell(number, problem.detail());
      } catch (NotationException problem) {
        tell(number, problem.error().message());
      } catch (JacksonException problem) {
        tell(number, "it is not a game of an archive: expected a line of an exported file");
      }
    }

    private void tell(int number, String detail) {
      if (broken.size() < MOST_REPORTED) {
        broken.add(Map.of("line", number, "detail", detail));
      }
    }

    private void keep(StoredGame game) {
      rooms.check(game);
      var here = archive.find(game.id());
      if (here.isPresent() && here.get().nodes().equals(game.nodes())) {
        known++;
        return;
      }
      archive.add(archive.isTaken(game.id()) ? game.as(guard.newId()) : game);
      added++;
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
