package dev.secateur.server.web;

import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.GameSnapshot;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.RoomListener;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.play.SearchProgress;
import dev.secateur.server.web.json.GameJson;
import dev.secateur.server.web.json.JsonText;
import dev.secateur.server.web.json.ProblemJson;
import dev.secateur.server.web.json.ServerMessage;
import dev.secateur.server.web.json.ServerMessage.GameMessage;
import dev.secateur.server.web.json.ServerMessage.PongMessage;
import dev.secateur.server.web.json.ServerMessage.ProblemMessage;
import dev.secateur.server.web.json.ServerMessage.ThinkingMessage;
import dev.secateur.server.web.json.ServerMessage.ThoughtMessage;
import dev.secateur.server.web.json.ThinkingJson;
import dev.secateur.server.web.request.PingRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;

/// The WebSocket on which everything that happens in a game arrives.
final class LiveRoute {

  private static final String LISTENER = "listener";
  static final int GONE = 4404;
  static final int BROKEN = 4400;
  static final int PING_SECONDS = 20;

  private final Rooms rooms;
  private final Guard guard;
  private final AtomicInteger open = new AtomicInteger();

  LiveRoute(Rooms rooms, Guard guard) {
    this.rooms = rooms;
    this.guard = guard;
  }

  int open() {
    return open.get();
  }

  void register(RoutesConfig routes) {
    routes.wsBeforeUpgrade("/api/v1/games/{id}/live", guard::check);
    routes.ws("/api/v1/games/{id}/live", this::configure);
  }

  private void configure(WsConfig socket) {
    socket.onConnect(
        context -> {
          open.incrementAndGet();
          context.enableAutomaticPings(PING_SECONDS, TimeUnit.SECONDS);
          try {
            rooms.with(context.pathParam("id"), room -> enter(context, room));
          } catch (Problem problem) {
            context.closeSession(GONE, problem.detail());
          }
        });
    socket.onMessage(LiveRoute::receive);
    socket.onBinaryMessage(
        context -> context.closeSession(BROKEN, "bytes: expected " + PingRequest.EXPECTED));
    socket.onClose(
        context -> {
          open.decrementAndGet();
          Listener listener = context.attribute(LISTENER);
          if (listener != null) {
            listener.room.remove(listener);
          }
        });
  }

  private static GameRoom enter(WsContext context, GameRoom room) {
    var client = context.cookie("secateur-client");
    var listener = new Listener(context, room, client == null ? "" : client);
    context.attribute(LISTENER, listener);
    room.add(listener);
    return room;
  }

  static void receive(WsMessageContext context) {
    try {
      PingRequest.check(context.message());
      send(context, new PongMessage());
    } catch (Problem problem) {
      send(context, new ProblemMessage(ProblemJson.of(problem)));
    }
  }

  /// Does not wait for the page: a slow one must not hold up the game. One that missed something
  /// has to come back and look anew.
  static void send(WsContext context, ServerMessage message) {
    if (context.session.isOpen()) {
      context.session.sendText(
          JsonText.of(message), Callback.from(() -> {}, _ -> context.session.disconnect()));
    }
  }

  /// A page that looks at a game.
  private static final class Listener implements RoomListener {

    private final WsContext context;
    private final GameRoom room;
    private final String client;

    Listener(WsContext context, GameRoom room, String client) {
      this.context = context;
      this.room = room;
      this.client = client;
    }

    @Override
    public String client() {
      return client;
    }

    @Override
    public void changed(GameSnapshot snapshot) {
      send(new GameMessage(GameJson.of(snapshot)));
    }

    @Override
    public void thinking(SearchProgress progress, boolean finished) {
      var thinking = ThinkingJson.of(room.game(), progress);
      send(finished ? new ThoughtMessage(thinking) : new ThinkingMessage(thinking));
    }

    @Override
    public void problem(Problem problem) {
      send(new ProblemMessage(ProblemJson.of(problem)));
    }

    private void send(ServerMessage message) {
      LiveRoute.send(context, message);
    }

    @Override
    public void close() {
      context.closeSession(GONE, "the game is gone");
    }
  }
}
