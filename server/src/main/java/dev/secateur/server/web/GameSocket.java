package dev.secateur.server.web;

import dev.secateur.server.play.GameRoom;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.RoomListener;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.web.json.JsonText;
import dev.secateur.server.web.json.ProblemJson;
import dev.secateur.server.web.json.ServerMessage;
import dev.secateur.server.web.json.ServerMessage.PongMessage;
import dev.secateur.server.web.json.ServerMessage.ProblemMessage;
import dev.secateur.server.web.request.PingRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import io.javalin.websocket.WsMessageContext;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jetty.websocket.api.Callback;

/// The WebSocket on which everything that happens in a game arrives.
final class GameSocket {

  private static final String PAGE = "page";
  static final int GONE = 4404;
  static final int BROKEN = 4400;
  static final int PING_SECONDS = 20;

  private final Rooms rooms;
  private final Guard guard;
  private final AtomicInteger open = new AtomicInteger();

  GameSocket(Rooms rooms, Guard guard) {
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
    socket.onMessage(GameSocket::receive);
    socket.onBinaryMessage(
        context -> context.closeSession(BROKEN, "bytes: expected " + PingRequest.EXPECTED));
    socket.onClose(
        context -> {
          open.decrementAndGet();
          GamePage page = context.attribute(PAGE);
          if (page != null) {
            page.room.remove(page);
          }
        });
  }

  private static GameRoom enter(WsContext context, GameRoom room) {
    var client = context.cookie("secateur-client");
    var page = new GamePage(context, room, client == null ? "" : client);
    context.attribute(PAGE, page);
    room.add(page);
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

  static void send(WsContext context, ServerMessage message) {
    send(context, JsonText.of(message));
  }

  /// Does not wait for the page, because a slow one must not hold up the game. A page that missed
  /// something is disconnected; it connects again and gets the whole game.
  private static void send(WsContext context, String message) {
    if (context.session.isOpen()) {
      context.session.sendText(message, Callback.from(() -> {}, _ -> context.session.disconnect()));
    }
  }

  /// A page that watches a game.
  private record GamePage(WsContext context, GameRoom room, String client) implements RoomListener {

    @Override
    public void send(String message) {
      GameSocket.send(context, message);
    }

    @Override
    public void close() {
      context.closeSession(GONE, "the game is gone");
    }
  }
}
