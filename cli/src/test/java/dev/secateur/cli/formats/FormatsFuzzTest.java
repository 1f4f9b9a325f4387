package dev.secateur.cli.formats;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.RecordJson;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordFormat;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.RecordTarget;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Coverage-guided fuzzing of every reader of files: any input gives games or error entries and no
/// other exception. A game that was read can be written and read back.
class FormatsFuzzTest {

  private static final Games GAMES = Games.installed();
  private static final List<RecordFormat> READERS = readers();

  private static List<RecordFormat> readers() {
    var readers = new ArrayList<RecordFormat>();
    for (Game game : GAMES.all()) {
      readers.addAll(
          new RecordFormats(game, GAMES).all().stream().filter(RecordFormat::reads).toList());
    }
    return readers;
  }

  /// @param bytes the first byte chooses the format, from `A` on; the rest is the file
  @FuzzTest
  void anyFileIsReadOrRefused(byte[] bytes) throws IOException {
    if (bytes.length == 0) {
      return;
    }
    var format = READERS.get(Math.floorMod(bytes[0] - 'A', READERS.size()));
    var file = Arrays.copyOfRange(bytes, 1, bytes.length);
    format.recognises(RecordSource.text(file));
    var reader = format.reader(RecordSource.of(file));
    int number = 0;
    for (var entry = reader.next(); entry.isPresent(); entry = reader.next()) {
      number++;
      check(entry.get().number() == number, "games are counted wrongly");
      check(number <= file.length + 1, "there are more games than bytes");
      switch (entry.get()) {
        case RecordEntry.Read read -> checkReadBack(read.record(), format);
        case RecordEntry.Broken broken ->
            check(!broken.error().message().contains("\n"), "an error must be one line");
      }
    }
  }

  private static void checkReadBack(GameRecord record, RecordFormat format) throws IOException {
    var json = RecordJson.write(record);
    var again = RecordJson.write(RecordJson.parse(json, GAMES));
    check(again.equals(json), "%s was read back as %s".formatted(json, again));
    var bytes = new ByteArrayOutputStream();
    try (var writer = format.writer(RecordTarget.of(bytes))) {
      writer.write(record);
      if (!writer.losses().isEmpty()) {
        return;
      }
    }
    var written = format.reader(RecordSource.of(bytes.toByteArray())).next();
    if (written.isPresent() && written.get() instanceof RecordEntry.Broken broken) {
      throw new AssertionError(
          "%s was written as%n%s%nwhich is broken: %s"
              .formatted(json, bytes, broken.error().message()));
    }
  }

  private static void check(boolean holds, String otherwise) {
    if (!holds) {
      throw new AssertionError(otherwise);
    }
  }
}
