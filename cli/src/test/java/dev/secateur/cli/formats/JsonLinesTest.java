package dev.secateur.cli.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.records.JsonLines;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonLinesTest {

  private static final Games GAMES = Games.installed();
  private static final String SETUP =
      "{\"schema\":1,\"match\":{\"id\":\"m1\",\"game\":\"reversi\",\"openings\":{\"lines\":[\"f5\"]}}}\n";
  private static final String GAME =
      "{\"schema\":1,\"game\":\"reversi\",\"moves\":[\"f5\",\"d6\"],\"result\":\"first\"}\n";

  private static List<RecordEntry> read(String file) throws IOException {
    var source = RecordSource.of(file.getBytes(StandardCharsets.UTF_8));
    var recognised = RecordFormats.recognise(GAMES, source);
    assertThat(recognised.game().name()).isEqualTo("reversi");
    assertThat(recognised.format()).isInstanceOf(JsonLines.class);
    var reader = recognised.format().reader(source);
    var entries = new ArrayList<RecordEntry>();
    for (var entry = reader.next(); entry.isPresent(); entry = reader.next()) {
      entries.add(entry.get());
    }
    return entries;
  }

  @Test
  void theSetupOfAMatchIsSkipped() throws IOException {
    var entries = read(SETUP + GAME + GAME);
    assertThat(entries).hasSize(2).allMatch(RecordEntry.Read.class::isInstance);
    assertThat(entries).extracting(RecordEntry::number).containsExactly(1, 2);
    assertThat(entries).extracting(RecordEntry::line).containsExactly(2L, 3L);
  }

  @Test
  void aFileMayHoldTwoMatches() throws IOException {
    assertThat(read(SETUP + GAME + SETUP + GAME))
        .hasSize(2)
        .allMatch(RecordEntry.Read.class::isInstance);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{\"schema\":1,\"match\":{\"id\":\"m1\"",
        "{\"schema\":1,\"match\":\"m1\"}",
        "{\"schema\":1,\"set-up\":{\"id\":\"m1\"}}"
      })
  void aBrokenSetupIsReported(String first) throws IOException {
    var entries = read(first + "\n" + GAME);
    assertThat(entries).hasSize(2);
    assertThat(entries.getFirst()).isInstanceOf(RecordEntry.Broken.class);
    assertThat(entries.getFirst().line()).isEqualTo(1);
  }

  @Test
  void aGameWithAMatchFieldIsRead() throws IOException {
    var game = GAME.replace("\"moves\"", "\"match\":{\"id\":\"m1\"},\"moves\"");
    assertThat(read(game)).hasSize(1).allMatch(RecordEntry.Read.class::isInstance);
  }
}
