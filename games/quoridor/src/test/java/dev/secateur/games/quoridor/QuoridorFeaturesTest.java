package dev.secateur.games.quoridor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.core.Position;
import dev.secateur.learn.FeatureReader;
import dev.secateur.learn.InputPicture;
import dev.secateur.testkit.Successors;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuoridorFeaturesTest {

  private final Quoridor game = new Quoridor();
  private final QuoridorFeatures features = new QuoridorFeatures();
  private final FeatureReader reader = features.newReader();

  private int[] rows(Position position) {
    var rows = new int[reader.layout().maxActive()];
    return Arrays.stream(rows, 0, reader.read(position, rows)).sorted().toArray();
  }

  private List<String> descriptions(String position) {
    return Arrays.stream(rows(game.notation().parsePosition(position)))
        .mapToObj(features::describe)
        .toList();
  }

  /// The board is turned for the second player and mirrored if the own pawn is on the right, on
  /// every size of board.
  @ParameterizedTest
  @ValueSource(ints = {3, 6, 9})
  void symmetricPositionsHaveTheSameRows(int size) {
    var sized = Games.installed().find("quoridor:size=%d,walls=8,plies=60".formatted(size));
    Successors.inRandomGames(
        sized,
        20,
        position -> {
          var text = sized.notation().formatPosition(position);
          for (var symmetry : sized.symmetries()) {
            var image = sized.notation().parsePosition(symmetry.apply(text));
            assertThat(rows(image)).as(text).isEqualTo(rows(position));
          }
        });
  }

  @Test
  void differentPositionsHaveDifferentRows() {
    var plain = rows(game.notation().parsePosition("c3 / f6 / e4 d7 / 3 5 / 1"));
    for (var other :
        List.of(
            "c3 / f6 / e4 c7 / 3 5 / 1",
            "c3 / f6 / d4 d7 / 3 5 / 1",
            "d3 / f6 / e4 d7 / 3 5 / 1",
            "c3 / f7 / e4 d7 / 3 5 / 1",
            "f6 / c3 / e4 d7 / 3 5 / 1",
            "c3 / f6 / e4 d7 / 5 3 / 1",
            "c3 / f6 / e4 d7 / 3 5 / 2")) {
      assertThat(rows(game.notation().parsePosition(other))).as(other).isNotEqualTo(plain);
    }
  }

  /// Black, on e4 behind a wall, needs a step more than without it. A second wall e3v would cost
  /// another step.
  @Test
  void aRowSaysWhatItMeans() {
    assertThat(descriptions("e4 / - / e4 a3 / 3 0 / 1"))
        .contains(
            "pawn of the side to move",
            "opponent's pawn",
            "steps of the side to move: 6",
            "steps of the opponent: 2",
            "walls in hand of the side to move: 3",
            "walls in hand of the opponent: 0",
            "a wall costs the side to move at most 0",
            "walls that cost the side to move 2 or more: 0");
  }

  /// The opponent's damage counts only while the own side has walls.
  @Test
  void withoutWallsThereIsNoDamage() {
    assertThat(descriptions("d3 f3 / - / e3 e6 / 1 1 / 1"))
        .noneMatch(text -> text.equals("a wall costs the side to move at most 0"));
    assertThat(descriptions("d3 f3 / - / e3 e6 / 1 0 / 1"))
        .contains("a wall costs the side to move at most 0")
        .noneMatch(text -> text.equals("a wall costs the opponent at most 0"));
    assertThat(descriptions("d3 f3 / - / e3 e6 / 0 1 / 1"))
        .contains("a wall costs the opponent at most 0");
  }

  @Test
  void thePictureOfAPawnIsItsCell() {
    var rows = rows(game.notation().parsePosition("- / - / g9 b2 / 10 10 / 2"));
    var pictures = Arrays.stream(rows).mapToObj(features::picture).flatMap(Optional::stream);
    // White moves up after the board has been turned: b2 is b8, and g9 is g1.
    assertThat(pictures.map(InputPicture::words)).containsExactly("own b8", "opponent’s g1");
  }

  @Test
  void phasesGoByTheWallsInHand() {
    assertThat(phase("5 4 / 1")).isZero();
    assertThat(phase("5 3 / 1")).isEqualTo(1);
    assertThat(phase("5 0 / 1")).isEqualTo(2);
    assertThat(phase("5 0 / 2")).isEqualTo(3);
    assertThat(phase("0 0 / 1")).isEqualTo(4);
    for (int phase = 0; phase < reader.layout().phases(); phase++) {
      assertThat(features.describePhase(phase)).contains("walls");
    }
  }

  private int phase(String wallsAndTurn) {
    return reader.phase(game.notation().parsePosition("- / - / e4 e5 / " + wallsAndTurn));
  }
}
