package dev.secateur.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Move;
import dev.secateur.core.NotationException;
import dev.secateur.core.Perft;
import dev.secateur.core.PerftConvention;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.Termination;
import dev.secateur.core.TextStyle;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/// The tests that every game must pass. A game's own test extends this and names the game and its
/// perft table.
public abstract class GameConformance {

  /// Ten thousand in a full run (`conformance.games`), fewer in a quick one.
  private static final int RANDOM_GAMES = Integer.getInteger("conformance.games", 1_000);

  /// Mutation tests count small trees only (`perft.leaves`): they count each of them many times.
  private static final long MAX_LEAVES = Long.getLong("perft.leaves", Long.MAX_VALUE);

  /// Checking every move of a position is slow if there are 130, so only one position in this many
  /// is checked.
  private static final int CHECK_INTERVAL = 16;

  protected abstract Game game();

  /// Counts from another source than this program.
  protected abstract List<PerftCount> perftTable();

  /// Each turns the text of a position into that of an equivalent one. A test may add more than the
  /// game itself lists.
  protected List<UnaryOperator<String>> symmetries() {
    return game().symmetries();
  }

  @TestFactory
  Stream<DynamicTest> perftMatchesThePublishedCounts() {
    return perftTests(
        perftTable().stream().filter(count -> !count.isLong() && count.leaves() <= MAX_LEAVES));
  }

  @Tag("long")
  @TestFactory
  Stream<DynamicTest> deepPerftMatchesThePublishedCounts() {
    return perftTests(perftTable().stream().filter(PerftCount::isLong));
  }

  private Stream<DynamicTest> perftTests(Stream<PerftCount> counts) {
    return counts.map(
        count ->
            DynamicTest.dynamicTest(
                count.toString(),
                () -> {
                  var position = game().start();
                  game().notation().playMoves(position, count.moves(), _ -> {});
                  assertThat(new Perft(game(), convention(count)).count(position, count.depth()))
                      .isEqualTo(count.leaves());
                }));
  }

  private PerftConvention convention(PerftCount count) {
    return game().perftConventions().stream()
        .filter(convention -> convention.name().equals(count.convention()))
        .findFirst()
        .orElseThrow();
  }

  /// In random games, at every ply the text of the position is read back as the same position, and
  /// the text of the move as the same move. At the end all moves are undone, and each earlier
  /// position must be the same as before.
  @Test
  void positionsAndMovesOfRandomGamesAreReadBackAndUndone() {
    for (int seed = 0; seed < RANDOM_GAMES; seed++) {
      var random = new RandomGame(game(), seed);
      var position = random.position();
      var texts = new ArrayList<String>();
      var played = new ArrayList<Long>();
      var moveTexts = new ArrayList<String>();
      while (random.hasMove()) {
        texts.add(checkedText(position));
        if (texts.size() % CHECK_INTERVAL == seed % CHECK_INTERVAL) {
          checkEveryMove(position, random.legalMoves());
          checkNullMove(position);
        }
        long move = random.chooseMove();
        var text = game().notation().formatMove(position, move);
        assertThat(game().notation().parseMove(position, text)).as(text).isEqualTo(move);
        played.add(move);
        moveTexts.add(text);
        position.make(move);
      }
      checkRecord(played, moveTexts, position);
      int pliesLeft = 0;
      for (int ply = texts.size() - 1; ply >= 0; ply--) {
        position.undo();
        assertThat(checkedText(position)).isEqualTo(texts.get(ply));
        pliesLeft += game().isPass(played.get(ply)) ? 0 : 1;
        assertThat(position.maxPliesLeft()).isGreaterThanOrEqualTo(pliesLeft);
      }
      assertThat(position.ply()).isZero();
    }
  }

  /// The text of a position, after checking that it is read back as the same position with the same
  /// key.
  private String checkedText(Position position) {
    var text = game().notation().formatPosition(position);
    var again = game().notation().parsePosition(text);
    assertThat(game().notation().formatPosition(again)).isEqualTo(text);
    assertThat(again.key()).as("key of %s", text).isEqualTo(position.key());
    assertThat(again.sideToMove()).isEqualTo(position.sideToMove());
    assertThat(again.countMoves()).as("moves of %s", text).isEqualTo(position.countMoves());
    return text;
  }

