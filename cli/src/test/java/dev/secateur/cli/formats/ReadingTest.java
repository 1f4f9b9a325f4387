package dev.secateur.cli.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Games;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordSource;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Files that our own writers would not write.
class ReadingTest {

  private static final Games GAMES = Games.installed();

  private static List<RecordEntry> read(String game, String format, String file)
      throws IOException {
    var formats = new RecordFormats(GAMES.find(game), GAMES);
    var source = RecordSource.of(file.getBytes(StandardCharsets.UTF_8));
    var reader = formats.readable(format).reader(source);
    var entries = new ArrayList<RecordEntry>();
    for (var entry = reader.next(); entry.isPresent(); entry = reader.next()) {
      entries.add(entry.get());
    }
    return entries;
  }

  @ParameterizedTest
  @CsvSource({"checkers, pdn, FEN, 11-15", "quoridor, text, Position, e2"})
  void anEmptyPositionTagMeansTheUsualStart(String game, String format, String tag, String move)
      throws IOException {
    var entries =
        read(game, format, "[Event \"Open\"]\n[%s \"\"]\n\n1. %s *\n".formatted(tag, move));
    assertThat(entries).hasSize(1);
    var record = ((RecordEntry.Read) entries.getFirst()).record();
    assertThat(record.hasUsualStart()).isTrue();
    assertThat(record.moveTexts()).containsExactly(move);
    assertThat(record.headers()).containsOnlyKeys("Event");
  }

  @Test
  void anIllegalMoveOfSgfIsReportedWithItsLineAndTheNextGameIsRead() throws IOException {
    var entries =
        read("reversi", "sgf", "(;GM[2]\n;B[f5]\n;W[a1]\n;B[c3]\n)\n(;GM[2];B[f5];W[d6])\n");
    assertThat(entries).hasSize(2);
    assertThat(entries.getFirst()).isInstanceOf(RecordEntry.Broken.class);
    assertThat(entries.getFirst().line()).isEqualTo(3);
    assertThat(entries.getLast()).isInstanceOf(RecordEntry.Read.class);
    assertThat(entries.getLast().number()).isEqualTo(2);
    assertThat(entries.getLast().line()).isEqualTo(6);
  }

  @Test
  void brokenTextOfSgfIsReportedWhereItBreaks() throws IOException {
    var entries = read("reversi", "sgf", "(;GM[2]\n;B[f5]\n;W[a1]\n;B(\n");
    assertThat(entries).hasSize(1).allMatch(RecordEntry.Broken.class::isInstance);
    assertThat(entries.getFirst().line()).isEqualTo(4);
  }

  @Test
  void anIllegalMoveOfGgfIsReportedWithItsLineAndTheNextGameIsRead() throws IOException {
    var good = "(;GM[Othello]B[F5]W[D6];)\n";
    var entries = read("reversi", "ggf", "2 (;GM[Othello]B[F5]\nW[A1];)\n" + good);
    assertThat(entries).hasSize(2);
    assertThat(entries.getFirst()).isInstanceOf(RecordEntry.Broken.class);
    assertThat(entries.getFirst().line()).isEqualTo(2);
    assertThat(entries.getLast()).isInstanceOf(RecordEntry.Read.class);
    assertThat(entries.getLast().number()).isEqualTo(2);
  }
}
