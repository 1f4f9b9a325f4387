package dev.secateur.cli.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Termination;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.RecordJson;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordFormat;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.TerminationWords;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The reason why a game ended, in every format that has a place for it.
class EndingsTest {

  private static final Games GAMES = Games.installed();

  private static GameRecord reversi(String termination, String ending) {
    var played = GameRecord.of(GAMES.find("reversi")).withMoves("f5 d6 c3");
    var headed = termination.isEmpty() ? played : played.withHeader("Termination", termination);
    return headed.withResult(GameResult.SECOND_WINS, ending);
  }

  private static RecordFormat format(GameRecord record, String name) {
    return new RecordFormats(record.game(), GAMES).writable(name);
  }

  /// @return the text that was written, and the sentence about losses
  private static Map.Entry<String, String> write(GameRecord record, String name)
      throws IOException {
    var format = format(record, name);
    var bytes = new ByteArrayOutputStream();
    String lost;
    try (var writer = format.writer(RecordTarget.of(bytes))) {
      writer.write(record);
      lost = writer.losses().sentence(name).orElse("");
    }
    return Map.entry(bytes.toString(StandardCharsets.UTF_8), lost);
  }

  private static GameRecord read(GameRecord record, String name) throws IOException {
    var text = write(record, name).getKey();
    var source = RecordSource.of(text.getBytes(StandardCharsets.UTF_8));
    return ((RecordEntry.Read) format(record, name).reader(source).next().orElseThrow()).record();
  }

  @ParameterizedTest
  @CsvSource({
    "'',           resignation,                           W+R,  -64.000:r",
    "'',           time,                                  W+T,  -64.000:t",
    "'',           Time forfeit,                          W+T,  -64.000:t",
    "'',           forfeit,                               W+F,  -64.000",
    "'',           rules infraction,                      W+F,  -64.000",
    "crash,        Ada crashed: no memory,                W+F,  -64.000",
    "hang,         Ada gave no answer: within 9 s,        W+F,  -64.000",
    "illegal-move, Ada made an illegal move: a1,          W+F,  -64.000",
    "time,         Ada overstepped its time: took 9 ms,   W+T,  -64.000:t",
    "adjudication, adjudicated: both sides were sure,     W+64, -64.000",
    "'',           nobody knows,                          W+64, -64.000",
    "rules,        '',                                    W+64, -64.000"
  })
  void sgfAndGgfWriteALetterForCommonEndings(
      String termination, String ending, String sgf, String ggf) throws IOException {
    var record = reversi(termination, ending);
    assertThat(write(record, "sgf").getKey()).contains("RE[%s]".formatted(sgf));
    assertThat(write(record, "ggf").getKey()).contains("RE[%s]".formatted(ggf));
  }

  @Test
  void aForfeitIsReadBackFromSgf() throws IOException {
    var back = read(reversi("crash", "Ada crashed: no memory"), "sgf");
    assertThat(back.result()).isEqualTo(GameResult.SECOND_WINS);
    assertThat(back.ending()).isEqualTo("forfeit");
    assertThat(TerminationWords.of(back)).contains(Termination.FORFEIT);
  }

  @Test
  void detailsThatHaveNoLetterAreReportedAsLost() throws IOException {
    assertThat(write(reversi("", "forfeit"), "sgf").getValue()).isEmpty();
    assertThat(write(reversi("", "Ada crashed: no memory"), "sgf").getValue())
        .isEqualTo("sgf has no place for reasons for the end: left out");
    assertThat(write(reversi("crash", "Ada crashed: no memory"), "sgf").getValue())
        .isEqualTo(
            "sgf has no place for details of the end and headers that have no property: left out");
    assertThat(write(reversi("", "forfeit"), "ggf").getValue())
        .isEqualTo("ggf has no place for reasons for the end: left out");
  }

  @Test
  void taggedTextKeepsTheTerminationAndItsDetails() throws IOException {
    for (String game : new String[] {"checkers", "quoridor"}) {
      var record =
          GameRecord.of(GAMES.find(game))
              .withHeader("Black", "Ada")
              .withHeader("Termination", "crash")
              .withHeader("Event", "Night match")
              .withResult(GameResult.SECOND_WINS, "Ada crashed: no memory");
      var name = game.equals("checkers") ? "pdn" : "text";
      var written = write(record, name);
      assertThat(written.getKey())
          .contains("[Termination \"crash\"]\n")
          .contains("[TerminationDetails \"Ada crashed: no memory\"]\n");
      assertThat(written.getValue()).isEmpty();
      assertThat(RecordJson.write(read(record, name))).isEqualTo(RecordJson.write(record));
    }
  }

  @Test
  void anEndingWithoutAHeaderIsOneTag() throws IOException {
    var record =
        GameRecord.of(GAMES.find("checkers")).withResult(GameResult.SECOND_WINS, "time forfeit");
    assertThat(write(record, "pdn").getKey())
        .contains("[Termination \"time forfeit\"]\n")
        .doesNotContain("Details");
    assertThat(RecordJson.write(read(record, "pdn"))).isEqualTo(RecordJson.write(record));
  }

  /// If the header alone were written, it would be read back as the ending of the game.
  @Test
  void aTerminationHeaderWithoutAnEndingIsNotWritten() throws IOException {
    var record = GameRecord.of(GAMES.find("checkers")).withHeader("Termination", "rules");
    var written = write(record, "pdn");
    assertThat(written.getKey()).doesNotContain("Termination");
    assertThat(written.getValue()).contains("headers named like the format's own tags");
  }
}
