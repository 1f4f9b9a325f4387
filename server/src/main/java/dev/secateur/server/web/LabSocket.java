package dev.secateur.server.web;

import dev.secateur.lab.match.EloHistory;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.server.lab.AblationRun;
import dev.secateur.server.lab.Ablations;
import dev.secateur.server.lab.GameLine;
import dev.secateur.server.lab.MatchSnapshot;
import dev.secateur.server.lab.MatchWatcher;
import dev.secateur.server.lab.Matches;
import dev.secateur.server.play.Problem;
import dev.secateur.server.web.json.AblationRunJson;
import dev.secateur.server.web.json.MatchJson;
import dev.secateur.server.web.json.MatchJson.MatchProgressJson;
import dev.secateur.server.web.json.PlayedGameJson;
import dev.secateur.server.web.json.ServerMessage.AblationMessage;
import dev.secateur.server.web.json.ServerMessage.MatchMessage;
import dev.secateur.server.web.json.ServerMessage.PlayingMessage;
import dev.secateur.server.web.json.ServerMessage.ProgressMessage;
import dev.secateur.server.web.request.PingRequest;
import io.javalin.config.RoutesConfig;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/// The WebSockets on which matches and ablations are watched.
final class LabSocket {

  private static final String LEAVE = "leave";

  private final Matches matches;
  private final Ablations ablations;
  private final Guard guard;

  LabSocket(Matches matches, Ablations ablations, Guard guard) {
    this.matches = matches;
    this.ablations = ablations;
    this.guard = guard;
  }

  void register(RoutesConfig routes) {
    routes.wsBeforeUpgrade("/api/v1/matches/{id}/live", guard::check);
    routes.ws("/api/v1/matches/{id}/live", socket -> configure(socket, this::watchMatch));
    routes.wsBeforeUpgrade("/api/v1/ablations/{id}/live", guard::check);
    routes.ws("/api/v1/ablations/{id}/live", socket -> configure(socket, this::watchAblation));
  }

  /// Starts to send updates to a page, and returns what stops them.
  private interface Watching {
    Runnable begin(WsContext page);
  }

  private static void configure(WsConfig socket, Watching watching) {
    socket.onConnect(
        page -> {
          page.enableAutomaticPings(GameSocket.PING_SECONDS, TimeUnit.SECONDS);
          try {
            page.attribute(LEAVE, watching.begin(page));
          } catch (Problem problem) {
            page.closeSession(GameSocket.GONE, problem.detail());
          }
        });
    socket.onMessage(GameSocket::receive);
    socket.onBinaryMessage(
        page -> page.closeSession(GameSocket.BROKEN, "bytes: expected " + PingRequest.EXPECTED));
    socket.onClose(
        page -> {
          Runnable leave = page.attribute(LEAVE);
          if (leave != null) {
            leave.run();
          }
        });
  }

  private Runnable watchMatch(WsContext page) {
    var id = page.pathParam("id");
    var watcher = new MatchPage(page);
    matches.watch(id, watcher);
    return () -> matches.leave(id, watcher);
  }

  private Runnable watchAblation(WsContext page) {
    var run = ablations.find(page.pathParam("id"));
    AblationRun.AblationWatcher watcher =
        ablation -> GameSocket.send(page, new AblationMessage(AblationRunJson.of(ablation)));
    run.watch(watcher);
    return () -> run.leave(watcher);
  }

  /// A page that watches a match.
  private record MatchPage(WsContext page) implements MatchWatcher {

    @Override
    public void changed(MatchSnapshot match) {
      GameSocket.send(page, new MatchMessage(MatchJson.full(match)));
    }

    @Override
    public void moved(MatchSnapshot.Playing playing) {
      GameSocket.send(page, new PlayingMessage(PlayedGameJson.of(playing)));
    }

    @Override
    public void finished(
        MatchSetup setup,
        MatchStandings standing,
        List<GameLine> games,
        Optional<EloHistory.EloPoint> step) {
      GameSocket.send(
          page, new ProgressMessage(MatchProgressJson.fromStandings(setup, standing, games, step)));
    }

    @Override
    public void gone() {
      page.closeSession(GameSocket.GONE, "the match is gone");
    }
  }
}
