package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.engine.Evaluators;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineDefinitions;
import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Only the operator defines outside engines, and only the owner starts them.
class OutsideEnginesTest {

  private static final String MATCH =
      "{\"game\":\"reversi\",\"games\":2,\"limits\":{\"nodes\":20},\"players\":"
          + "[{\"kind\":\"engine\",\"engine\":\"ENGINE\"},{\"kind\":\"level\",\"level\":1}]}";

  @TempDir Path data;

  private RunningServer server(@Nullable String host) throws IOException {
    var file = data.resolve("engines.json");
    Files.writeString(
        file,
        """
        {"engines": [
          {"name": "plain", "player": "secateur:without=lmr,hash=1"},
          {"name": "absent", "protocol": "gtp", "command": "/nowhere/engine"}
        ]}
        """);
    var engines = new Contestants(Evaluators.installed(), EngineDefinitions.read(file), List.of());
    return new RunningServer(
        new ServerOptions(host, 0, data, null, ServiceLimits.forThisMachine(), "test", engines));
  }

  @Test
  void theOwnerMayUseADefinedEngine() throws Exception {
    try (var server = server(null)) {
      assertThat(server.get("/api/v1/matches").json().get("engines").toString())
          .isEqualTo("[\"absent\",\"plain\"]");
      var match = server.post("/api/v1/matches", MATCH.replace("ENGINE", "plain")).json();
      assertThat(match.get("outside").asBoolean()).isTrue();
      server
          .listenAt("/api/v1/matches/" + match.get("id").asString() + "/live")
          .await("match", each -> each.at("/match/state").asString().equals("finished"));
    }
  }

  @Test
  void anEngineThatCannotStartDoesNotLoseTheMatch() throws Exception {
    try (var server = server(null)) {
      var match = server.post("/api/v1/matches", MATCH.replace("ENGINE", "absent")).json();
      var stopped =
          server
              .listenAt("/api/v1/matches/" + match.get("id").asString() + "/live")
              .await("match", each -> each.get("match").has("trouble"))
              .get("match");
      assertThat(stopped.get("state").asString()).isEqualTo("interrupted");
      assertThat(stopped.get("trouble").asString()).contains("/nowhere/engine");
      assertThat(stopped.get("standing").get("finished").asInt()).isZero();
    }
  }

  @Test
  void aRequestThroughAProxyIsNotTheOwners() throws Exception {
    try (var server = server(null)) {
      for (String header : List.of("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP")) {
        var answer =
            server.send(
                "POST",
                "/api/v1/matches",
                MATCH.replace("ENGINE", "plain"),
                Map.of(header, "127.0.0.1"));
        assertThat(answer.status()).as(header).isEqualTo(403);
        assertThat(answer.code()).isEqualTo("not-owner");
      }
      assertThat(data.resolve("matches")).doesNotExist();
    }
  }

  /// A request from this machine to its network address counts as one from the network.
  @Test
  void aClientOnAnotherHostCannotStartAnEngine() throws Exception {
    var network = networkAddress();
    Assumptions.assumeTrue(network.isPresent(), "this machine is in no network");
    try (var server = server("0.0.0.0")) {
      int port = URI.create(server.server.address()).getPort();
      for (String host :
          List.of("localhost:" + port, "127.0.0.1", network.get().getHostAddress())) {
        for (String claim :
            List.of("", "X-Forwarded-For: 127.0.0.1\r\n", "Forwarded: for=127.0.0.1\r\n")) {
          var answer = ask(network.get(), port, host, claim, MATCH.replace("ENGINE", "plain"));
          assertThat(answer).startsWith("HTTP/1.1 403").contains("\"code\":\"not-owner\"");
        }
      }
      assertThat(data.resolve("matches")).doesNotExist();
      // Any client may start matches between our own players.
      var ours = MATCH.replace("\"engine\",\"engine\":\"ENGINE\"", "\"level\",\"level\":2");
      assertThat(ask(network.get(), port, "localhost", "", ours)).startsWith("HTTP/1.1 201");
      // The owner is known at the same server by coming from here.
      var here = InetAddress.getLoopbackAddress();
      assertThat(ask(here, port, "localhost", "", MATCH.replace("ENGINE", "plain")))
          .startsWith("HTTP/1.1 201");
    }
  }

  private static Optional<Inet4Address> networkAddress() throws IOException {
    return Collections.list(NetworkInterface.getNetworkInterfaces()).stream()
        .flatMap(NetworkInterface::inetAddresses)
        .filter(Inet4Address.class::isInstance)
        .map(Inet4Address.class::cast)
        .filter(address -> !address.isLoopbackAddress())
        .findFirst();
  }

  /// By hand: the client of the JDK decides itself which host it names.
  private static String ask(InetAddress address, int port, String host, String headers, String body)
      throws IOException {
    try (var socket = new Socket(address, port)) {
      var request =
          "POST /api/v1/matches HTTP/1.1\r\nHost: %s\r\n%sContent-Type: application/json\r\n"
                  .formatted(host, headers)
              + "Content-Length: %d\r\nConnection: close\r\n\r\n%s".formatted(body.length(), body);
      socket.getOutputStream().write(request.getBytes(StandardCharsets.US_ASCII));
      return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @Test
  void aCommandInAFileIsNotRun() throws Exception {
    var evil = data.resolve("evidence");
    try (var server = server(null)) {
      var id =
          server
              .post("/api/v1/matches", MATCH.replace("ENGINE", "absent"))
              .json()
              .get("id")
              .asString();
      server
          .listenAt("/api/v1/matches/" + id + "/live")
          .await("match", each -> each.get("match").has("trouble"));
      var file = data.resolve("matches").resolve(id + ".jsonl");
      Files.writeString(
          file,
          Files.readString(file)
              .replace("\"engine\":\"absent\"", "\"engine\":\"gtp:touch %s\"".formatted(evil)));
      var answer = server.post("/api/v1/matches/" + id + "/resume", "{}");
      assertThat(answer.code()).isEqualTo("engine-not-defined");
      assertThat(evil).doesNotExist();
      var foreign = Map.of("X-Forwarded-For", "127.0.0.1");
      assertThat(server.send("POST", "/api/v1/matches/" + id + "/resume", "{}", foreign).code())
          .isEqualTo("not-owner");
    }
  }
}
