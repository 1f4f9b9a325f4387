package dev.secateur.server.web;

import dev.secateur.core.Games;
import dev.secateur.engine.Evaluators;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.Database;
import dev.secateur.server.archive.SettingsArchive;
import dev.secateur.server.play.Problem;
import dev.secateur.server.web.json.CatalogueJson;
import dev.secateur.server.web.json.HealthJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Objects;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/// The service itself: what there is, settings, health, metrics, its own description.
final class ServiceRoutes {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final int LONGEST_SETTINGS = 50_000;

  private final CatalogueJson catalogue;
  private final Database database;
  private final SettingsArchive settings;
  private final Metrics metrics;
  private final String version;

  ServiceRoutes(
      Games games,
      Evaluators evaluators,
      ServiceLimits limits,
      Database database,
      Metrics metrics,
      String version) {
    catalogue = CatalogueJson.of(games, evaluators, limits);
    this.database = database;
    settings = new SettingsArchive(database);
    this.metrics = metrics;
    this.version = version;
  }

  void register(RoutesConfig routes) {
    routes.get("/api/v1/catalogue", request -> Answers.json(request, catalogue));
    routes.get("/api/v1/settings", this::readSettings);
    routes.put("/api/v1/settings", this::writeSettings);
    routes.get("/api/v1/health", this::health);
    routes.get(
        "/api/v1/metrics",
        request -> {
          request.result(metrics.text());
          request.contentType("text/plain; version=0.0.4; charset=utf-8");
        });
    routes.get(
        "/api/v1/openapi.yaml",
        request -> {
          request.result(resource("/api/openapi.yaml"));
          request.contentType("application/yaml; charset=utf-8");
        });
    routes.get("/api/docs", request -> request.html(resource("/api/docs.html")));
    routes.get(
        "/api/docs/start.js",
        request -> {
          request.result(resource("/api/docs.js"));
          request.contentType("text/javascript; charset=utf-8");
        });
  }

  private void readSettings(Context request) {
    request.result(settings.find(Guard.clientOf(request)).orElse("{}"));
    request.contentType("application/json");
  }

  private void writeSettings(Context request) {
    var text = request.body();
    boolean isObject;
    try {
      isObject = JSON.readTree(text).isObject();
    } catch (JacksonException broken) {
      isObject = false;
    }
    if (!isObject || text.length() > LONGEST_SETTINGS) {
      throw Problem.badRequest(
          "the settings are not valid: expected a JSON object of at most %d characters"
              .formatted(LONGEST_SETTINGS));
    }
    settings.put(Guard.clientOf(request), text, Instant.now());
    request.status(204);
  }

  private void health(Context request) {
    if (!database.isAlive()) {
      throw Problem.unavailable("the database does not answer: check that it runs");
    }
    Answers.json(request, new HealthJson("up", version));
  }

  static String resource(String name) {
    try (var stream = Objects.requireNonNull(ServiceRoutes.class.getResourceAsStream(name), name)) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
