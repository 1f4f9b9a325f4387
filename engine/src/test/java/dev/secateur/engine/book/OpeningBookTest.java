package dev.secateur.engine.book;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpeningBookTest {

  private static final Game REVERSI = Games.installed().find("reversi");

  /// A book that knows f5, and d6 and f4 as answers, with f4 worse by half a disc.
  private static byte[] bytes() throws IOException {
    return bytes(Comparator.naturalOrder());
  }

  private static byte[] bytes(Comparator<Long> orderOfKeys) throws IOException {
    var entries = new TreeMap<Long, BookEntry>(orderOfKeys);
    put(entries, "", 20, Map.of("f5", 30));
    put(entries, "f5", -20, Map.of("d6", -20, "f4", -70));
    put(entries, "f5 d6", 20, Map.of("c3", 20));
    var out = new ByteArrayOutputStream();
    BookFile.write(out, REVERSI, List.of("by hand", "for a test"), entries);
    return out.toByteArray();
  }

  private static void put(
      Map<Long, BookEntry> entries, String line, int value, Map<String, Integer> scores) {
    var position = position(line);
    var keys = new BookKeys(REVERSI);
    var children = List.copyOf(keys.children(position).values());
    var moves =
        scores.entrySet().stream()
            .map(
                score -> {
                  long move = REVERSI.notation().parseMove(position, score.getKey());
                  int place = 0;
                  while (!children.get(place).contains(move)) {
                    place++;
                  }
                  return new BookMove(place, score.getValue(), false);
                })
            .toList();
    entries.put(keys.of(position), new BookEntry(value, 9, 1234, false, moves));
  }

  private static Position position(String moves) {
    var position = REVERSI.start();
    REVERSI.notation().playMoves(position, moves, _ -> {});
    return position;
  }

  private static OpeningBook read(byte[] bytes) throws IOException {
    return BookFile.read(new ByteArrayInputStream(bytes), "x.book", REVERSI);
  }

  private static OpeningBook book() throws IOException {
    return read(bytes());
  }

  @Test
  void aBookComesBackFromItsFile() throws IOException {
    var book = book();
    assertThat(book.info().game()).isEqualTo("reversi");
    assertThat(book.info().provenance()).containsExactly("by hand", "for a test");
    assertThat(book.info().positions()).isEqualTo(3);
    assertThat(book.info().bytes()).isEqualTo(bytes().length);
    assertThat(book.info().digest()).hasSize(64).startsWith(book.info().shortDigest());
    var advice = book.find(REVERSI.start()).orElseThrow();
    assertThat(advice.score()).isEqualTo(20);
    assertThat(advice.depth()).isEqualTo(9);
    assertThat(advice.nodes()).isEqualTo(1234);
    // The score of the move is that of the position after it, which was analysed later.
    assertThat(advice.best().score()).isEqualTo(20);
    assertThat(advice.best().isContinued()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"f5 d6", "d3 c5", "c4 e3", "e6 f4"})
  void mirrorImagesAreFound(String line) throws IOException {
    var advice = book().find(position(line)).orElseThrow();
    assertThat(advice.score()).isEqualTo(20);
    assertThat(position(line).legalMoves()).contains(advice.best().move());
    assertThat(advice.best().isContinued()).isFalse();
  }

  private static BookMove move(String line, String text, int score, boolean exact, boolean back) {
    var position = position(line);
    long move = REVERSI.notation().parseMove(position, text);
    int place = 0;
    for (var moves : new BookKeys(REVERSI).children(position).values()) {
      if (moves.contains(move)) {
        return new BookMove(place, score, exact, back);
      }
      place++;
    }
    throw new IllegalArgumentException(text);
  }

  private static BookEntry entry(int value, BookMove move) {
    return new BookEntry(value, 9, 1234, false, List.of(move));
  }

  /// Two orders of moves lead to the Tiger. In one of them the last move is known to be
  /// worth 1 disc.
  @Test
  void anExactMoveKeepsItsScoreWhateverAnAnalysisOfTheNextPositionSays() throws IOException {
    var keys = new BookKeys(REVERSI);
    assertThat(keys.of(position("f5d6c3d3c4"))).isEqualTo(keys.of(position("f5d6c4d3c3")));
    var entries = new TreeMap<Long, BookEntry>();
    entries.put(
        keys.of(position("f5d6c3d3")), entry(100, move("f5d6c3d3", "c4", 100, true, false)));
    entries.put(keys.of(position("f5d6c4d3")), entry(-50, move("f5d6c4d3", "c3", 0, false, false)));
    entries.put(
        keys.of(position("f5d6c3d3c4")), entry(50, move("f5d6c3d3c4", "f4", 50, false, false)));
    var out = new ByteArrayOutputStream();
    BookFile.write(out, REVERSI, List.of(), entries);
    var book = read(out.toByteArray());
    var exact = book.find(position("f5d6c3d3")).orElseThrow();
    assertThat(exact.best().exact()).isTrue();
    assertThat(exact.best().score()).isEqualTo(100);
    assertThat(exact.best().isContinued()).isTrue();
    var searched = book.find(position("f5d6c4d3")).orElseThrow();
    assertThat(searched.best().exact()).isFalse();
    assertThat(searched.best().score()).isEqualTo(-50);
  }

  @Test
  void aMoveThatLeadsBackKeepsItsScoreToo() throws IOException {
    var keys = new BookKeys(REVERSI);
    var entries = new TreeMap<Long, BookEntry>();
    entries.put(keys.of(position("f5d6c3d3")), entry(10, move("f5d6c3d3", "c4", 10, false, true)));
    entries.put(
        keys.of(position("f5d6c3d3c4")), entry(50, move("f5d6c3d3c4", "f4", 50, false, false)));
    var out = new ByteArrayOutputStream();
    BookFile.write(out, REVERSI, List.of(), entries);
    var advice = read(out.toByteArray()).find(position("f5d6c3d3")).orElseThrow();
    assertThat(advice.best().score()).isEqualTo(10).isEqualTo(advice.score());
  }

  @Test
  void aPositionThatIsNotInTheBookIsNotFound() throws IOException {
    assertThat(book().find(position("f5 f6"))).isEmpty();
    assertThat(book().find(position("f5 f4"))).isEmpty();
  }

  @Test
  void theLineOfAMoveGoesOnAsFarAsTheBookDoes() throws IOException {
    var start = REVERSI.start();
    long move = REVERSI.notation().parseMove(start, "d3");
    var line = book().line(start, move);
    assertThat(REVERSI.notation().formatLine(start, line)).startsWith("d3", "c5").hasSize(3);
  }

  @Test
  void worseMovesAreChosenOnlyWithinTheAllowedLossAndLessOften() throws IOException {
    assertThat(choices(49)).containsOnlyKeys(-20);
    var all = choices(60);
    assertThat(all).containsOnlyKeys(-20, -70);
    assertThat(all.getOrDefault(-70, 0)).isBetween(1, all.getOrDefault(-20, 0) / 2);
  }

  private static Map<Integer, Integer> choices(int maxLoss) throws IOException {
    var counts = new HashMap<Integer, Integer>();
    var book = book();
    for (int seed = 0; seed < 200; seed++) {
      var found =
          BookChoice.of(book, position("f5"), maxLoss, new SplittableRandom(seed)).orElseThrow();
      counts.merge(found.score(), 1, Integer::sum);
    }
    return counts;
  }

  /// The keys are in files, so they must not change.
  @Test
  void theKeyOfAPositionIsForEver() {
    assertThat(new BookKeys(REVERSI).of(REVERSI.start())).isEqualTo(5880509124151483288L);
  }

  @Test
  void aWinKeepsItsDistance() throws IOException {
    var entries = new TreeMap<Long, BookEntry>();
    put(entries, "", Score.winIn(7), Map.of("f5", Score.winIn(7)));
    put(entries, "f5", Score.lossIn(6), Map.of("d6", Score.lossIn(6)));
    var out = new ByteArrayOutputStream();
    BookFile.write(out, REVERSI, List.of(), entries);
    var best = read(out.toByteArray()).find(REVERSI.start()).orElseThrow().best();
    assertThat(Score.text(best.score())).isEqualTo("win in 7");
  }

  private static void assertRefused(byte[] bytes, String message) {
    assertThatThrownBy(() -> read(bytes)).isInstanceOf(NotationException.class).hasMessage(message);
  }

  @Test
  void aForeignFileIsRefused() {
    var message = "x.book is not a book file: expected a file made by \"secateur book GAME build\"";
    assertRefused("PDN game".getBytes(StandardCharsets.UTF_8), message);
    assertRefused(new byte[0], message);
  }

  @Test
  void everyTruncatedFileIsRefused() throws IOException {
    byte[] whole = bytes();
    for (int length = 8; length < whole.length; length++) {
      assertRefused(
          Arrays.copyOf(whole, length),
          "x.book is cut off after %d bytes: expected the whole file; copy it again"
              .formatted(length));
    }
  }

  @Test
  void everyChangedByteIsNoticed() throws IOException {
    byte[] whole = bytes();
    for (int at = 0; at < whole.length; at++) {
      byte[] changed = whole.clone();
      changed[at] ^= 0x11;
      assertThatThrownBy(() -> read(changed))
          .as("byte %d", at)
          .isInstanceOf(NotationException.class)
          .hasMessageStartingWith("x.book ")
          .hasMessageContaining(": expected ");
    }
  }

  /// Positions are found by binary search.
  @Test
  void aBookWhoseKeysAreNotInOrderIsRefused() throws IOException {
    assertRefused(
        bytes(Comparator.reverseOrder()),
        "x.book is broken: it has positions that cannot be read: expected an unchanged book file;"
            + " copy it again");
  }

  @Test
  void aBookOfAnotherGameIsRefused() throws IOException {
    var out = new ByteArrayOutputStream();
    BookFile.write(out, Games.installed().find("checkers"), List.of(), new TreeMap<>());
    assertRefused(out.toByteArray(), "x.book is a book of checkers: expected a book of reversi");
  }
}
