package dev.secateur.cli.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.RecordJson;
import dev.secateur.records.formats.Losses;
import dev.secateur.records.formats.RecordContent;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordFormat;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.RecordTarget;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Random games are written in every format and read back: ten thousand of each kind in a full
/// test run (`roundtrip.games`), five hundred in a quick one.
class RoundTripTest {

  private static final int GAMES = Integer.getInteger("roundtrip.games", 500);
  private static final Games ALL = Games.installed();

  /// The same games are used for every format of a game.
  private static final Map<String, List<GameRecord>> RICH = new TreeMap<>();

  private static final Map<String, List<GameRecord>> PLAIN = new TreeMap<>();

  private static synchronized List<GameRecord> rich(String game) {
    return RICH.computeIfAbsent(game, name -> make(new RandomRecords(ALL.find(name), 1)::rich));
  }

  private static synchronized List<GameRecord> plain(String game) {
    return PLAIN.computeIfAbsent(game, name -> make(new RandomRecords(ALL.find(name), 2)::plain));
  }

  private static List<GameRecord> make(Supplier<GameRecord> source) {
    return Stream.generate(source).limit(GAMES).toList();
  }

  private static RecordFormat format(Game game, String name) {
    return new RecordFormats(game, ALL).readable(name);
  }

  @ParameterizedTest
  @CsvSource({
    "checkers, pdn",
    "checkers, json",
    "reversi, json",
    "quoridor, json",
    "quoridor, text",
    "quoridor:size=5;walls=3;plies=30, text",
    "quoridor:size=5;walls=3;plies=30, json"
  })
  void everythingInARecordIsReadBack(String game, String format) throws IOException {
    var records = rich(game.replace(';', ','));
    assertRoundTrip(format(records.getFirst().game(), format), records, records, true);
  }

  @Test
  void ggfKeepsHeadersScoresTimesAndResults() throws IOException {
    var kept =
        EnumSet.of(
            RecordContent.HEADERS, RecordContent.SCORES, RecordContent.TIMES, RecordContent.ENDING);
    assertKept("ggf", kept);
  }

  @Test
  void sgfKeepsEverythingExceptTimesAndSearchDetails() throws IOException {
    assertKept(
        "sgf", EnumSet.complementOf(EnumSet.of(RecordContent.TIMES, RecordContent.SEARCHES)));
  }

  /// In SGF an alternative to the first move of a variation becomes a variation beside it.
  private static RecordedLine withFlatVariations(RecordedLine line) {
    var moves = new ArrayList<RecordedMove>();
    for (RecordedMove move : line.moves()) {
      var instead = new ArrayList<RecordedLine>();
      move.variations().forEach(variation -> flatten(variation, instead));
      moves.add(new RecordedMove(move.move(), move.note(), instead));
    }
    return new RecordedLine(line.comment(), moves);
  }

  private static void flatten(RecordedLine variation, List<RecordedLine> into) {
    var flat = withFlatVariations(variation);
    if (!flat.comment().isEmpty()) {
      into.add(flat);
      return;
    }
    var first = flat.moves().getFirst();
    var moves = new ArrayList<>(flat.moves());
    moves.set(0, new RecordedMove(first.move(), first.note(), List.of()));
    into.add(new RecordedLine("", moves));
    into.addAll(first.variations());
  }

  private static void assertKept(String format, EnumSet<RecordContent> kept) throws IOException {
    var stripper = new RecordStripper(kept);
    var records =
        rich("reversi").stream()
            .map(RoundTripTest::withoutUnknownHeaders)
            .map(record -> record.withLine(withFlatVariations(record.line())))
            .toList();
    assertRoundTrip(
        format(ALL.find("reversi"), format),
        records,
        records.stream().map(stripper::of).toList(),
        false);
    // A record that the format can hold is written without a loss.
    var held = records.stream().limit(GAMES / 10).map(stripper::of).toList();
    assertRoundTrip(format(ALL.find("reversi"), format), held, held, true);
  }

  /// Neither GGF nor SGF has a property for every header.
  private static GameRecord withoutUnknownHeaders(GameRecord record) {
    var headers = new TreeMap<>(record.headers());
    headers.keySet().retainAll(List.of("Black", "White", "Date"));
    return new GameRecord(
        record.game(), record.start(), headers, record.line(), record.result(), record.ending());
  }

  @ParameterizedTest
  @CsvSource({
    "reversi, transcript",
    "quoridor, moves",
    "quoridor, moves-top",
    "quoridor, moves-above",
    "quoridor, moves-top-above",
    "quoridor, qtp",
    "quoridor:size=5;walls=3, moves-top-above",
    "quoridor:size=5;walls=3, qtp"
  })
  void movesAreReadBack(String game, String format) throws IOException {
    var records = plain(game.replace(';', ','));
    assertRoundTrip(format(records.getFirst().game(), format), records, records, true);
  }

