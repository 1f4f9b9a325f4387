package dev.secateur.server.web;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.records.JsonLines;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.RecordJson;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordReader;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.play.Problem;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import java.util.function.Supplier;
import tools.jackson.core.JacksonException;

/// A file of games that a client sends: an exported archive, or any format that is recognised by
/// its content. It is read game by game, because it may be larger than the memory.
final class GameFile {

  /// One game of a file.
  sealed interface GameFileItem {

    /// Which game of the file it is, from 1.
    int number();

    /// Where it stands in the file, from 1.
    long line();

    /// A game that can be stored.
    ///
    /// @param isArchived whether it comes from an archive and has an id of its own
    record Found(int number, long line, StoredGame game, boolean isArchived)
        implements GameFileItem {}

    /// A game that cannot be read, and why.
    record UnreadableGame(int number, long line, String detail) implements GameFileItem {}
  }

  private final Games games;
  private final Supplier<String> newId;
  private final Consumer<StoredGame> check;

  /// A reader of files.
  ///
  /// @param check throws a [Problem] for a game that cannot be played here
  GameFile(Games games, Supplier<String> newId, Consumer<StoredGame> check) {
    this.games = games;
    this.newId = newId;
    this.check = check;
  }

  /// Reports the games of the file in their order.
  ///
  /// @return the name of the format
  /// @throws Problem if it is not a file of games
  /// @throws IOException if the file cannot be read
  String read(InputStream stream, Consumer<GameFileItem> consumer) throws IOException {
    try (var source = RecordSource.of(stream)) {
      var recognised = RecordFormats.recognise(games, source);
      if (recognised.format() instanceof JsonLines lines) {
        readLines(lines, source, consumer);
      } else {
        readRecords(recognised.format().reader(source), consumer);
      }
      return recognised.format().name();
    } catch (NotationException unknown) {
      throw Problem.unprocessable(unknown.error());
    }
  }

  private void readLines(JsonLines lines, RecordSource source, Consumer<GameFileItem> consumer)
      throws IOException {
    var reader = new BufferedReader(new InputStreamReader(source.stream(), StandardCharsets.UTF_8));
    int place = 0;
    int number = 0;
    for (var line = reader.readLine(); line != null; line = reader.readLine()) {
      place++;
      if (!lines.isSkipped(line.strip())) {
        consumer.accept(item(++number, place, line));
      }
    }
  }

  private GameFileItem item(int number, int place, String line) {
    try {
      var json = RecordJson.json(line);
      // A line of `convert` or of a match has moves; one of an archive has nodes instead.
      return json.has("moves")
          ? item(number, place, RecordJson.parse(json, games))
          : checked(number, place, ArchivedGame.read(line, games), true);
    } catch (NotationException problem) {
      return new GameFileItem.UnreadableGame(number, place, problem.error().message());
    } catch (JacksonException problem) {
      return new GameFileItem.UnreadableGame(
          number, place, "it is not a game of an archive: expected a line of an exported file");
    }
  }

  private void readRecords(RecordReader reader, Consumer<GameFileItem> consumer)
      throws IOException {
    for (var entry = reader.next(); entry.isPresent(); entry = reader.next()) {
      consumer.accept(
          switch (entry.get()) {
            case RecordEntry.Read read -> item(read.number(), read.line(), read.record());
            case RecordEntry.Broken broken ->
                new GameFileItem.UnreadableGame(
                    broken.number(), broken.line(), broken.error().message());
          });
    }
  }

  private GameFileItem item(int number, long line, GameRecord record) {
    return checked(number, line, StoredRecord.read(record, newId.get()), false);
  }

  private GameFileItem checked(int number, long line, StoredGame game, boolean isArchived) {
    try {
      check.accept(game);
      return new GameFileItem.Found(number, line, game, isArchived);
    } catch (Problem problem) {
      return new GameFileItem.UnreadableGame(number, line, problem.detail());
    }
  }
}
