package dev.secateur.lab.openings;

import static dev.secateur.lab.StandardEvaluator.standard;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningsTest {

  @TempDir private Path folder;

  private static Game game(String name) {
    return Games.installed().find(name);
  }

  @ParameterizedTest
  @CsvSource({"checkers, 144, 3, 3", "reversi, 500, 8, 8", "quoridor, 350, 4, 8"})
  void theOpeningsOfEachGameAreLegalAndDifferent(
      String name, int count, int minPlies, int maxPlies) {
    var game = game(name);
    var check = new OpeningCheck(game, standard(game), 0, 0);
    assertThat(game.openings()).hasSize(count);
    for (var opening : game.openings()) {
      var verdict = check.check(opening, 1);
      assertThat(verdict.problem()).as(opening.text()).isEmpty();
      assertThat(verdict.plies()).isBetween(minPlies, maxPlies);
    }
  }

  @Tag("long")
  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void theOpeningsOfEachGameAreFair(String name) {
    var game = game(name);
    var requirements = OpeningRequirements.standard(game);
    var check = new OpeningCheck(game, standard(game), requirements.depth(), requirements.margin());
    for (var opening : game.openings()) {
      assertThat(check.check(opening, 1).problem()).as(opening.text()).isEmpty();
    }
  }

  @Test
  void aMatchUsesTheOpeningsOfItsGameOrRandomOnes() {
    assertThat(Openings.standard(game("checkers"), 3, 1).list())
        .isEqualTo(game("checkers").openings());
    var small = Openings.standard(game("quoridor:size=5,walls=3"), 3, 1).list();
    assertThat(small).hasSize(3).doesNotHaveDuplicates();
  }

  @Test
  void commentsAndEmptyLinesInAFileAreSkipped() throws IOException {
    var file = Files.writeString(folder.resolve("mine.txt"), "# mine\n\nf5d6c3 # tiger\nf5f6\n");
    assertThat(Openings.read(file, game("reversi")).list())
        .extracting(opening -> opening.text())
        .containsExactly("f5 d6 c3", "f5 f6");
  }

  @Test
  void anOpeningMayBeAPosition() throws IOException {
    var file =
        Files.writeString(
            folder.resolve("mixed.txt"), "11-15 23-19\nW:W21,22,K30:B1,2,K5 # an ending\n");
    var openings = Openings.read(file, game("checkers")).list();
    assertThat(openings)
        .extracting(opening -> opening.text())
        .containsExactly("11-15 23-19", "W:W21,22,K30:B1,2,K5");
    var record = openings.getLast().begin(game("checkers"));
    assertThat(record.start()).isEqualTo("W:W21,22,K30:B1,2,K5");
    assertThat(record.plies()).isZero();
    assertThat(
            new OpeningCheck(game("checkers"), standard(game("checkers")), 0, 0)
                .check(openings.getLast(), 1)
                .problem())
        .isEmpty();
  }

  @Test
  void aBrokenPositionIsExplainedAsAPosition() throws IOException {
    var file = Files.writeString(folder.resolve("broken.txt"), "B:W21,99:B1\n");
    assertThatThrownBy(() -> Openings.read(file, game("checkers")))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("line 1 of broken.txt: ")
        .hasMessageContaining("99")
        .hasMessageNotContaining("part of a move");
  }

  @Test
  void anErrorInAFileNamesTheLine() throws IOException {
    var broken = Files.writeString(folder.resolve("broken.txt"), "f5d6\n\nf5a1\n");
    assertThatThrownBy(() -> Openings.read(broken, game("reversi")))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("line 3 of broken.txt: \"a1\" is not legal");
    var empty = Files.writeString(folder.resolve("empty.txt"), "# nothing\n");
    assertThatThrownBy(() -> Openings.read(empty, game("reversi")))
        .isInstanceOf(NotationException.class)
        .hasMessage("empty.txt has no opening: expected at least one line of moves");
    var binary = Files.write(folder.resolve("binary.txt"), new byte[] {(byte) 0xff, 0, 1});
    assertThatThrownBy(() -> Openings.read(binary, game("reversi")))
        .isInstanceOf(FileSystemException.class)
        .hasMessageContaining("not UTF-8 text");
  }
}