  @ParameterizedTest
  @CsvSource({"checkers, fen", "quoridor, position", "reversi, obf"})
  void positionsAreReadBack(String game, String format) throws IOException {
    var records =
        rich(game).stream()
            .map(record -> GameRecord.from(record.game(), record.positionAfter(record.plies() / 2)))
            .toList();
    assertRoundTrip(format(ALL.find(game), format), records, records, true);
  }

  @Test
  void scoredMovesOfAPositionAreReadBackFromObf() throws IOException {
    var records =
        rich("reversi").stream()
            .map(RoundTripTest::problem)
            .filter(record -> record.plies() > 0)
            .toList();
    assertThat(records).hasSizeGreaterThan(GAMES * 9 / 10);
    assertRoundTrip(format(ALL.find("reversi"), "obf"), records, records, true);
  }

  private static GameRecord problem(GameRecord record) {
    var position = record.positionAfter(record.plies() / 2);
    var moves =
        Arrays.stream(position.legalMoves())
            .mapToObj(
                move ->
                    new RecordedMove(
                        move, MoveNote.NONE.with(MoveJudgement.of(move % 7 - 3.5)), List.of()))
            .toList();
    if (moves.isEmpty()) {
      return GameRecord.of(record.game());
    }
    var others = moves.stream().skip(1).map(move -> new RecordedLine("", List.of(move))).toList();
    var first = moves.getFirst();
    var only = List.of(new RecordedMove(first.move(), first.note(), others));
    return GameRecord.from(record.game(), position).withLine(new RecordedLine("No. 1", only));
  }

  @Test
  void wthorKeepsMovesNamesAndTheYear(@TempDir Path folder) throws IOException {
    var game = ALL.find("reversi");
    var records =
        plain("reversi").stream()
            .map(
                record ->
                    record
                        .withHeader("Event", "Open " + record.moves().get(3))
                        .withHeader("Date", "1997")
                        .withHeader("Black", "Å " + record.plies())
                        .withHeader("White", "B " + record.moves().get(5))
                        .withHeader("BestPlayScore", "+2")
                        .withHeader("BestPlayEmpties", "24"))
            .toList();
    var file = folder.resolve("ours.wtb");
    var format = format(game, "wthor");
    try (var out = Files.newOutputStream(file);
        var writer = format.writer(new RecordTarget(out, Optional.of(file)))) {
      for (GameRecord record : records) {
        writer.write(record);
      }
      assertThat(writer.losses().sentence("wthor")).isEmpty();
    }
    try (var source = RecordSource.of(file)) {
      assertThat(new RecordFormats(game, ALL).recognise(source).name()).isEqualTo("wthor");
      assertSame(format, source, records);
    }
  }

  private static void assertRoundTrip(
      RecordFormat format, List<GameRecord> records, List<GameRecord> expected, boolean lossless)
      throws IOException {
    var bytes = new ByteArrayOutputStream();
    Losses losses;
    try (var writer = format.writer(RecordTarget.of(bytes))) {
      for (GameRecord record : records) {
        writer.write(record);
      }
      losses = writer.losses();
    }
    assertThat(losses.isEmpty()).as(losses.sentence(format.name()).orElse("")).isEqualTo(lossless);
    assertSame(format, RecordSource.of(bytes.toByteArray()), expected);
  }

  private static void assertSame(
      RecordFormat format, RecordSource source, List<GameRecord> expected) throws IOException {
    assertThat(format.recognises(RecordSource.text(source.beginning()))).isTrue();
    var reader = format.reader(source);
    var left = new ArrayList<>(expected);
    int number = 0;
    for (var entry = reader.next(); entry.isPresent(); entry = reader.next()) {
      if (!(entry.get() instanceof RecordEntry.Read read)) {
        throw new AssertionError("broken: " + entry.get());
      }
      assertThat(read.number()).isEqualTo(number + 1);
      // Compared as text, so that the order of headers counts too.
      assertThat(RecordJson.write(read.record())).isEqualTo(RecordJson.write(left.get(number)));
      number++;
    }
    assertThat(number).isEqualTo(expected.size());
  }

  @Test
  void anUndecidedResultStaysUndecided() throws IOException {
    var game = ALL.find("checkers");
    var over = plain("checkers").getFirst().withResult(GameResult.UNDECIDED);
    assertRoundTrip(format(game, "pdn"), List.of(over), List.of(over), true);
  }

  @Test
  void aRecordWithoutMovesIsReadBack() throws IOException {
    for (Game game : ALL.all()) {
      var empty = GameRecord.of(game);
      for (String name : List.of("pdn", "ggf", "sgf", "text", "json")) {
        var formats = new RecordFormats(game, ALL);
        if (formats.all().stream().anyMatch(format -> format.name().equals(name))) {
          assertRoundTrip(formats.readable(name), List.of(empty), List.of(empty), true);
        }
      }
    }
  }
}
