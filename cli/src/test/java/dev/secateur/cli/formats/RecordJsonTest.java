package dev.secateur.cli.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import dev.secateur.records.RecordJson;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RecordJsonTest {

  private final Games games = Games.installed();

  @Test
  void aPlainGameIsAListOfMoves() {
    var record = GameRecord.of(games.find("reversi")).withMoves("f5d6c3");
    assertThat(RecordJson.write(record))
        .isEqualTo(
            """
            {"schema":1,"game":"reversi","moves":["f5","d6","c3"],"result":"undecided"}""");
  }

  @Test
  void everythingInARecordIsReadBack() {
    var record = rich();
    var line = RecordJson.write(record);
    assertThat(line).doesNotContain("\n");
    assertThat(RecordJson.parse(line, games)).usingRecursiveComparison().isEqualTo(record);
  }

  private GameRecord rich() {
    var game = games.find("reversi");
    var played = GameRecord.of(game).withMoves("f5 d6").moves();
    var other = GameRecord.of(game).withMoves("f5 f6 e6").moves().subList(1, 3);
    var judgement =
        new MoveJudgement(-1.25, OptionalInt.of(-7), OptionalInt.of(12), OptionalLong.of(1L << 40));
    var note =
        MoveNote.NONE
            .with(judgement)
            .withComment("a line\nand \"another\"")
            .withGlyphs(List.of(1, 14))
            .withTime(17)
            .withClock(59_983);
    var aside = RecordedLine.of(other).withComment("rather").withNote(1, note);
    var moves =
        List.of(
            new RecordedMove(played.getFirst(), note.with(MoveJudgement.of(0.5)), List.of()),
            new RecordedMove(played.getLast(), MoveNote.NONE, List.of(aside, RecordedLine.EMPTY)));
    return GameRecord.of(game)
        .withHeader("Black", "Ada")
        .withHeader("Annotator", "私")
        .withLine(new RecordedLine("before", moves))
        .withResult(GameResult.SECOND_WINS, "resignation");
  }

  @Test
  void aGameMayHaveParametersAndStartAnywhere() {
    var line =
        """
        {"game":"quoridor:size=5,walls=3","start":"- / - / c2 c4 / 3 3 / 2","moves":["c3"],\
        "result":"undecided","unknown":{"to":"us"}}""";
    var record = RecordJson.parse(line, games);
    assertThat(record.moveTexts()).containsExactly("c3");
    assertThat(RecordJson.parse(RecordJson.write(record), games).start()).isEqualTo(record.start());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          [1]                                                                | this is not an object: expected a game as a JSON object
          {"moves":[],"result":"draw"}                                       | there is no game: expected "game" with a name such as reversi
          {"game":"reversi","result":"draw"}                                 | moves is not a list: expected a list of moves
          {"game":"reversi","moves":["f5",7],"result":"draw"}                | moves[1] is not a move: expected a text or an object with a move
          {"game":"reversi","moves":[]}                                      | there is no result: expected "result" as first, second, draw or undecided
          {"game":"reversi","moves":[],"result":"win"}                       | the result is unknown: expected "result" as first, second, draw or undecided
          {"game":"reversi","moves":[{"move":"f5","depth":1.5,"score":1}],"result":"draw"} | moves[0].depth is not a whole number: expected a whole number
          {"game":"reversi","moves":[{"move":"f5","glyphs":[-3]}],"result":"draw"} | moves[0].glyphs is not a list of glyphs: expected numbers from 0 to 255
          {"game":"reversi","moves":[],"headers":{"Black":3},"result":"draw"} | headers.Black is not a text: expected a text in quotation marks
          {"schema":2,"game":"reversi","moves":[],"result":"draw"}           | the schema is another one: expected "schema": 1
          """)
  void theErrorSaysWhatIsWrong(String line, String message) {
    assertThatThrownBy(() -> RecordJson.parse(line, games))
        .isInstanceOf(NotationException.class)
        .hasMessage(message);
  }

  @Test
  void theErrorForAnIllegalMoveHasItsPath() {
    assertThatThrownBy(
            () ->
                RecordJson.parse(
                    """
                    {"game":"reversi","moves":["f5",\
                    {"move":"d6","instead":[{"moves":["f6","a1"]}]}],"result":"draw"}""",
                    games))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("moves[1].instead[0].moves[1]: ");
    assertThatThrownBy(() -> RecordJson.parse("{\"game\":", games))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("this is not JSON");
  }
}
