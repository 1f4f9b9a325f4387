package dev.secateur.cli.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfEnvironmentVariable;

/// Reads the whole WTHOR database of 1977 to 2025, if there is a copy: `SECATEUR_DATA` is the
/// folder that contains `reversi/wthor`.
@EnabledIfEnvironmentVariable(named = "SECATEUR_DATA", matches = ".+")
class WthorCollectionTest {

  private static final Path FOLDER =
      Path.of(System.getenv().getOrDefault("SECATEUR_DATA", ""), "reversi", "wthor");

  @Test
  void everyGameOfTheDatabaseIsLegalAndHasItsNames() throws IOException {
    var game = Games.installed().find("reversi");
    var formats = new RecordFormats(game, Games.installed());
    var players = new HashSet<String>();
    int games = 0;
    try (var files = Files.newDirectoryStream(FOLDER, "*.wtb")) {
      for (Path file : files) {
        try (var source = RecordSource.of(file)) {
          assertThat(formats.recognise(source).name()).isEqualTo("wthor");
          var reader = formats.readable("wthor").reader(source);
          for (var entry = reader.next(); entry.isPresent(); entry = reader.next()) {
            games++;
            assertThat(entry.get()).isInstanceOf(RecordEntry.Read.class);
            var headers = ((RecordEntry.Read) entry.get()).record().headers();
            players.add(headers.getOrDefault("Black", ""));
            assertThat(headers.getOrDefault("Event", "#")).doesNotStartWith("#");
          }
        }
      }
    }
    assertThat(games).isEqualTo(137_548);
    assertThat(players).contains("Tastet Marc").noneMatch(name -> name.startsWith("#"));
  }
}
