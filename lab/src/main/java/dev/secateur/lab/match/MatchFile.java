package dev.secateur.lab.match;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.records.RecordJson;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/// A match on disk as JSON lines: first the set-up, then one line per finished game in the order in
/// which they ended. A line is written and synced to disk before the game is reported. A power
/// failure or kill leaves at most half a line at the end; it is removed on resume, and its game is
/// played again.
///
/// It uses a RandomAccessFile, because a FileChannel is closed when its thread is interrupted, and
/// a match is stopped by interrupts.
public final class MatchFile implements GameStore, AutoCloseable {

  private static final JsonMapper MAPPER = new JsonMapper();
  private static final int MAX_FIELD_LENGTH = 60;

  private final Path path;
  private final RandomAccessFile file;
  private final WriterLock lock;
  private final MatchSetup setup;
  private final Games games;

  private MatchFile(
      Path path, RandomAccessFile file, WriterLock lock, MatchSetup setup, Games games) {
    this.path = path;
    this.file = file;
    this.lock = lock;
    this.setup = setup;
    this.games = games;
  }

  /// Creates the file of a new match.
  ///
  /// @throws FileAlreadyExistsException if the file exists and is not empty
  public static MatchFile create(Path path, MatchSetup setup, Games games) throws IOException {
    var opened = open(path, setup, games);
    try {
      if (opened.file.length() > 0) {
        throw new FileAlreadyExistsException(path.toString());
      }
      var line = MAPPER.createObjectNode();
      line.put("schema", 1);
      line.set(RecordJson.MATCH_SETUP, MatchSetupJson.write(setup));
      opened.write(MAPPER.writeValueAsString(line));
      return opened;
    } catch (IOException | RuntimeException unusable) {
      opened.close();
      throw unusable;
    }
  }

  private static MatchFile open(Path path, MatchSetup setup, Games games) throws IOException {
    var lock = WriterLock.take(path);
    try {
      return new MatchFile(path, new RandomAccessFile(path.toFile(), "rw"), lock, setup, games);
    } catch (IOException unusable) {
      lock.close();
      throw unusable;
    }
  }

  /// The set-up in the first line of a file.
  ///
  /// @throws NotationException if the first line is not a set-up
  public static JsonNode readSetup(Path path) throws IOException {
    try (var reader = Files.newBufferedReader(path)) {
      var line = Optional.ofNullable(reader.readLine()).orElse("");
      var setup =
          line.isEmpty()
              ? Optional.<JsonNode>empty()
              : RecordJson.matchSetup(RecordJson.json(line));
      if (setup.isPresent()) {
        return setup.get();
      }
    } catch (NotationException | CharacterCodingException other) {
      // Reported below.
    }
    throw new NotationException(
        "", 0, path + " does not start with the set-up of a match", "a file written by match");
  }

  /// Opens the file of a match to continue it.
  ///
  /// @param setup the same as that of the file, except for the id
  /// @throws NotationException if the set-up differs
  public static MatchFile resume(Path path, MatchSetup setup, Games games) throws IOException {
    if (!Files.exists(path)) {
      throw new NoSuchFileException(path.toString());
    }
    var opened = open(path, setup, games);
    try {
      var stored = readSetup(path);
      // Both are parsed from text, so that equal numbers compare as equal.
      var given = RecordJson.json(MatchSetupJson.write(setup).toString());
      checkSame(path, stored, given);
      removeIncompleteLine(opened.file);
      opened.file.seek(opened.file.length());
      return opened;
    } catch (IOException | RuntimeException unusable) {
      opened.close();
      throw unusable;
    }
  }

  /// The games of a match that another process may be playing, read without changing the file. Half
  /// a line at the end is ignored.
  public static GameStore reading(Path path, MatchSetup setup, Games games) {
    return new GameStore() {
      @Override
      public void forEach(Consumer<FinishedGame> game) throws IOException {
        readGames(path, setup, games, game);
      }

      @Override
      public void append(FinishedGame game) {
        throw new UnsupportedOperationException("this match is read-only");
      }
    };
  }

  private static void checkSame(Path path, JsonNode stored, JsonNode given) {
    var names = new TreeSet<String>();
    Stream.of(stored, given).forEach(setup -> names.addAll(setup.propertyNames()));
    names.remove("id");
    for (String name : names) {
      if (!stored.path(name).equals(given.path(name))) {
        throw new NotationException(
            "",
            0,
            "the match in %s has different %s".formatted(path, name),
            "%s, not %s; without any set-up, --resume takes that of the file"
                .formatted(shortened(stored.path(name)), shortened(given.path(name))));
      }
    }
  }

