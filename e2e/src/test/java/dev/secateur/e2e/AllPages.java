package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Page;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Consumer;

/// Opens every page and dialog of the app, each with some content.
final class AllPages {

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

  private final Map<String, Consumer<Page>> openers = new LinkedHashMap<>();

  AllPages(Service service) {
    var checkers = service.create("checkers", COMPUTER_FIRST, "11-15 23-19 8-11 22-17");
    var reversi = service.create("reversi", COMPUTER_FIRST, "f5 d6 (f6 e6) (f4 e3) c3 d3");
    var quoridor = service.create("quoridor", COMPUTER_FIRST, "e2 e8 e3 e7 d3h e6h c6v f4v");
    var endgame = service.createFrom("reversi", SolvedPositionsTest.ENDGAME, "a4 h7 a6");
    var finished = service.create("quoridor:size=3,walls=0", Service.TWO_PEOPLE, "b2 a3 b3");
    openers.put("home", page -> new HomePage(page).open());
    openers.put("form", AllPages::openForm);
    openers.put("shared", page -> go(page, SHARED, "shared-game form"));
    openers.put("checkers", page -> openGame(page, checkers));
    openers.put("reversi", page -> openGame(page, reversi));
    openers.put("quoridor", page -> openGame(page, quoridor));
    openers.put("finished", page -> go(page, "/play/" + finished, "status-line[kind=result]"));
    openers.put("analysis", page -> openAnalysis(page, quoridor));
    openers.put("solved", page -> openSolved(page, endgame));
    openers.put("games", page -> go(page, "/games", "game-tile"));
    openers.put("lab", page -> openLab(page, service));
    openers.put("match", page -> watchMatch(page, service));
    openers.put("openings", page -> go(page, "/openings?game=reversi", "opening-tree tbody tr"));
    openers.put("analyse", page -> go(page, "/analyse", "position-editor [data-cell='1']"));
    openers.put("editor", AllPages::openEditor);
    openers.put("records", AllPages::openRecords);
    openers.put("settings", page -> go(page, "/settings", "settings-page h1"));
    openers.put("about", page -> go(page, "/about", "about-page h1"));
    openers.put("learn", page -> go(page, "/learn", "learn-page h1"));
    openers.put("lesson", AllPages::openLesson);
    openers.put("rules", page -> go(page, "/learn/reversi", "lesson-board [aria-busy=false]"));
    openers.put("trees", AllPages::openTrees);
    openers.put("missing", page -> go(page, "/nowhere", ".missing h1"));
    openers.put(
        "keys",
        page -> {
          go(page, "/about", "about-page h1");
          page.locator("about-page button").click();
          page.locator("keys-dialog dialog").waitFor();
        });
    openers.put(
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
    openers.put(
        "paste",
        page -> {
          openGame(page, reversi);
          page.locator("share-panel .buttons").first().locator("button").last().click();
          page.locator("paste-dialog dialog").waitFor();
        });
  }

  Map<String, Consumer<Page>> openers() {
    return openers;
  }

  private static void go(Page page, String path, String awaited) {
    // If only the fragment changes, the browser does not load the page again.
    page.navigate("about:blank");
    page.navigate(path);
    page.locator(awaited).first().waitFor();
  }

  /// A game with results of a search. The form of the players stays folded, because the home page
  /// shows the same one.
  private static void openGame(Page page, String id) {
    go(page, "/play/" + id, "move-list .move");
    assertThat(page.locator("game-board [role=grid]")).hasAttribute("aria-busy", "false");
    Pages.unfold(page.locator("section.moves details, .engine > details"));
    page.locator("search-statistics table, engine-panel dl").first().waitFor();
  }

  /// An analysis with everything unfolded, and the engine paused so that the page does not change.
  private static void openAnalysis(Page page, String id) {
    go(page, "/analyse/" + id, "analysis-panel .lines li");
    page.locator("analysis-panel [data-engine]").click();
    Pages.unfold(page.locator("analysis-page details"));
    page.locator("position-terms table").first().waitFor();
  }

  /// A reviewed endgame with the exact value of every move.
  private static void openSolved(Page page, String id) {
    go(page, "/analyse/" + id, "perfect-play button");
    page.locator("review-panel [data-review=start]").click();
    page.locator("review-panel [data-exact-from] + ul").waitFor();
    page.locator("review-panel [data-review=start]").waitFor();
    page.locator("game-board .value.exact").first().waitFor();
  }

  /// Two orders side by side in the middle of their steps, with everything unfolded.
  private static void openTrees(Page page) {
    go(page, "/trees?order2=reversed&step=21", "tree-export button");
    Pages.unfold(page.locator("details"));
  }

  /// A graded exercise with mistakes.
  private static void openLesson(Page page) {
    go(page, "/learn/practice", "[data-part=cuts] [data-part=value]");
    page.locator("[data-part=cuts] [data-part=value]").first().fill("8");
    page.locator("[data-part=cuts] [data-action=check]").click();
    page.locator("tree-exercise .grade").waitFor();
  }

  /// The lab with a comparison of two matches, all fields of the form, and an ablation.
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

  /// A running match after its first pair of games.
  private static void watchMatch(Page page, Service service) {
    var id = LabMatches.start(service, LabMatches.WATCHED);
    go(page, "/lab/" + id, "elo-chart svg");
    Pages.unfold(page.locator("elo-chart details"));
  }

  /// The editor with an invalid position.
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
    var home = new HomePage(page).open();
    home.options("quoridor");
    home.form().locator("input[value=custom]").check();
    page.locator("custom-search").waitFor();
    Pages.unfold(page.locator("details"));
  }
}
