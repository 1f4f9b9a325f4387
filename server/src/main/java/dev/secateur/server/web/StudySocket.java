package dev.secateur.server.web;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.Game;
import dev.secateur.core.SearchOption;
import dev.secateur.server.analysis.GameReview;
import dev.secateur.server.analysis.PositionStudy;
import dev.secateur.server.analysis.SearchRace;
import dev.secateur.server.analysis.Study;
import dev.secateur.server.analysis.StudyListener;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.archive.ReviewArchive;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.PlayerSettings;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.web.json.AnalysisJson;
import dev.secateur.server.web.json.JsonText;
import dev.secateur.server.web.json.ProblemJson;
import dev.secateur.server.web.json.StudyMessage;
import dev.secateur.server.web.json.StudyMessage.AnalysisMessage;
import dev.secateur.server.web.json.StudyMessage.EndedMessage;
import dev.secateur.server.web.json.StudyMessage.RaceMessage;
import dev.secateur.server.web.json.StudyMessage.ReviewMessage;
import dev.secateur.server.web.json.StudyMessage.StudyPongMessage;
import dev.secateur.server.web.json.StudyMessage.StudyProblemMessage;
import dev.secateur.server.web.request.PlayerRequest;
import dev.secateur.server.web.request.RequestReader;
import dev.secateur.server.web.request.StudyRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;

/// The WebSocket of the analysis page: the page sends requests, and results arrive as they are
/// found. A page has one study at a time; closing the page ends it.
final class StudySocket {

  private static final String STUDY = "study";
  private static final int GONE = 4404;
  private static final int BROKEN = 4400;
  private static final int PING_SECONDS = 20;
  private static final int MAX_REVIEW_MILLIS = 10_000;

  private final Rooms rooms;
  private final ReviewArchive reviews;
  private final Guard guard;

  StudySocket(Rooms rooms, ReviewArchive reviews, Guard guard) {
    this.rooms = rooms;
    this.reviews = reviews;
    this.guard = guard;
  }

  void register(RoutesConfig routes) {
    routes.wsBeforeUpgrade("/api/v1/games/{id}/study", guard::check);
    routes.ws("/api/v1/games/{id}/study", this::configure);
  }

  private void configure(WsConfig socket) {
    socket.onConnect(
        context -> {
          context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
          try {
            var id = context.pathParam("id");
            rooms.with(id, GameRoom::game);
            context.attribute(STUDY, new StudyPage(context, id));
          } catch (Problem problem) {
            context.closeSession(GONE, problem.detail());
          }
        });
    socket.onMessage(
        context -> {
          StudyPage page = context.attribute(STUDY);
          if (page != null) {
            page.receive(context.message());
          }
        });
    socket.onBinaryMessage(context -> context.closeSession(BROKEN, "bytes: expected text"));
    socket.onClose(
        context -> {
          StudyPage page = context.attribute(STUDY);
          if (page != null) {
            page.clear();
          }
        });
  }

  /// A page and its study.
  private final class StudyPage {

    private final WsContext context;
    private final String id;
    private final String client;

    @GuardedBy("this")
    private @Nullable Study study;

    StudyPage(WsContext context, String id) {
      this.context = context;
      this.id = id;
      var cookie = context.cookie("secateur-client");
      client = cookie == null ? "" : cookie;
    }

    synchronized void clear() {
      if (study != null) {
        study.stop();
        study = null;
      }
    }

    void receive(String message) {
      int number = 0;
      try {
        var json = RequestReader.parse(message);
        // Read first, so that a problem with another field carries the number too.
        number = json.path("request").asInt(0);
        answer(RequestReader.read(json, StudyRequest.class), number);
      } catch (Problem problem) {
        send(new StudyProblemMessage(number, ProblemJson.of(problem)));
      }
    }

    private void answer(StudyRequest asked, int number) {
      switch (asked.type()) {
        case "ping" -> send(new StudyPongMessage(number));
        case "stop" -> clear();
        case "analyse" -> begin(rooms.with(id, room -> analysis(room, asked, number)));
        case "review" -> begin(rooms.with(id, room -> review(room, asked, number)));
        case "race" -> begin(rooms.with(id, room -> race(room, asked, number)));
        default ->
            throw Problem.badRequest(
                "the type is unknown: expected analyse, review, race, stop or ping");
      }
    }

