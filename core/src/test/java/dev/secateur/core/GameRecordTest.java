package dev.secateur.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GameRecordTest {

  private final Stones game = new Stones();
  private final GameRecord empty = GameRecord.of(game);

  @Test
  void aNewRecordStandsAtTheStart() {
    assertThat(empty.start()).isEqualTo("5 1");
    assertThat(empty.moves()).isEmpty();
    assertThat(empty.result()).isEqualTo(Outcome.Result.UNDECIDED);
    assertThat(empty.headers()).isEmpty();
    assertThat(empty.comments()).isEmpty();
  }

  @Test
  void aRecordMayStartAnywhere() {
    var record = GameRecord.from(game, game.parsePosition("2 2")).withMoves("1 1");
    assertThat(record.start()).isEqualTo("2 2");
    assertThat(record.result()).isEqualTo(Outcome.Result.FIRST_WINS);
    assertThat(GameRecord.from(game, game.parsePosition("0 1")).result())
        .isEqualTo(Outcome.Result.SECOND_WINS);
  }

  @Test
  void movesAreAddedAtTheEndAndTheResultFollows() {
    var record = empty.withMoves("2").withMove(Stones.take(1)).withMoves("2");
    assertThat(record.moves()).containsExactly(Stones.take(2), Stones.take(1), Stones.take(2));
    assertThat(record.moveTexts()).containsExactly("2", "1", "2");
    assertThat(record.result()).isEqualTo(Outcome.Result.FIRST_WINS);
  }

  @Test
  void thePositionAfterAnyPlyHasItsHistory() {
    var record = empty.withMoves("2 1 2");
    assertThat(game.position(record.positionAfter(0))).isEqualTo("5 1");
    var position = record.positionAfter(2);
    assertThat(game.position(position)).isEqualTo("2 1");
    position.undo();
    assertThat(game.position(position)).isEqualTo("3 2");
    assertThat(game.position(record.positionAfter(2))).isEqualTo("2 1");
  }

  @Test
  void aMoveThatCannotBeMadeLeavesTheRecordAsItWas() {
    var record = empty.withMoves("2");
    assertThatThrownBy(() -> record.withMoves("1 1 x"))
        .isInstanceOf(NotationException.class)
        .hasMessage("\"x\" is not a move (character 5 of \"1 1 x\"): expected 1 or 2");
    assertThatThrownBy(() -> record.withMoves("2 2"))
        .hasMessage("there are too few stones (character 3 of \"2 2\"): expected less");
    assertThatThrownBy(() -> record.withMove(Stones.take(3)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not legal in 3 2");
    assertThat(record).isEqualTo(empty.withMoves("2"));
  }

  @Test
  void eachWithGivesANewRecord() {
    empty.withMoves("2");
    empty.withResult(Outcome.Result.DRAW);
    empty.withHeader("Event", "Club");
    empty.withComment(0, "Good luck");
    assertThat(empty).isEqualTo(GameRecord.of(game));
  }

  @Test
  void whatARecordIsMadeOfCannotChangeIt() {
    var moves = new ArrayList<>(List.of(Stones.take(1)));
    var headers = new LinkedHashMap<>(Map.of("Event", "Club"));
    var comments = new LinkedHashMap<>(Map.of(0, "Good luck"));
    var record = new GameRecord(game, "5 1", moves, Outcome.Result.UNDECIDED, headers, comments);
    moves.clear();
    headers.clear();
    comments.clear();
    assertThat(record.moves()).hasSize(1);
    assertThat(record.headers()).hasSize(1);
    assertThat(record.comments()).hasSize(1);
  }

  @Test
  void whatARecordGivesOutCannotBeChanged() {
    var record = empty.withMoves("1").withHeader("Event", "Club").withComment(1, "Hm");
    assertThatThrownBy(() -> record.moves().add(Stones.take(1)))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> record.headers().put("Date", "today"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> record.comments().put(0, "Ah"))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void headersKeepTheirOrder() {
    var record = empty;
    for (var name : List.of("Event", "Site", "Date", "Round", "Black", "White", "Annotator")) {
      record = record.withHeader(name, "?");
    }
    record = record.withHeader("Date", "2026.01.01").withMoves("1").withComment(1, "Hm");
    assertThat(record.headers().keySet())
        .containsExactly("Event", "Site", "Date", "Round", "Black", "White", "Annotator");
    assertThat(record.headers()).containsEntry("Date", "2026.01.01");
  }

  @Test
  void commentsStandBeforeTheFirstMoveAndAfterEach() {
    var record = empty.withMoves("1 1").withComment(0, "start").withComment(2, "end");
    assertThat(record.withMoves("1").comments()).isEqualTo(Map.of(0, "start", 2, "end"));
    assertThat(record.withComment(2, "other").comments()).containsEntry(2, "other");
    assertThatThrownBy(() -> record.withComment(3, "too far"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no ply 3 to comment on");
    assertThatThrownBy(() -> record.withComment(-1, "too early"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aResultMayBeAgreed() {
    var resigned = empty.withMoves("1").withResult(Outcome.Result.FIRST_WINS);
    assertThat(resigned.result()).isEqualTo(Outcome.Result.FIRST_WINS);
    assertThat(resigned.withHeader("Event", "Club").withComment(1, "resigns").result())
        .isEqualTo(Outcome.Result.FIRST_WINS);
  }
}
