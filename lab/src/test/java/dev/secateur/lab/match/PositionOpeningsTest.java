package dev.secateur.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.core.Opening;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PositionOpeningsTest {

  private static final String ENDING = "W:W21,22,K30:B1,2,K5";

  @TempDir private Path folder;

  @Test
  void aMatchCanStartFromAPositionAndGoOnAfterAnInterruption() throws Exception {
    var games = Games.installed();
    var setup =
        Setups.startingWith(
            List.of(new Opening(ENDING, "")),
            Setups.of(
                games.find("checkers"),
                4,
                TestPlayers.player("a", TestPlayers.random(1)),
                TestPlayers.player("b", TestPlayers.random(2))));
    var path = folder.resolve("match.jsonl");
    try (var file = MatchFile.create(path, setup, games)) {
      new Match(setup, file, 1, MatchListener.NONE).run();
    }
    var stored =
        MatchSetupJson.read(
            MatchFile.readSetup(path), games, (text, _) -> setup.players().getFirst().source());
    assertThat(stored.openings().list()).containsExactly(new Opening(ENDING, ""));
    try (var file = MatchFile.resume(path, setup, games)) {
      var played = new ArrayList<FinishedGame>();
      file.forEach(played::add);
      assertThat(played).hasSize(4).allMatch(game -> game.record().start().equals(ENDING));
      assertThat(played).allMatch(game -> game.openingPlies() == 0);
      assertThat(new Match(setup, file, 1, MatchListener.NONE).isOver()).isTrue();
    }
  }
}
