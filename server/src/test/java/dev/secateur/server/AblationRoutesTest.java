package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

class AblationRoutesTest {

  @TempDir Path data;

  private static JsonNode start(RunningServer server, String body) {
    var answer = server.post("/api/v1/ablations", body);
    assertThat(answer.status()).as(answer.text()).isEqualTo(201);
    return answer.json();
  }

  @Test
  void theRowsComeOneByOne() {
    try (var server = new RunningServer(data)) {
      var ablation = start(server, "{\"game\":\"reversi\",\"text\":\"f5 d6 c3\",\"depth\":2}");
      var id = ablation.get("id").asString();
      assertThat(ablation.get("depth").asInt()).isEqualTo(2);
      assertThat(ablation.get("position").asString()).hasSizeGreaterThan(64);
      var page = server.listenAt("/api/v1/ablations/" + id + "/live");
      int seen = -1;
      JsonNode now;
      do {
        now = page.await("ablation", _ -> true).get("ablation");
        assertThat(now.get("rows").size()).isGreaterThanOrEqualTo(seen);
        seen = now.get("rows").size();
      } while (!now.get("state").asString().equals("finished"));
      assertThat(seen).isEqualTo(now.get("of").asInt()).isGreaterThan(10);
      var standard = now.get("rows").get(0);
      assertThat(standard.get("name").asString()).isEqualTo("standard");
      assertThat(standard.get("nodesRatio").asDouble()).isEqualTo(1);
      assertThat(server.get("/api/v1/ablations/" + id).json().get("rows")).hasSize(seen);
    }
  }

  @Test
  void oneIsStoppedAndTheNextGoesOn() {
    try (var server = new RunningServer(data)) {
      var slow = start(server, "{\"game\":\"checkers\",\"depth\":14}").get("id").asString();
      var next = start(server, "{\"game\":\"reversi\",\"depth\":1}").get("id").asString();
      var waiting = server.listenAt("/api/v1/ablations/" + next + "/live");
      assertThat(waiting.next().at("/ablation/state").asString()).isEqualTo("waiting");
      server.post("/api/v1/ablations/" + slow + "/stop", "{}");
      waiting.await("ablation", each -> each.at("/ablation/state").asString().equals("running"));
      assertThat(server.get("/api/v1/ablations/" + slow).json().get("state").asString())
          .isEqualTo("interrupted");
    }
  }
}