  /// A null move changes the side to move and nothing else, and is undone.
  private void checkNullMove(Position position) {
    var before = game().notation().formatPosition(position);
    int ply = position.ply();
    if (!position.makeNull()) {
      assertThat(position.ply()).isEqualTo(ply);
      assertThat(game().notation().formatPosition(position)).isEqualTo(before);
      return;
    }
    assertThat(position.ply()).isEqualTo(ply + 1);
    assertThat(checkedText(position)).as("the other side is to move").isNotEqualTo(before);
    assertThat(position.occurredSince(0)).as("a repetition after a null move").isFalse();
    position.undo();
    assertThat(position.ply()).isEqualTo(ply);
    assertThat(game().notation().formatPosition(position)).isEqualTo(before);
  }

  private void checkEveryMove(Position position, long[] moves) {
    var text = game().notation().formatPosition(position);
    var moveTexts = new HashSet<String>();
    for (long move : moves) {
      var moveText = game().notation().formatMove(position, move);
      assertThat(moveTexts.add(moveText)).as("%s twice in %s", moveText, text).isTrue();
      assertThat(game().notation().parseMove(position, moveText)).as(moveText).isEqualTo(move);
      assertThat(move).isNotNegative();
      assertThat(Move.historyIndex(move)).isBetween(0, Move.HISTORY_SIZE - 1);
    }
    assertThat(position.countMoves()).as("count in %s", text).isEqualTo(moves.length);
    for (var symmetry : symmetries()) {
      var image = game().notation().parsePosition(symmetry.apply(text));
      assertThat(leavesBelow(image)).as("image of %s", text).isEqualTo(leavesBelow(position));
    }
    for (var style : List.of(TextStyle.PLAIN, new TextStyle(true, true))) {
      assertThat(game().draw(position, style)).endsWith("\n");
    }
    assertThat(game().draw(position, TextStyle.PLAIN)).matches("[ -~\n]+");
    assertThat(game().status(position)).isNotBlank().doesNotContain("\n");
  }

  private long leavesBelow(Position position) {
    return new Perft(game(), game().perftConventions().getFirst()).count(position, 2);
  }

  /// Reads the whole game back from one text.
  private void checkRecord(List<Long> played, List<String> moveTexts, Position end) {
    var record = GameRecord.of(game()).withMoves(String.join(" ", moveTexts));
    assertThat(record.moves()).isEqualTo(played);
    assertThat(record.result()).isEqualTo(end.outcome().result());
    checkTermination(end);
  }

  /// A game ends with a common termination or one that it declares. If the termination is a count,
  /// the final score is the margin.
  private void checkTermination(Position end) {
    for (var outcome : List.of(end.ending(), end.drawByRule())) {
      if (outcome.isOver()) {
        var declared = new ArrayList<>(Termination.RULES);
        declared.addAll(game().terminations());
        assertThat(declared).contains(outcome.termination());
      }
    }
    if (end.outcome().termination().cause() == Termination.Cause.COUNT) {
      assertThat(Score.isDecisive(end.finalScore())).isFalse();
      assertThat(end.finalScore() == 0).isEqualTo(end.outcome().isDraw());
    }
  }

  @Test
  void theTerminationsOfTheGameHaveTheirOwnCodes() {
    var all = new ArrayList<>(Termination.RULES);
    all.addAll(Termination.DECISIONS);
    all.addAll(game().terminations());
    assertThat(all).extracting(Termination::code).doesNotHaveDuplicates();
    assertThat(all).allMatch(each -> each.code().matches("[a-z]+(-[a-z]+)*"));
  }

  @Test
  void theGameCanBeMeasuredWithItsDefaults() {
    var defaults = game().measuring();
    assertThat(Games.installed().find(defaults.shortGame()).name()).isEqualTo(game().name());
    assertThat(List.of(defaults.benchDepth(), defaults.ablationDepth(), defaults.threadsDepth()))
        .allMatch(depth -> depth >= 1);
  }

