package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/// All pages and dialogs, each with something on it.
final class Tour {

  private static final String COMPUTER_FIRST =
      "[{\"kind\":\"custom\",\"depth\":5},{\"kind\":\"human\"}]";
  private static final String SHARED =
      "/#game=reversi&start=&title=A+shared+game&moves=f5+d6+%28f6%29+c3";

  private static final String SEVERAL =
      """
      [Black "Ada"]
      1. 11-15 1-0

      [Event "Broken"]
      1. 11-15 11-15 *

      [White "Ben"]
      1. 9-14 *
      """;

  private final Map<String, Consumer<Page>> stops = new LinkedHashMap<>();

  Tour(Service service) {
    var checkers = service.create("checkers", COMPUTER_FIRST, "11-15 23-19 8-11 22-17");
    var reversi = service.create("reversi", COMPUTER_FIRST, "f5 d6 (f6 e6) (f4 e3) c3 d3");
    var quoridor = service.create("quoridor", COMPUTER_FIRST, "e2 e8 e3 e7 d3h e6h c6v f4v");
    var finished = service.create("quoridor:size=3,walls=0", Service.TWO_PEOPLE, "b2 a3 b3");
    stops.put("home", page -> new Front(page).open());
    stops.put("form", Tour::openForm);
    stops.put("shared", page -> go(page, SHARED, "shared-game form"));
    stops.put("checkers", page -> openGame(page, checkers));
    stops.put("reversi", page -> openGame(page, reversi));
    stops.put("quoridor", page -> openGame(page, quoridor));
    stops.put("finished", page -> go(page, "/play/" + finished, "status-line[kind=result]"));
    stops.put("analysis", page -> openAnalysis(page, quoridor));
    stops.put("games", page -> go(page, "/games", "game-tile"));
    stops.put("lab", page -> openLab(page, service));
    stops.put("match", page -> watchMatch(page, service));
    stops.put("openings", page -> go(page, "/openings?game=reversi", "opening-tree tbody tr"));
    stops.put("analyse", page -> go(page, "/analyse", "position-editor [data-cell='1']"));
    stops.put("editor", Tour::openEditor);
    stops.put("records", Tour::openRecords);
    stops.put("settings", page -> go(page, "/settings", "settings-page h1"));
    stops.put("about", page -> go(page, "/about", "about-page h1"));
    stops.put("learn", page -> go(page, "/learn", "learn-page h1"));
    stops.put("lesson", Tour::openLesson);
    stops.put("rules", page -> go(page, "/learn/reversi", "lesson-board [aria-busy=false]"));
    stops.put("trees", Tour::openTrees);
    stops.put("missing", page -> go(page, "/nowhere", ".missing h1"));
    stops.put(
        "keys",
        page -> {
          go(page, "/about", "about-page h1");
          page.locator("about-page button").click();
          page.locator("keys-dialog dialog").waitFor();
        });
    stops.put(
        "resign",
        page -> {
          openGame(page, reversi);
          var more = page.locator("game-controls .more");
          if (more.isVisible()) {
            more.click();
          }
          page.locator("game-controls [data-action=resign]").click();
          page.locator("confirm-dialog dialog").waitFor();
        });
    stops.put(
        "paste",
        page -> {
          openGame(page, reversi);
          page.locator("share-panel .buttons").first().locator("button").last().click();
          page.locator("paste-dialog dialog").waitFor();
        });
  }

  Map<String, Consumer<Page>> stops() {
    return stops;
  }

  private static void go(Page page, String path, String awaited) {
    // A change of the fragment alone would load nothing.
    page.navigate("about:blank");
    page.navigate(path);
    page.locator(awaited).first().waitFor();
  }

  /// With a search that has said something. The players stay folded: their form is the first
  /// page's.
  private static void openGame(Page page, String id) {
    go(page, "/play/" + id, "move-list .move");
    assertThat(page.locator("game-board [role=grid]")).hasAttribute("aria-busy", "false");
    Pages.unfold(page.locator("section.moves details, .engine > details"));
    page.locator("search-statistics table, engine-panel dl").first().waitFor();
  }

  /// With everything unfolded, and the engine paused so that nothing moves.
  private static void openAnalysis(Page page, String id) {
    go(page, "/analyse/" + id, "analysis-panel .lines li");
    page.locator("analysis-panel [data-engine]").click();
    Pages.unfold(page.locator("analysis-page details"));
    page.locator("position-terms table").first().waitFor();
  }

  /// Two orders side by side in the middle of their stories, everything unfolded.
  private static void openTrees(Page page) {
    go(page, "/trees?order2=reversed&step=21", "tree-export button");
    Pages.unfold(page.locator("details"));
  }

  /// The exercises, with mistakes and what is said about them.
  private static void openLesson(Page page) {
    go(page, "/learn/practice", "[data-part=cuts] [data-part=value]");
    page.locator("[data-part=cuts] [data-part=value]").first().fill("8");
    page.locator("[data-part=cuts] [data-action=check]").click();
    page.locator("tree-exercise .grade").waitFor();
  }

  /// With two matches side by side, every field of the form, and a refused position.
  private static void openLab(Page page, Service service) {
    for (int there = LabMatches.count(service); there < 2; there++) {
      LabMatches.awaitEnd(service, LabMatches.start(service, LabMatches.QUICK));
    }
    go(page, "/lab", "match-list li");
    page.locator("match-form input[name=limit][value=own]").check();
    page.locator("match-form input[name=kind][value=custom]").last().check();
    Pages.unfold(page.locator("match-form form > details"));
    page.locator("match-form #test").check();
    page.locator("match-list input").nth(0).check();
    page.locator("match-list input").nth(1).check();
    page.locator("match-comparison table").waitFor();
    page.locator("ablation-panel textarea").fill("f5 zz");
    page.locator("ablation-panel button.main").click();
    page.locator("ablation-panel [role=alert]:not(:empty)").waitFor();
    page.locator("ablation-panel textarea").fill("f5 d6");
    page.locator("ablation-panel #depth").fill("2");
    page.locator("ablation-panel button.main").click();
    page.locator("ablation-panel [data-state=finished]").waitFor();
  }

  /// While it is played, after its first pair of games.
  private static void watchMatch(Page page, Service service) {
    var id = LabMatches.start(service, LabMatches.WATCHED);
    go(page, "/lab/" + id, "elo-chart svg");
    Pages.unfold(page.locator("elo-chart details"));
  }

  /// With a mistake in it.
  private static void openEditor(Page page) {
    go(page, "/analyse", "position-editor [data-cell='1']");
    page.locator("position-editor #game").selectOption("quoridor");
    page.locator("position-editor textarea").fill("d4 / d4 / e5 e9 / 9 10 / 2");
    assertThat(page.locator("position-editor #problem")).not().isEmpty();
  }

  private static void openRecords(Page page) {
    go(page, "/games", "game-tile");
    page.locator("details.bring summary").click();
    page.locator("records-panel textarea").fill(SEVERAL);
    page.locator("records-panel form button.main").click();
    page.locator("records-panel section").waitFor();
  }

  private static void openForm(Page page) {
    var front = new Front(page).open();
    front.options("quoridor");
    front.form().locator("input[value=custom]").check();
    page.locator("custom-search").waitFor();
    Pages.unfold(page.locator("details"));
  }
}
