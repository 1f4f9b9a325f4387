package dev.secateur.server.web;

import dev.secateur.core.Games;
import dev.secateur.engine.Evaluators;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.Database;
import dev.secateur.server.archive.GameArchive;
import dev.secateur.server.archive.PositionIndex;
import dev.secateur.server.archive.ReviewArchive;
import dev.secateur.server.lab.Ablations;
import dev.secateur.server.lab.LabLimits;
import dev.secateur.server.lab.Matches;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.play.SearchScheduler;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.util.JavalinBindException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The running service.
public final class WebServer implements AutoCloseable {

  private static final int LONGEST_FRAME = 8 * 1024;
  private static final int IDLE_MINUTES = 2;

  /// The addresses of pages. All get the same document; its script decides what to show.
  private static final List<String> PAGES =
      List.of(
          "/",
          "/play/{id}",
          "/analyse",
          "/analyse/{id}",
          "/games",
          "/openings",
          "/trees",
          "/learn",
          "/learn/{id}",
          "/lab",
          "/lab/{id}",
          "/settings",
          "/about");

  private final Database database;
  private final Rooms rooms;
  private final Guard guard;
  private final ServiceLimits limits;
  private final Metrics metrics;
  private final GameRoutes gameRoutes;
  private final ArchiveRoutes archiveRoutes;
  private final PositionRoutes positionRoutes;
  private final PositionIndex index;
  private final TreeRoutes treeRoutes;
  private final ServiceRoutes serviceRoutes;
  private final GameSocket gameSocket;
  private final StudyRoutes studyRoutes;
  private final StudySocket studySocket;
  private final Matches matches;
  private final Ablations ablations;
  private final MatchRoutes matchRoutes;
  private final AblationRoutes ablationRoutes;
  private final LabSocket labSocket;
  private final PageFiles pageFiles = new PageFiles();
  private @Nullable Javalin running;

  /// @param host the name or address to listen on; none for this machine only
  /// @param engines who may play in matches
  /// @param data where the matches are kept
  public WebServer(
      Games games,
      Evaluators evaluators,
      Database database,
      ServiceLimits limits,
      @Nullable String host,
      String version,
      Contestants engines,
      Path data) {
    this.database = database;
    this.limits = limits;
    guard = new Guard(host);
    var archive = new GameArchive(database);
    archive.purge(Instant.now());
    var scheduler = new SearchScheduler(limits);
    rooms =
        new Rooms(
            games, evaluators, archive, scheduler, LabLimits.forGames(limits), new LiveMessages());
    gameSocket = new GameSocket(rooms, guard);
    var reviews = new ReviewArchive(database);
    studyRoutes = new StudyRoutes(rooms, reviews);
    studySocket = new StudySocket(rooms, reviews, guard);
    index = new PositionIndex(database, archive, games);
    index.start();
    gameRoutes = new GameRoutes(games, rooms, archive, index, guard);
    archiveRoutes = new ArchiveRoutes(games, archive, rooms, index, guard, limits);
    metrics = new Metrics(scheduler, rooms, archive, archiveRoutes::imports, gameSocket::open);
    positionRoutes = new PositionRoutes(games, index);
    treeRoutes = new TreeRoutes(new TreeSources(games, evaluators), scheduler);
    serviceRoutes = new ServiceRoutes(games, evaluators, limits, database, metrics, version);
    var labLimits = LabLimits.of(limits);
    matches = new Matches(data.resolve("matches"), games, engines, scheduler, labLimits);
    ablations = new Ablations(scheduler, labLimits);
    var newMatch = new NewMatch(games, engines, rooms, labLimits);
    matchRoutes =
        new MatchRoutes(matches, newMatch, engines, labLimits, archive, rooms, guard, version);
    ablationRoutes = new AblationRoutes(games, ablations, guard);
    labSocket = new LabSocket(matches, ablations, guard);
  }

  private void configure(JavalinConfig config) {
    config.concurrency.useVirtualThreads = true;
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.http.maxRequestSize = limits.sizes().requestBytes();
    config.http.prefer405over404 = true;
    config.jetty.modifyWebSocketServletFactory(
        factory -> {
          factory.setMaxTextMessageSize(LONGEST_FRAME);
          factory.setMaxBinaryMessageSize(LONGEST_FRAME);
          factory.setIdleTimeout(Duration.ofMinutes(IDLE_MINUTES));
        });
    config.jetty.modifyHttpConfiguration(http -> http.setSendServerVersion(false));
    pageFiles.register(config);
    config.routes.before(this::before);
    config.routes.after(answer -> metrics.requestDone(answer.statusCode()));
    PAGES.forEach(path -> config.routes.get(path, this::servePage));
    gameRoutes.register(config.routes);
    archiveRoutes.register(config.routes);
    positionRoutes.register(config.routes);
    treeRoutes.register(config.routes);
    serviceRoutes.register(config.routes);
    gameSocket.register(config.routes);
    studyRoutes.register(config.routes);
    studySocket.register(config.routes);
    matchRoutes.register(config.routes);
    ablationRoutes.register(config.routes);
    labSocket.register(config.routes);
    Problems.register(config.routes);
    config.routes.error(404, this::explainMissingPage);
  }

  /// A person with a wrong address gets the page, which says so in their language.
  private void explainMissingPage(Context request) {
    var accepted = request.header("Accept");
    boolean isPerson = accepted != null && accepted.contains("text/html");
    if (isPerson && !request.path().startsWith("/api/")) {
      servePage(request);
    }
  }

  private void before(Context request) {
    guard.check(request);
    var nonce = guard.newId();
    request.attribute("nonce", nonce);
    Guard.setHeaders(request, nonce);
    if (request.path().startsWith("/api/v1/")) {
      request.header("Cache-Control", "no-store");
    }
  }

  private void servePage(Context request) {
    String nonce = request.attribute("nonce");
    request.html(pageFiles.document(String.valueOf(nonce)));
    request.header("Cache-Control", "no-store");
  }

  /// Starts to listen.
  ///
  /// @param port 0 for any that is free
  /// @return the port
  /// @throws PortTaken if another program listens there
  public int start(String address, int port) {
    // A server that could not start cannot be started again.
    var javalin = Javalin.create(this::configure);
    try {
      running = javalin.start(address, port);
      return running.port();
    } catch (JavalinBindException taken) {
      throw new PortTaken(taken);
    }
  }

  /// Thrown where the port is in use or may not be used.
  public static final class PortTaken extends RuntimeException {
    private static final long serialVersionUID = 1L;

    PortTaken(Throwable cause) {
      super(cause);
    }
  }

  @Override
  public void close() {
    ablations.close();
    matches.close();
    rooms.close();
    if (running != null) {
      running.stop();
    }
    index.close();
    database.close();
  }
}
