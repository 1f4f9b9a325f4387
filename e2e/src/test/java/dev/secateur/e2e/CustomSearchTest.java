package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// Every option, weight and limit of the form reaches the search.
class CustomSearchTest {

  /// The textbook search ignores the other options, so it stays off.
  private static final Set<String> NOT_CHANGED = Set.of("plain");

  private static final JsonMapper JSON = JsonMapper.builder().build();

  private final App app = App.shared();

  @Test
  void theOptionsThatOnlyThisGameHasAreShownFirst() {
    try (var visit = app.visit()) {
      var form = new HomePage(visit.page).open().options("quoridor");
      form.locator("input[name=side][value=second]").check();
      form.locator("input[name=kind][value=custom]").check();
      PlaywrightAssertions.assertThat(form.locator("custom-search option-field:visible"))
          .containsText(new String[] {"Prune threshold", "Strategic walls"});
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void everyOptionReachesTheSearch(String name) {
    try (var visit = app.visit()) {
      var home = new HomePage(visit.page).open();
      var form = home.options(name);
      form.locator("input[name=side][value=second]").check();
      form.locator("input[name=kind][value=custom]").check();
      Pages.unfold(visit.page.locator("details"));
      form.locator("[data-limit=depth] input[type=checkbox]").check();
      form.locator("[data-limit=depth] input[type=range]").fill("3");
      HomePage.enter(form.locator("[data-limit=timeMs] input[type=number]"), "1.5");
      form.locator("[data-limit=nodes] input[type=checkbox]").check();
      HomePage.enter(form.locator("[data-limit=nodes] input[type=number]"), "5000");
      var wanted = new HashMap<String, String>();
      changeOptions(form, name, wanted);
      changeWeights(form, wanted);

      home.start().click();
      var game = PlayedGame.on(app.service, visit.page);
      game.awaitMoveAfter(0);

      var player = game.game().get("players").get(0);
      assertThat(player.get("kind").asString()).isEqualTo("custom");
      assertThat(player.get("depth").asInt()).isEqualTo(3);
      assertThat(player.get("timeMs").asInt()).isEqualTo(1500);
      assertThat(player.get("nodes").asInt()).isEqualTo(5000);
      assertThat(asMap(player.get("options"))).isEqualTo(wanted);
      assertThat(settingsOfTheSearch(visit)).containsAll(texts(wanted));
    }
  }

  @Test
  void evaluatorAndPresetReachTheSearch() {
    try (var visit = app.visit()) {
      var home = new HomePage(visit.page).open();
      var form = home.options("quoridor");
      form.locator("input[name=side][value=second]").check();
      form.locator("input[name=kind][value=custom]").check();
      form.locator("#evaluator").selectOption("race");
      form.locator("#preset").selectOption("founding");
      form.locator("[data-limit=depth] input[type=checkbox]").check();
      form.locator("[data-limit=depth] input[type=range]").fill("2");
      home.start().click();
      var game = PlayedGame.on(app.service, visit.page);
      game.awaitMoveAfter(0);
      assertThat(settingsOfTheSearch(visit))
          .contains("evaluator=race", "deepening=off", "strategic-walls=20");
    }
  }

  /// A change during a game takes effect in the next search.
  @Test
  void theSearchOfARunningGameCanBeChanged() {
    try (var visit = app.visit()) {
      var game = visit.open(app.service.create("checkers", Service.AGAINST_LEVEL_1));
      visit.page.locator("game-players summary").first().click();
      visit.page.locator("game-players input[name=kind][value=custom]").check();
      visit.page.locator("game-players #evaluator").selectOption("material");
      visit.page.waitForCondition(() -> isCustom(game));
      game.awaitTurn();
      new Mouse().play(game, game.goodMove());
      game.page.waitForCondition(() -> game.head() == 2);
      assertThat(settingsOfTheSearch(visit)).contains("evaluator=material");
    }
  }

  /// An option such as ProbCut can be on in one game and off in another.
  @Test
  void theFormShowsTheStandardValuesOfTheGame() {
    try (var visit = app.visit()) {
      visit.page.route("**/api/v1/catalogue", CustomSearchTest::switchProbCutOnInReversi);
      var home = new HomePage(visit.page);
      assertThat(probCut(home, "checkers").isChecked()).isFalse();
      var inReversi = probCut(home, "reversi");
      assertThat(inReversi.isChecked()).isTrue();
      inReversi.uncheck();
      home.start().click();
      var player = PlayedGame.on(app.service, visit.page).game().get("players").get(1);
      assertThat(asMap(player.get("options"))).isEqualTo(Map.of("probcut", "off"));
    }
  }

  private static void switchProbCutOnInReversi(Route route) {
    var answer = route.fetch();
    var catalogue = JSON.readTree(answer.body());
    for (var option : optionsOf(catalogue, "reversi")) {
      if (option.get("name").asString().equals("probcut")) {
        ((ObjectNode) option).put("standard", "on");
      }
    }
    route.fulfill(new Route.FulfillOptions().setResponse(answer).setBody(catalogue.toString()));
  }

  /// The check box in the form for a new game against a custom search.
  private static Locator probCut(HomePage home, String game) {
    var form = home.open().options(game);
    form.locator("input[name=kind][value=custom]").check();
    Pages.unfold(home.page.locator("details"));
    return field(form, "probcut").locator("input");
  }

  private static boolean isCustom(PlayedGame game) {
    return game.game().get("players").get(1).path("evaluator").asString("").equals("material");
  }

  /// Sets every option in the form to another value. The form has exactly the options of the game.
  private void changeOptions(Locator form, String game, Map<String, String> wanted) {
    var options = optionsOf(app.service.get("/api/v1/catalogue"), game);
    assertThat(form.locator("[data-option]").count()).isEqualTo(options.size());
    for (var option : options) {
      var name = option.get("name").asString();
      if (!NOT_CHANGED.contains(name)) {
        wanted.put(name, change(field(form, name), option));
      }
    }
    assertThat(wanted).hasSizeGreaterThan(20);
  }

  private static JsonNode optionsOf(JsonNode catalogue, String game) {
    return catalogue
        .get("games")
        .valueStream()
        .filter(each -> each.get("name").asString().equals(game))
        .findFirst()
        .orElseThrow()
        .get("options");
  }

  private static Locator field(Locator form, String option) {
    return form.locator("[data-option='" + option + "']");
  }

  private static String change(Locator field, JsonNode option) {
    var standard = option.get("standard").asString();
    return switch (option.get("kind").asString()) {
      case "technique", "toggle" -> {
        field.locator("input").setChecked(standard.equals("off"));
        yield standard.equals("off") ? "on" : "off";
      }
      case "choice" -> {
        var other =
            option.get("choices").valueStream().filter(each -> !each.asString().equals(standard));
        var value = other.findFirst().orElseThrow().asString();
        field.locator("select").selectOption(value);
        yield value;
      }
      default -> {
        var value = otherNumber(field.locator("input"), standard);
        HomePage.enter(field.locator("input"), value);
        yield value;
      }
    };
  }

  /// Another valid number for the field.
  private static String otherNumber(Locator input, String standard) {
    if (standard.endsWith("inf")) {
      return standard.startsWith("-") ? "-90.5" : "90.5";
    }
    int value = (int) Double.parseDouble(standard);
    var max = input.getAttribute("max");
    boolean isMost = max != null && !max.isEmpty() && value >= Integer.parseInt(max);
    return Integer.toString(isMost ? value - 1 : value + 1);
  }

  private static void changeWeights(Locator form, Map<String, String> wanted) {
    for (var input : form.locator("input[data-weight]").all()) {
      var value = Integer.toString(Integer.parseInt(input.inputValue()) + 1);
      HomePage.enter(input, value);
      wanted.put(input.getAttribute("data-weight"), value);
    }
  }

  /// The settings of the search, which the page shows in the form of the command line.
  private static Set<String> settingsOfTheSearch(Visit visit) {
    Pages.unfold(visit.page.locator("details"));
    var shown = visit.page.locator("search-statistics .settings code").first().innerText();
    return new HashSet<>(Arrays.asList(shown.split("[ ,]+", -1)));
  }

  private static Set<String> texts(Map<String, String> wanted) {
    var texts = new HashSet<String>();
    wanted.forEach((name, value) -> texts.add(name + "=" + value));
    return texts;
  }

  private static Map<String, String> asMap(JsonNode options) {
    var map = new HashMap<String, String>();
    options.properties().forEach(entry -> map.put(entry.getKey(), entry.getValue().asString()));
    return map;
  }
}