    private synchronized void begin(Study next) {
      clear();
      study = next;
      next.start();
    }

    private Study analysis(GameRoom room, StudyRequest asked, int number) {
      int node = node(room, asked);
      return new PositionStudy(
          rooms.services(),
          room,
          client,
          new PageReport(this, room, number, node),
          node,
          search(room.game(), asked),
          asked.lines() == null ? 1 : asked.lines(),
          asked.requiredMillis(longest()));
    }

    private Study review(GameRoom room, StudyRequest asked, int number) {
      int node = node(room, asked);
      return new GameReview(
          rooms.services(),
          room,
          client,
          new PageReport(this, room, number, node),
          reviews,
          node,
          search(room.game(), asked),
          asked.requiredMillis(MAX_REVIEW_MILLIS));
    }

    private Study race(GameRoom room, StudyRequest asked, int number) {
      int node = node(room, asked);
      var searches =
          asked.requiredPlayers().stream().map(player -> checked(room.game(), player)).toList();
      return new SearchRace(
          rooms.services(),
          room,
          client,
          new PageReport(this, room, number, node),
          node,
          searches,
          asked.requiredMillis(longest()),
          asked.depthUpTo(rooms.services().limits().search().depth()));
    }

    private static int node(GameRoom room, StudyRequest asked) {
      int node = asked.requiredNode();
      room.node(node);
      return node;
    }

    private int longest() {
      return Math.toIntExact(rooms.services().limits().search().millis());
    }

    private CustomSearch search(Game game, StudyRequest asked) {
      if (asked.player() == null) {
        return StudyRoutes.STANDARD;
      }
      return checked(game, asked.player());
    }

    /// Checks the settings before the study starts.
    private CustomSearch checked(Game game, PlayerRequest player) {
      if (!(player.toPlayer() instanceof CustomSearch search)) {
        throw Problem.unprocessable(
            "bad-setting",
            "a player of a study has kind %s: expected custom".formatted(player.kind()));
      }
      var services = rooms.services();
      var settings =
          PlayerSettings.settings(game, search, services.evaluators(), services.limits());
      int threads = settings.options().number(SearchOption.THREADS);
      int most = services.limits().threads().analyses();
      if (threads > most) {
        throw Problem.unprocessable(
            "bad-setting",
            "threads=%d is more than this server gives: expected %d at most"
                .formatted(threads, most));
      }
      return search;
    }

    /// Does not wait for the page: a slow one must not hold up the search.
    void send(StudyMessage message) {
      if (context.session.isOpen()) {
        context.session.sendText(
            JsonText.of(message), Callback.from(() -> {}, _ -> context.session.disconnect()));
      }
    }
  }

  /// Sends the results of a study to its page.
  private final class PageReport implements StudyListener {

    private final StudyPage page;
    private final GameRoom room;
    private final int number;
    private final int node;

    PageReport(StudyPage page, GameRoom room, int number, int node) {
      this.page = page;
      this.room = room;
      this.number = number;
      this.node = node;
    }

    @Override
    public void found(StudyProgress progress) {
      page.send(new AnalysisMessage(number, AnalysisJson.of(room.game(), node, progress)));
    }

    @Override
    public void raced(int which, StudyProgress progress) {
      page.send(new RaceMessage(number, which, AnalysisJson.of(room.game(), node, progress)));
    }

    /// A reviewed position also completes the review of the move after it.
    @Override
    public void judged(int judged, int done, int of) {
      var known = reviews.find(page.id);
      var line = room.lineTo(node);
      int at = line.indexOf(judged);
      var nodes = line.subList(at, Math.min(line.size(), at + 2));
      page.send(new ReviewMessage(number, done, of, StudyRoutes.reviewed(room, nodes, known)));
    }

    @Override
    public void ended() {
      page.send(new EndedMessage(number));
    }

    @Override
    public void problem(Problem problem) {
      page.send(new StudyProblemMessage(number, ProblemJson.of(problem)));
    }
  }
}
