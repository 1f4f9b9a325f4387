package dev.secateur.lab.match;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.core.Termination;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.TerminationWords;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Readers of a match file see by which kind of fault a game was lost.
class LostByFaultTest {

  private static final Games GAMES = Games.installed();

  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void everyKindOfFaultIsReadAsTimeOrForfeit(FaultKind kind) throws Exception {
    var reversi = GAMES.find("reversi");
    var setup =
        Setups.of(
            reversi,
            2,
            TestPlayers.player("good", TestPlayers.random(1)),
            TestPlayers.player("bad", TestPlayers.faulty(kind, 12)));
    var path = folder.resolve("match.jsonl");
    try (var file = MatchFile.create(path, setup, GAMES)) {
      new Match(setup, file, 1, MatchListener.NONE).run();
    }
    var sgf = new ByteArrayOutputStream();
    try (var source = RecordSource.of(path);
        var writer =
            new RecordFormats(reversi, GAMES).writable("sgf").writer(RecordTarget.of(sgf))) {
      var reader = RecordFormats.recognise(GAMES, source).format().reader(source);
      for (var entry = reader.next(); entry.isPresent(); entry = reader.next()) {
        var record = ((RecordEntry.Read) entry.get()).record();
        assertThat(TerminationWords.of(record))
            .contains(kind == FaultKind.TIME ? Termination.TIME : Termination.FORFEIT);
        writer.write(record);
      }
    }
    var letter = kind == FaultKind.TIME ? "T" : "F";
    assertThat(sgf.toString(StandardCharsets.UTF_8))
        .contains("RE[B+%s]".formatted(letter))
        .contains("RE[W+%s]".formatted(letter));
  }
}
