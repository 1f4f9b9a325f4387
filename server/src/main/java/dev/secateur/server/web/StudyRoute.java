package dev.secateur.server.web;

import dev.secateur.core.Game;
import dev.secateur.core.SearchOption;
import dev.secateur.server.analysis.GameReview;
import dev.secateur.server.analysis.PositionStudy;
import dev.secateur.server.analysis.SearchRace;
import dev.secateur.server.analysis.Study;
import dev.secateur.server.analysis.StudyListener;
import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.ReviewArchive;
import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.PlayerSettings;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.websocket.api.Callback;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/// The WebSocket on which a page studies a game: it says what is to be worked out, and what is
/// found arrives as it comes. A page has one study at a time; closing the page ends it.
final class StudyRoute {

  private static final JsonMapper JSON = JsonMapper.builder().build();
  private static final String DESK = "desk";
  private static final int GONE = 4404;
  private static final int BROKEN = 4400;
  private static final int PING_SECONDS = 20;
  private static final int MAX_LINES = 5;
  private static final int MAX_REVIEW_MILLIS = 10_000;
  private static final Set<String> FIELDS =
      Set.of("type", "request", "node", "lines", "timeMs", "depth", "player", "players");

  private final Rooms rooms;
  private final ReviewArchive reviews;
  private final Guard guard;

  StudyRoute(Rooms rooms, ReviewArchive reviews, Guard guard) {
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
            context.attribute(DESK, new Desk(context, id));
          } catch (Problem problem) {
            context.closeSession(GONE, problem.detail());
          }
        });
    socket.onMessage(
        context -> {
          Desk desk = context.attribute(DESK);
          if (desk != null) {
            desk.receive(context.message());
          }
        });
    socket.onBinaryMessage(context -> context.closeSession(BROKEN, "bytes: expected text"));
    socket.onClose(
        context -> {
          Desk desk = context.attribute(DESK);
          if (desk != null) {
            desk.clear();
          }
        });
  }

  /// One page with what is being worked out for it.
  private final class Desk {

    private final WsContext context;
    private final String id;
    private final String client;
    private @Nullable Study study;

    Desk(WsContext context, String id) {
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
      int request = 0;
      try {
        var body = Body.of(message, FIELDS);
        var given = body.optionalInteger("request", 0, Integer.MAX_VALUE);
        request = given == null ? 0 : given;
        obey(body, request);
      } catch (Problem problem) {
        send(request, "problem", Map.of("problem", Problems.view(problem)));
      }
    }

    private void obey(Body body, int request) {
      switch (body.text("type", 20)) {
        case "ping" -> send(request, "pong", Map.of());
        case "stop" -> clear();
        case "analyse" -> begin(rooms.with(id, room -> analysis(room, body, request)));
        case "review" -> begin(rooms.with(id, room -> review(room, body, request)));
        case "race" -> begin(rooms.with(id, room -> race(room, body, request)));
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

    private Study analysis(GameRoom room, Body body, int request) {
      int node = node(room, body);
      var lines = body.optionalInteger("lines", 0, MAX_LINES);
      return new PositionStudy(
          rooms.around(),
          room,
          client,
          new Page(this, room, request, node),
          node,
          player(room.game(), body),
          lines == null ? 1 : lines,
          millis(body, longest()));
    }

    private Study review(GameRoom room, Body body, int request) {
      int node = node(room, body);
      return new GameReview(
          rooms.around(),
          room,
          client,
          new Page(this, room, request, node),
          reviews,
          node,
          player(room.game(), body),
          millis(body, MAX_REVIEW_MILLIS));
    }

    private Study race(GameRoom room, Body body, int request) {
      int node = node(room, body);
      var players = PlayerBody.pair(body);
      players.forEach(player -> check(room.game(), player));
      var depth = body.optionalInteger("depth", 1, rooms.around().limits().search().depth());
      return new SearchRace(
          rooms.around(),
          room,
          client,
          new Page(this, room, request, node),
          node,
          players,
          millis(body, longest()),
          depth == null ? 0 : depth);
    }

    private static int node(GameRoom room, Body body) {
      int node = body.integer("node", 0, Integer.MAX_VALUE);
      room.node(node);
      return node;
    }

    private int longest() {
      return Math.toIntExact(rooms.around().limits().search().millis());
    }

    private static long millis(Body body, int most) {
      return body.integer("timeMs", 1, most);
    }

    private Player player(Game game, Body body) {
      var player = body.has("player") ? PlayerBody.player(body.node("player")) : null;
      if (player == null) {
        return StudyRoutes.STANDARD;
      }
      check(game, player);
      return player;
    }

    /// Refuses before anything begins what would have to be refused later.
    private void check(Game game, Player player) {
      if (player.kind() != Player.Kind.custom) {
        throw Problem.unprocessable(
            "bad-setting",
            "a player of a study has kind %s: expected custom".formatted(player.kind()));
      }
      var around = rooms.around();
      var settings = PlayerSettings.settings(game, player, around.evaluators(), around.limits());
      int threads = settings.options().number(SearchOption.THREADS);
      int most = around.limits().threads().analyses();
      if (threads > most) {
        throw Problem.unprocessable(
            "bad-setting",
            "threads=%d is more than this server gives: expected %d at most"
                .formatted(threads, most));
      }
    }

    /// Does not wait for the page: a slow one must not hold up the search.
    void send(int request, String type, Map<String, ?> content) {
      if (context.session.isOpen()) {
        Map<String, Object> message = new LinkedHashMap<>();
        message.put("type", type);
        message.put("request", request);
        message.putAll(content);
        context.session.sendText(
            JSON.writeValueAsString(message),
            Callback.from(() -> {}, _ -> context.session.disconnect()));
      }
    }
  }

  /// What is found, on its way to the page.
  private final class Page implements StudyListener {

    private final Desk desk;
    private final GameRoom room;
    private final int request;
    private final int node;

    Page(Desk desk, GameRoom room, int request, int node) {
      this.desk = desk;
      this.room = room;
      this.request = request;
      this.node = node;
    }

    @Override
    public void found(Finding finding) {
      desk.send(
          request, "analysis", Map.of("analysis", StudyView.finding(room.game(), node, finding)));
    }

    @Override
    public void raced(int which, Finding finding) {
      desk.send(
          request,
          "race",
          Map.of("which", which, "analysis", StudyView.finding(room.game(), node, finding)));
    }

    /// With a position, the move from it can be weighed too.
    @Override
    public void judged(int judged, int done, int of) {
      var known = reviews.find(desk.id);
      var line = room.lineTo(node);
      int at = line.indexOf(judged);
      var views =
          line.subList(at, Math.min(line.size(), at + 2)).stream()
              .map(each -> StudyRoutes.judged(room, each, known))
              .filter(Objects::nonNull)
              .toList();
      desk.send(request, "review", Map.of("done", done, "of", of, "nodes", views));
    }

    @Override
    public void ended() {
      desk.send(request, "ended", Map.of());
    }

    @Override
    public void problem(Problem problem) {
      desk.send(request, "problem", Map.of("problem", Problems.view(problem)));
    }
  }
}
