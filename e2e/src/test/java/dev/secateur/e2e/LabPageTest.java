package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.protocol.client.EngineDefinitions;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The lab page: matches and ablations.
class LabPageTest {

  /// The standard configuration, leaves in the table, three groups of techniques, and four
  /// comparisons of Quoridor.
  private static final int ROWS_BESIDE_TECHNIQUES = 9;

  private final App app = App.shared();

  @TempDir Path data;

  @Test
  void aMatchIsPlayedToItsEndAndOneOfItsGamesIsOpened() {
    try (var visit = app.visit()) {
      visit.page.navigate("/lab");
      visit.page.locator("match-form #games").fill("6");
      visit.page.locator("match-form #timeMs").fill("20");
      Pages.unfold(visit.page.locator("match-form form > details"));
      visit.page.locator("match-form #test").check();
      visit.page.locator("match-form #elo1").fill("2");
      visit.page.locator("match-form button.main").click();

      var match = new LabMatches(visit.page);
      var id = match.id();
      match.state("finished").waitFor();
      assertThat(match.state("finished")).hasText("Finished: 6 of 6 games");
      var standing = app.service.get("/api/v1/matches/" + id).get("standing");
      assertThat(standing.get("finished").asInt()).isEqualTo(6);
      assertThat(visit.page.locator("score-table tbody tr")).hasCount(2);
      assertThat(visit.page.locator("score-table tbody td").first())
          .hasText(Integer.toString(standing.at("/engines/0/wins").asInt()));
      assertThat(visit.page.locator("elo-chart desc")).containsText("After 3 pairs of games");
      Pages.unfold(visit.page.locator("elo-chart details"));
      assertThat(visit.page.locator("elo-chart tbody tr")).hasCount(3);
      assertThat(visit.page.locator("sprt-gauge p")).hasAttribute("data-decision", "continue");

      var plies = app.service.get("/api/v1/matches/" + id + "/games").at("/games/1/plies").asInt();
      match.game(2).locator("button").click();
      visit.page.waitForURL("**/analyse/*");
      assertThat(visit.page.locator("move-list .move").last()).isVisible();
      var opened = visit.page.url().replaceFirst(".*/", "");
      assertThat(app.service.get("/api/v1/games/" + opened).get("nodes")).hasSize(plies + 1);
    }
  }

