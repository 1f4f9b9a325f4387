package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Games;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Model files that the operator put into the folder `models` of the program.
class ModelFolderTest {

  @TempDir private Path data;
  @TempDir private Path home;

  @BeforeEach
  void writeModels() throws IOException {
    writeModel(Files.createDirectory(home.resolve("models")).resolve("candidate.model"));
    writeModel(home.resolve("outside.model"));
  }

  private static void writeModel(Path file) throws IOException {
    try (var model = Games.class.getResourceAsStream("/dev/secateur/games/reversi/learned.model")) {
      Files.write(file, model.readAllBytes());
    }
  }

  @Test
  void aModelInTheFolderCanBeChosenAndNoOtherFile() throws IOException {
    try (var server = new ServerProcess(ServerProcess.freePort(), data, home);
        var visit = new Visit(server.service, Visit.desktop())) {
      var page = new HomePage(visit.page).open();
      var form = page.options("reversi");
      form.locator("input[name=side][value=second]").check();
      form.locator("input[name=kind][value=custom]").check();
      assertThat(form.locator("#evaluator option").allInnerTexts())
          .contains("candidate")
          .noneMatch(name -> name.contains("outside"));
      form.locator("#evaluator").selectOption("candidate");
      form.locator("[data-limit=depth] input[type=checkbox]").check();
      form.locator("[data-limit=depth] input[type=range]").fill("2");
      page.start().click();
      var game = PlayedGame.on(server.service, visit.page);
      game.awaitMoveAfter(0);
      assertThat(game.game().at("/players/0/evaluator").asString()).isEqualTo("candidate");
      Pages.unfold(visit.page.locator("details"));
      assertThat(visit.page.locator("search-statistics .settings code").first().innerText())
          .contains("evaluator=candidate");

      var path = home.resolve("outside.model").toString();
      assertThatThrownBy(() -> server.service.create("reversi", against(path)))
          .hasMessageContaining("is not an evaluator of reversi: expected candidate, ");
    }
  }

  private static String against(String evaluator) {
    return "[{\"kind\":\"human\"},{\"kind\":\"custom\",\"depth\":2,\"evaluator\":\"%s\"}]"
        .formatted(evaluator);
  }
}
