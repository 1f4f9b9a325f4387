package dev.secateur.games.checkers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.games.checkers.Ballot.BallotKind;
import java.util.HashSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BallotTest {

  @Test
  void ballotCountsMatchThePublishedList() {
    assertThat(Ballot.all()).hasSize(174);
    assertThat(count(BallotKind.CROSSBOARD)).isEqualTo(144);
    assertThat(count(BallotKind.MAIL)).isEqualTo(12);
    assertThat(count(BallotKind.BARRED)).isEqualTo(18);
    assertThat(Ballot.all().stream().map(Ballot::number))
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 174).boxed().toList());
  }

  private static long count(BallotKind kind) {
    return Ballot.all().stream().filter(ballot -> ballot.kind() == kind).count();
  }

  @Test
  void everyBallotIsThreeLegalMovesToADifferentPosition() {
    var game = new Checkers();
    var reached = new HashSet<String>();
    for (Ballot ballot : Ballot.all()) {
      var position = game.start();
      game.notation().playMoves(position, ballot.moves(), _ -> {});
      assertThat(position.ply()).as(ballot.moves()).isEqualTo(3);
      assertThat(reached.add(game.notation().formatPosition(position))).as(ballot.moves()).isTrue();
    }
  }
}