  private static String shortened(JsonNode value) {
    var text = value.isMissingNode() ? "none" : value.toString();
    return text.length() <= MAX_FIELD_LENGTH ? text : text.substring(0, MAX_FIELD_LENGTH) + "...";
  }

  private static void removeIncompleteLine(RandomAccessFile file) throws IOException {
    long end = endOfLastLine(file);
    if (end < file.length()) {
      file.setLength(end);
      file.getFD().sync();
    }
  }

  private static long endOfLastLine(RandomAccessFile file) throws IOException {
    long end = file.length();
    while (end > 0) {
      file.seek(end - 1);
      if (file.read() == '\n') {
        break;
      }
      end--;
    }
    return end;
  }

  public Path path() {
    return path;
  }

  @Override
  public void append(FinishedGame game) throws IOException {
    write(RecordJson.write(game.record()));
  }

  private synchronized void write(String line) throws IOException {
    file.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    file.getFD().sync();
  }

  /// Reads all games of the file.
  ///
  /// @throws NotationException with the line number if a line is not a game of this match
  @Override
  public void forEach(Consumer<FinishedGame> game) throws IOException {
    readGames(path, setup, games, game);
  }

  private static void readGames(
      Path path, MatchSetup setup, Games games, Consumer<FinishedGame> game) throws IOException {
    long whole;
    try (var file = new RandomAccessFile(path.toFile(), "r")) {
      whole = endOfLastLine(file);
    }
    var schedule = new Schedule(setup);
    var seen = new TreeSet<Integer>();
    // Decode as Latin-1 first, so that bytes can be counted and an error can name the line that is
    // not valid UTF-8.
    try (BufferedReader reader = Files.newBufferedReader(path, StandardCharsets.ISO_8859_1)) {
      long read = bytes(reader.readLine());
      int number = 1;
      while (read < whole) {
        var line = String.valueOf(reader.readLine());
        read += bytes(line);
        number++;
        var finished = parse(path, setup, games, decoded(line, path, number), number, schedule);
        if (!seen.add(finished.scheduled().number())) {
          throw broken(
              path, number, "game %d appears twice".formatted(finished.scheduled().number() + 1));
        }
        game.accept(finished);
      }
    }
  }

  private static String decoded(String bytes, Path path, int number) {
    try {
      var buffer = ByteBuffer.wrap(bytes.getBytes(StandardCharsets.ISO_8859_1));
      return StandardCharsets.UTF_8.newDecoder().decode(buffer).toString();
    } catch (CharacterCodingException garbled) {
      throw broken(path, number, "not valid UTF-8");
    }
  }

  /// The bytes of a line, including the line end.
  private static long bytes(@Nullable String line) {
    return line == null ? 1 : line.length() + 1L;
  }

  private static FinishedGame parse(
      Path path, MatchSetup setup, Games games, String line, int number, Schedule schedule) {
    GameRecord record;
    try {
      record = RecordJson.parse(line, games);
    } catch (NotationException bad) {
      throw broken(path, number, bad.error().wrong());
    }
    int game = FinishedGame.wholeNumber(record.headers(), FinishedGame.GAME) - 1;
    if (!setup.id().equals(record.headers().get(FinishedGame.MATCH))
        || game < 0
        || game >= schedule.size()) {
      throw broken(path, number, "this game belongs to another match");
    }
    var scheduled = schedule.game(game);
    var first = setup.players().get(scheduled.first()).name();
    if (!first.equals(record.headers().get(setup.game().sides().get(Position.FIRST)))) {
      throw broken(path, number, "game %d has different players".formatted(game + 1));
    }
    var finished = new FinishedGame(scheduled, record);
    if (!finished.hasConsistentResult()) {
      throw broken(
          path,
          number,
          "game %d has a result that does not follow from its moves".formatted(game + 1));
    }
    return finished;
  }

  private static NotationException broken(Path path, int line, String what) {
    return new NotationException(
        "", 0, "line %d of %s: %s".formatted(line, path, what), "a game of this match");
  }

  @Override
  public void close() throws IOException {
    try (lock) {
      file.close();
    }
  }
}
