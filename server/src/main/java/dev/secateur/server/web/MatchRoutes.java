package dev.secateur.server.web;

import dev.secateur.protocol.client.Contestants;
import dev.secateur.records.RecordJson;
import dev.secateur.server.archive.GameArchive;
import dev.secateur.server.lab.LabLimits;
import dev.secateur.server.lab.Matches;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.web.json.GameJson.StoredIdJson;
import dev.secateur.server.web.json.MatchJson;
import dev.secateur.server.web.json.MatchJson.MatchGamesJson;
import dev.secateur.server.web.json.MatchJson.MatchListJson;
import dev.secateur.server.web.request.NewMatchRequest;
import dev.secateur.server.web.request.RequestReader;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Matches: start, watch, stop, resume, export.
final class MatchRoutes {

  private static final DateTimeFormatter STAMP =
      DateTimeFormatter.ofPattern("uuuuMMdd-HHmmss", Locale.ROOT).withZone(ZoneOffset.UTC);
  private static final int STANDARD_PAGE = 100;
  private static final int LARGEST_PAGE = 1_000;
  private static final int ID_BYTES = 16;

  private final Matches matches;
  private final NewMatch newMatch;
  private final Contestants engines;
  private final LabLimits limits;
  private final GameArchive archive;
  private final Rooms rooms;
  private final Guard guard;
  private final String version;

  MatchRoutes(
      Matches matches,
      NewMatch newMatch,
      Contestants engines,
      LabLimits limits,
      GameArchive archive,
      Rooms rooms,
      Guard guard,
      String version) {
    this.matches = matches;
    this.newMatch = newMatch;
    this.engines = engines;
    this.limits = limits;
    this.archive = archive;
    this.rooms = rooms;
    this.guard = guard;
    this.version = version;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/v1/matches", this::list);
    routes.post("/api/v1/matches", this::create);
    routes.get("/api/v1/matches/{id}", this::show);
    routes.delete("/api/v1/matches/{id}", this::delete);
    routes.post("/api/v1/matches/{id}/restoration", this::restore);
    routes.post("/api/v1/matches/{id}/stop", this::stop);
    routes.post("/api/v1/matches/{id}/resume", this::resume);
    routes.get("/api/v1/matches/{id}/games", this::games);
    routes.get("/api/v1/matches/{id}/games/{number}", this::game);
    routes.post("/api/v1/matches/{id}/games/{number}/copy", this::copy);
    routes.get("/api/v1/matches/{id}/record", this::record);
    routes.get("/api/v1/matches/{id}/report", this::report);
  }

  private void list(Context request) {
    var all = matches.all();
    boolean owner = Owner.asks(request);
    List<String> names = owner ? engines.definedNames() : List.of();
    Answers.json(request, MatchListJson.fromListing(all, owner, names, limits));
  }

  private void create(Context request) {
    var id =
        STAMP.format(Instant.now()) + "-" + guard.newId().replaceAll("[-_]", "").substring(0, 4);
    var asked = RequestReader.read(request.body(), NewMatchRequest.class);
    var match = matches.start(newMatch.setup(asked, id, Owner.asks(request)));
    request.status(201);
    request.header("Location", "/api/v1/matches/" + match.id());
    Answers.json(request, MatchJson.full(match));
  }

  private void show(Context request) {
    Answers.json(request, MatchJson.full(matches.find(request.pathParam("id"))));
  }

  private void delete(Context request) {
    matches.delete(request.pathParam("id"));
    request.status(204);
  }

  private void restore(Context request) {
    Answers.json(request, MatchJson.full(matches.restore(request.pathParam("id"))));
  }

  private void stop(Context request) {
    Answers.json(request, MatchJson.full(matches.stop(request.pathParam("id"))));
  }

  private void resume(Context request) {
    Answers.json(
        request, MatchJson.full(matches.resume(request.pathParam("id"), Owner.asks(request))));
  }

  private void games(Context request) {
    var lines = matches.lines(request.pathParam("id"));
    int from = number(request, "from", 1, 1, Integer.MAX_VALUE);
    int limit = number(request, "limit", STANDARD_PAGE, 1, LARGEST_PAGE);
    Answers.json(request, MatchGamesJson.page(lines, from - 1, limit));
  }

  private static int number(Context request, String name, int otherwise, int least, int most) {
    var text = Optional.ofNullable(request.queryParam(name)).orElse(Integer.toString(otherwise));
    if (!text.matches("[0-9]{1,9}")
        || Integer.parseInt(text) < least
        || Integer.parseInt(text) > most) {
      throw Problem.badRequest(
          "%s is not in range: expected a number from %d to %d".formatted(name, least, most));
    }
    return Integer.parseInt(text);
  }

  private static int gameNumber(Context request) {
    var text = request.pathParam("number");
    if (!text.matches("[0-9]{1,7}")) {
      throw Problem.badRequest("the game is not a number: expected 1 or more");
    }
    return Integer.parseInt(text);
  }

  private void game(Context request) {
    var game = matches.game(request.pathParam("id"), gameNumber(request));
    request.result(RecordJson.write(game.record()) + "\n");
    request.contentType("application/json; charset=utf-8");
  }

  /// Copies a game into the archive. A second request finds the same copy.
  private void copy(Context request) {
    int number = gameNumber(request);
    var game = matches.game(request.pathParam("id"), number);
    var id = idOf(matches.find(request.pathParam("id")).setup().id() + "/" + number);
    if (archive.find(id).isEmpty()) {
      var stored = StoredRecord.read(game.record(), archive.isTaken(id) ? guard.newId() : id);
      rooms.check(stored);
      archive.add(stored);
      id = stored.id();
    }
    Answers.json(request, new StoredIdJson(id));
  }

  private static String idOf(String text) {
    try {
      var hash = MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
      return Base64.getUrlEncoder().withoutPadding().encodeToString(Arrays.copyOf(hash, ID_BYTES));
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private void record(Context request) throws IOException {
    var file = matches.file(request.pathParam("id"));
    attach(request, "application/x-ndjson; charset=utf-8", "jsonl");
    // Copied as it is read: a match may be larger than the memory.
    Files.copy(file, request.outputStream());
  }

  private void report(Context request) {
    var page = matches.report(request.pathParam("id"), version);
    attach(request, "text/html; charset=utf-8", "html");
    request.result(page);
  }

  /// As a download: inside the app the policy would not allow its style sheet.
  private static void attach(Context answer, String type, String kind) {
    answer.contentType(type);
    answer.header(
        "Content-Disposition",
        "attachment; filename=\"%s.%s\"".formatted(answer.pathParam("id"), kind));
  }
}
