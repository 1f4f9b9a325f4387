package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.OptionTable;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Evaluators;
import dev.secateur.server.web.json.CatalogueJson.InstalledGameJson;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/// What a form for a new game offers.
class CatalogueTest {

  private static final Games GAMES = Games.installed();

  @TempDir Path data;

  @Test
  void everyGameListsItsOwnOptions() {
    try (var server = new RunningServer(data)) {
      var games = server.get("/api/v1/catalogue").json().get("games");
      assertThat(games).hasSize(3);
      for (JsonNode game : games) {
        var options = OptionTable.of(GAMES.find(game.get("name").asString())).all();
        assertThat(game.get("options").valueStream().map(option -> option.get("name").asString()))
            .containsExactlyElementsOf(options.stream().map(SearchOption::text).toList());
        assertThat(ownOptions(game))
            .hasSameElementsAs(
                GAMES.find(game.get("name").asString()).options().stream()
                    .map(SearchOption::text)
                    .toList());
      }
      assertThat(gamesWith(games, "strategic-walls")).containsExactly("quoridor");
      assertThat(gamesWith(games, "probcut")).containsExactly("checkers", "quoridor", "reversi");
    }
  }

  private static List<String> ownOptions(JsonNode game) {
    return game.get("options")
        .valueStream()
        .filter(option -> option.get("own").asBoolean())
        .map(option -> option.get("name").asString())
        .toList();
  }

  private static List<String> gamesWith(JsonNode games, String option) {
    return games
        .valueStream()
        .filter(game -> game.get("options").findValuesAsString("name").contains(option))
        .map(game -> game.get("name").asString())
        .toList();
  }

  @Test
  void theOptionsOfAGameHaveTheStandardValuesOfThisGame() {
    var reversi = GAMES.find("reversi");
    var other = reversi.optionDefaults().getOrDefault(SearchOption.PROBCUT, 0.0) == 0 ? 1.0 : 0.0;
    var text = SearchOption.PROBCUT.text(other);
    assertThat(standard(reversi, "probcut")).isNotEqualTo(text);
    assertThat(standard(withProbCut(reversi, other), "probcut")).isEqualTo(text);
  }

  /// The game with another standard value of ProbCut.
  private static Game withProbCut(Game game, double value) {
    return (Game)
        Proxy.newProxyInstance(
            Game.class.getClassLoader(),
            new Class<?>[] {Game.class},
            (_, method, arguments) -> {
              var answer = method.invoke(game, arguments);
              if (!method.getName().equals("optionDefaults")) {
                return answer;
              }
              var defaults = new HashMap<Object, Object>((Map<?, ?>) answer);
              defaults.put(SearchOption.PROBCUT, value);
              return defaults;
            });
  }

  private static String standard(Game game, String option) {
    return InstalledGameJson.of(game, GAMES, Evaluators.installed()).options().stream()
        .filter(each -> each.name().equals(option))
        .findFirst()
        .orElseThrow()
        .standard();
  }
}