  /// After a kill no game is lost and none is played twice.
  @Test
  @Tag("long")
  void aMatchResumesAfterTheServerWasKilled() throws Exception {
    int port = ServerProcess.freePort();
    String id;
    int before;
    try (var first = new ServerProcess(port, data);
        var visit = new Visit(first.service, Visit.desktop())) {
      id =
          LabMatches.start(
              first.service, LabMatches.WATCHED.replace("\"games\": 10", "\"games\": 40"));
      visit.page.navigate("/lab/" + id);
      var match = new LabMatches(visit.page);
      match.game(2).waitFor();
      match.action("stop").click();
      match.state("interrupted").waitFor();
      match.action("resume").click();
      match.state("running").waitFor();
      match.game(4).waitFor();
      before = visit.page.locator("match-games tbody tr").count();
      visit.expecting("WebSocket connection to ").expecting("Failed to load resource: net::ERR_");
      first.kill();
    }
    try (var second = new ServerProcess(port, data);
        var visit = new Visit(second.service, Visit.desktop())) {
      visit.page.navigate("/lab");
      var listed = visit.page.locator("match-list [data-match='%s']".formatted(id));
      assertThat(listed.locator(".state")).hasText("Interrupted");
      listed.locator("h3 a").click();
      var match = new LabMatches(visit.page);
      assertThat(visit.page.locator("match-games tbody tr").nth(before - 1)).isVisible();
      match.action("resume").click();
      match.state("finished").waitFor();
      assertThat(visit.page.locator("match-games tbody tr")).hasCount(40);
      var numbers = new ArrayList<Integer>();
      second
          .service
          .text("/api/v1/matches/" + id + "/record")
          .lines()
          .skip(1)
          .forEach(line -> numbers.add(number(line)));
      assertThat(numbers)
          .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, 40).boxed().toList());
    }
  }

  private static int number(String line) {
    return Integer.parseInt(line.replaceAll(".*\"Game\":\"(\\d+)\".*", "$1"));
  }

  private static void openLab(Visit visit) {
    visit.page.navigate("/lab");
    visit.page.locator("match-form form").waitFor();
  }

  @Test
  void aMatchIsSetUpWatchedAndStoppedByKeyboardAlone() {
    try (var visit = app.visit()) {
      openLab(visit);
      var keys = visit.page.keyboard();
      Keyboard.tabTo(visit.page, "match-form input[name=game], input[name=game]");
      keys.press("ArrowLeft");
      Keyboard.tabTo(visit.page, "input[type=range]");
      keys.press("ArrowRight");
      keys.press("ArrowRight");
      Keyboard.tabTo(visit.page, "#games");
      keys.type("40");
      Keyboard.tabTo(visit.page, "input[name=limit]");
      keys.press("ArrowRight");
      Keyboard.tabTo(visit.page, "#nodes");
      keys.type("2500");
      Keyboard.press(visit.page, "form button.main");

      var match = new LabMatches(visit.page);
      var id = match.id();
      match.state("running").waitFor();
      assertThat(visit.page.locator("played-game game-board [role=grid]")).isVisible();
      assertThat(visit.page.locator("played-game ol li").first()).isVisible();
      Keyboard.press(visit.page, "[data-action=stop]");
      match.state("interrupted").waitFor();
      var setup = app.service.get("/api/v1/matches/" + id).get("setup");
      assertThat(setup.get("game").asString()).isEqualTo("quoridor");
      assertThat(setup.get("games").asInt()).isEqualTo(40);
      assertThat(setup.at("/engines/0/engine").asString()).isEqualTo("level:7");
      assertThat(setup.at("/engines/1/engine").asString()).isEqualTo("level:4");
      assertThat(setup.at("/engines/1/limits/nodes").asInt()).isEqualTo(2500);
    }
  }

  @Test
  void anEngineDefinedByTheOperatorPlays() throws Exception {
    var file = data.resolve("engines.json");
    Files.writeString(
        file, "{\"engines\": [{\"name\": \"mine\", \"player\": \"secateur:without=lmr,hash=1\"}]}");
    try (var own = new App(data, EngineDefinitions.read(file));
        var visit = own.visit()) {
      openLab(visit);
      var second = visit.page.locator("match-form [data-player='1']");
      second.locator("input[value=engine]").check();
      assertThat(second.locator("select")).hasValue("mine");
      visit.page.locator("match-form #games").fill("2");
      visit.page.locator("match-form #timeMs").fill("3");
      visit.page.locator("match-form button.main").click();
      new LabMatches(visit.page).state("finished").waitFor();
      assertThat(visit.page.locator("h1")).hasText("Level 5 · steady against mine");
    }
  }

  @Test
  void theAblationChartGrowsRowByRow() {
    try (var visit = app.visit()) {
      visit.page.navigate("/lab?game=quoridor&position=e2%20e8%20e3%20e7");
      visit.page.locator("ablation-panel textarea").waitFor();
      assertThat(visit.page.locator("ablation-panel textarea")).hasValue("e2 e8 e3 e7");
      assertThat(visit.page.locator("ablation-panel input[value=quoridor]")).isChecked();
      Keyboard.tabTo(visit.page, "#depth");
      visit.page.keyboard().type("2");
      Keyboard.press(visit.page, "button.main");
      var rows = visit.page.locator("ablation-chart tbody tr");
      assertThat(rows.first()).containsText("all techniques");
      visit.page.locator("ablation-panel [data-state=finished]").waitFor();
      int count = techniquesOf("quoridor") + ROWS_BESIDE_TECHNIQUES;
      assertThat(rows).hasCount(count);
      assertThat(visit.page.locator("ablation-chart [data-row='without lmr']"))
          .containsText("Late-move reductions");
      assertThat(visit.page.locator("ablation-chart .bar rect")).hasCount(count);
    }
  }

  /// Each technique of a game has a row.
  private int techniquesOf(String name) {
    return (int)
        app.service
            .get("/api/v1/catalogue")
            .get("games")
            .valueStream()
            .filter(game -> game.get("name").asString().equals(name))
            .flatMap(game -> game.get("options").valueStream())
            .filter(option -> option.get("kind").asString().equals("technique"))
            .count();
  }

  @Test
  void refusedInputIsExplained() {
    try (var visit = app.visit().expecting(Visit.CLIENT_ERROR)) {
      openLab(visit);
      Pages.unfold(visit.page.locator("match-form form > details"));
      visit.page.locator("match-form #test").check();
      visit.page.locator("match-form #elo0").fill("60");
      visit.page.locator("match-form button.main").click();
      assertThat(visit.page.locator("match-form [role=alert]"))
          .containsText("expected elo0 below elo1");
      assertThat(visit.page).hasURL(Pattern.compile(".*/lab$"));

      // The browser itself reports an invalid number, and the match does not start.
      visit.page.locator("match-form #test").uncheck();
      visit.page.locator("match-form #games").fill("5");
      visit.page.locator("match-form button.main").click();
      assertThat(
              (Boolean)
                  visit
                      .page
                      .locator("match-form #games")
                      .evaluate("field => field.matches(':invalid')"))
          .isTrue();
      assertThat(visit.page).hasURL(Pattern.compile(".*/lab$"));

      visit.page.locator("ablation-panel textarea").fill("f5 zz");
      visit.page.locator("ablation-panel button.main").click();
      assertThat(visit.page.locator("ablation-panel [role=alert]")).containsText("\"zz\"");

      visit.page.navigate("/lab/no-such-match");
      assertThat(visit.page.locator("match-page")).containsText("Match not found.");
    }
  }

  @Test
  void matchesAreComparedDeletedAndRestored() {
    try (var visit = app.visit()) {
      var one = LabMatches.start(app.service, LabMatches.QUICK);
      var other = LabMatches.start(app.service, LabMatches.QUICK.replace("reversi", "checkers"));
      LabMatches.awaitEnd(app.service, one);
      LabMatches.awaitEnd(app.service, other);
      visit.page.navigate("/lab");
      for (var id : new String[] {one, other}) {
        visit.page.locator("[data-match='%s'] input".formatted(id)).check();
      }
      var table = visit.page.locator("match-comparison table");
      assertThat(table.locator("tr").first().locator("td")).hasCount(2);
      assertThat(table).containsText("Checkers");
      assertThat(table).containsText("30 nodes");
      var listed = visit.page.locator("[data-match='%s']".formatted(other));
      listed.locator(".danger").click();
      assertThat(listed).hasCount(0);
      assertThat(table).hasCount(0);
      visit.page.locator("toast-stack .act").click();
      assertThat(listed).hasCount(1);
    }
  }
}