  @Test
  void aCopyIsIndependent() {
    var random = new RandomGame(game(), 1);
    while (random.hasMove()) {
      var position = random.position();
      long key = position.key();
      long move = random.chooseMove();
      var next = game().apply(position, move);
      assertThat(position.key()).isEqualTo(key);
      assertThat(next.ply()).isEqualTo(position.ply() + 1);
      next.undo();
      assertThat(next.key()).isEqualTo(key);
      position.make(move);
    }
  }

  @Test
  void anIllegalMoveIsNotApplied() {
    var start = game().start();
    assertThatThrownBy(() -> game().apply(start, Move.NONE))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void thereIsNothingToUndoAtTheRoot() {
    assertThatThrownBy(() -> game().start().undo()).isInstanceOf(IllegalStateException.class);
  }

  @Test
  void differentPositionsHaveDifferentKeys() {
    var seen = new HashMap<Long, String>();
    for (int seed = 0; seed < Math.min(200, RANDOM_GAMES); seed++) {
      var random = new RandomGame(game(), seed);
      while (random.hasMove()) {
        var text = game().notation().formatPosition(random.position());
        var earlier = seen.putIfAbsent(random.position().key(), text);
        assertThat(earlier == null || earlier.equals(text)).as("%s / %s", earlier, text).isTrue();
        random.position().make(random.chooseMove());
      }
    }
  }

  @Test
  void makingMovesAllocatesNothing() {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    var position = game().start();
    var perft = new Perft(game(), game().perftConventions().getFirst());
    perft.count(position, 4);
    long before = threads.getCurrentThreadAllocatedBytes();
    long leaves = perft.count(position, 4);
    long bytes = threads.getCurrentThreadAllocatedBytes() - before;
    // The JVM itself sometimes allocates a few dozen bytes. One object per node would be more.
    assertThat((double) bytes / leaves).as("bytes for %d leaves", leaves).isLessThan(0.1);
  }

  @Test
  void randomTextIsReadOrRefused() {
    var random = new SplittableRandom(7);
    for (int i = 0; i < Math.min(20_000, 100 * RANDOM_GAMES); i++) {
      var text = randomText(random);
      var position = game().start();
      assertReadOrRefused(() -> game().notation().parsePosition(text));
      assertReadOrRefused(() -> game().notation().parseMove(position, text));
      assertReadOrRefused(() -> game().notation().playMoves(position, text, _ -> {}));
    }
  }

  /// The cost of reading a megabyte of almost valid text grows only with its length. The test
  /// measures memory, which can be counted exactly: a parser that copies the rest of the text at
  /// every step allocates too much.
  @Test
  void theMemoryForATextIsBoundedByItsLength() {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    for (String piece : List.of("1,", "1-", "B:", "X", "-", "f5", "e2 ", "/ ", "e3h", " ", "\0")) {
      var text = piece.repeat(1_000_000 / piece.length());
      var position = game().start();
      long before = threads.getCurrentThreadAllocatedBytes();
      assertReadOrRefused(() -> game().notation().parsePosition(text));
      assertReadOrRefused(() -> game().notation().parseMove(position, text));
      assertReadOrRefused(() -> game().notation().playMoves(position, text, _ -> {}));
      long bytes = threads.getCurrentThreadAllocatedBytes() - before;
      assertThat(bytes / text.length()).as("bytes per character of %s...", piece).isLessThan(200);
    }
  }

  private static void assertReadOrRefused(Runnable parser) {
    try {
      parser.run();
    } catch (NotationException refused) {
      assertThat(refused.getMessage()).doesNotContain("\n").contains("expected");
    }
  }

  private static String randomText(SplittableRandom random) {
    var alphabet = "0123456789abcdefghiBKWXOhvx-:;,./ \n\t\0é\uD800";
    var text = new StringBuilder();
    for (int length = random.nextInt(80); length > 0; length--) {
      text.append(alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }
}
