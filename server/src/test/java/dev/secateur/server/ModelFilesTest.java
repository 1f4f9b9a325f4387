package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.engine.Evaluators;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Model files that the operator put into the folder "models". Other files of the machine are not
/// opened for a visitor.
class ModelFilesTest {

  @TempDir private Path folder;
  private Path models;
  private RunningServer server;

  @BeforeEach
  void startServer() throws IOException {
    models = Files.createDirectory(folder.resolve("models"));
    writeModel(models.resolve("candidate.model"));
    writeModel(folder.resolve("outside.model"));
    var evaluators =
        Evaluators.installed()
            .withFolder(
                models,
                problem -> {
                  throw new AssertionError(problem);
                })
            .withoutFiles();
    server =
        new RunningServer(
            new ServerOptions(
                null, 0, folder.resolve("data"), null, ServiceLimits.forThisMachine(), "test"),
            evaluators);
  }

  @AfterEach
  void stopServer() {
    server.close();
  }

  private static void writeModel(Path file) throws IOException {
    try (var model = Games.class.getResourceAsStream("/dev/secateur/games/reversi/learned.model")) {
      Files.write(file, model.readAllBytes());
    }
  }

  private RunningServer.Answer newGame(String evaluator) {
    return server.post(
        "/api/v1/games",
        """
        {"game":"reversi","players":[{"kind":"human"},{"kind":"custom","depth":2,"evaluator":"%s"}]}
        """
            .formatted(evaluator));
  }

  @Test
  void aModelInTheFolderIsInTheCatalogueAndPlays() {
    var games = server.get("/api/v1/catalogue").json().get("games");
    for (var game : games) {
      var names =
          game.get("evaluators").valueStream().map(each -> each.get("name").asString()).toList();
      assertThat(names.contains("candidate"))
          .isEqualTo(game.get("name").asString().equals("reversi"));
    }
    var game = newGame("candidate");
    assertThat(game.status()).isEqualTo(201);
    assertThat(game.json().at("/players/1/evaluator").asString()).isEqualTo("candidate");
    var explanation =
        server.get(
            "/api/v1/games/"
                + game.json().get("id").asString()
                + "/positions/0/explanation?evaluator=candidate");
    assertThat(explanation.status()).isEqualTo(200);
  }

  @Test
  void aPathIsRefused() {
    for (var path :
        List.of(
            "candidate.model",
            "../outside",
            "../outside.model",
            models.resolve("candidate.model").toString(),
            folder.resolve("outside.model").toString())) {
      var answer = newGame(path);
      assertThat(answer.status()).as(path).isEqualTo(422);
      assertThat(answer.detail())
          .contains("is not an evaluator of reversi: expected candidate, ")
          .doesNotContain("model file");
    }
  }
}
