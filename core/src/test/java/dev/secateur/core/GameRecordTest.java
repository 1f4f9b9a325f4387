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
  void aNewRecordHasTheStartPositionAndNoMoves() {
    assertThat(empty.start()).isEqualTo("5 1");
    assertThat(empty.moves()).isEmpty();
    assertThat(empty.result()).isEqualTo(Outcome.GameResult.UNDECIDED);
    assertThat(empty.headers()).isEmpty();
    assertThat(empty.line()).isEqualTo(RecordedLine.EMPTY);
  }

  @Test
  void aRecordMayStartAnywhere() {
    var record = GameRecord.from(game, game.parsePosition("2 2")).withMoves("1 1");
    assertThat(record.start()).isEqualTo("2 2");
    assertThat(record.result()).isEqualTo(Outcome.GameResult.FIRST_WINS);
    assertThat(GameRecord.from(game, game.parsePosition("0 1")).result())
        .isEqualTo(Outcome.GameResult.SECOND_WINS);
  }

  @Test
  void movesAreAddedAtTheEndAndTheResultFollows() {
    var record = empty.withMoves("2").withMove(Stones.take(1)).withMoves("2");
    assertThat(record.moves()).containsExactly(Stones.take(2), Stones.take(1), Stones.take(2));
    assertThat(record.moveTexts()).containsExactly("2", "1", "2");
    assertThat(record.result()).isEqualTo(Outcome.GameResult.FIRST_WINS);
  }

  @Test
  void thePositionAfterAnyPlyHasItsHistory() {
    var record = empty.withMoves("2 1 2");
    assertThat(game.formatPosition(record.positionAfter(0))).isEqualTo("5 1");
    var position = record.positionAfter(2);
    assertThat(game.formatPosition(position)).isEqualTo("2 1");
    position.undo();
    assertThat(game.formatPosition(position)).isEqualTo("3 2");
    assertThat(game.formatPosition(record.positionAfter(2))).isEqualTo("2 1");
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
  void withMethodsDoNotChangeTheRecord() {
    empty.withMoves("2");
    empty.withResult(Outcome.GameResult.DRAW);
    empty.withHeader("Event", "Club");
    empty.withLine(RecordedLine.EMPTY.withComment("Good luck"));
    assertThat(empty).isEqualTo(GameRecord.of(game));
  }

  @Test
  void laterChangesOfTheArgumentsDoNotChangeARecord() {
    var moves = new ArrayList<>(List.of(new RecordedMove(Stones.take(1))));
    var headers = new LinkedHashMap<>(Map.of("Event", "Club"));
    var line = new RecordedLine("", moves);
    var record = new GameRecord(game, "5 1", headers, line, Outcome.GameResult.UNDECIDED, "");
    moves.clear();
    headers.clear();
    assertThat(record.moves()).hasSize(1);
    assertThat(record.headers()).hasSize(1);
  }

  @Test
  void theCollectionsOfARecordCannotBeChanged() {
    var record = empty.withMoves("1").withHeader("Event", "Club");
    assertThatThrownBy(() -> record.moves().add(Stones.take(1)))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> record.headers().put("Date", "today"))
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> record.line().moves().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void headersKeepTheirOrder() {
    var record = empty;
    for (var name : List.of("Event", "Site", "Date", "Round", "Black", "White", "Annotator")) {
      record = record.withHeader(name, "?");
    }
    record = record.withHeader("Date", "2026.01.01").withMoves("1");
    assertThat(record.headers().keySet())
        .containsExactly("Event", "Site", "Date", "Round", "Black", "White", "Annotator");
    assertThat(record.headers()).containsEntry("Date", "2026.01.01");
  }

  @Test
  void notesStayWithTheirMovesWhenTheGameGoesOn() {
    var note = MoveNote.NONE.withComment("Hm").withTime(1_500);
    var record = empty.withMoves("1 1");
    var noted = record.withLine(record.line().withComment("start").withNote(2, note));
    var longer = noted.withMoves("1").line();
    assertThat(longer.comment()).isEqualTo("start");
    assertThat(longer.moves())
        .extracting(RecordedMove::note)
        .containsExactly(MoveNote.NONE, note, MoveNote.NONE);
  }

  @Test
  void aShortenedGameIsUndecidedAgain() {
    var record = empty.withMoves("2 1 2");
    assertThat(record.shortened(2)).isEqualTo(empty.withMoves("2 1"));
    assertThat(empty.withMoves("1").withResult(Outcome.GameResult.DRAW, "agreement").shortened(1))
        .isEqualTo(empty.withMoves("1"));
  }

  @Test
  void aResultMayBeAgreed() {
    var resigned = empty.withMoves("1").withResult(Outcome.GameResult.FIRST_WINS);
    assertThat(resigned.result()).isEqualTo(Outcome.GameResult.FIRST_WINS);
    assertThat(resigned.withHeader("Event", "Club").result())
        .isEqualTo(Outcome.GameResult.FIRST_WINS);
  }
}
