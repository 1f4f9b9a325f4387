package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.protocol.client.Contestant.Turn;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/// Drives an engine through its protocol and finds out what it gets right. Each check has a process
/// of its own, so that one failure does not bring others with it.
public final class Compliance {

  /// How a check ended.
  public enum Verdict {
    PASSED,
    FAILED,
    /// The protocol has no such thing, or the engine does not claim to know it.
    SKIPPED
  }

  /// What a check found.
  ///
  /// @param check what was looked at, in a few words
  /// @param detail what went wrong, or why nothing was looked at; empty for a success
  public record Finding(String check, Verdict verdict, String detail) {}

  /// Lines that mean nothing in any protocol.
  private static final List<String> NONSENSE =
      List.of(
          "xyzzy", "genmove", "play purple q99", "position fen !", "\u0001\u0002", "=", "9 9 9");

  /// How long the engine is waited for.
  ///
  /// @param answer for an answer, before the engine counts as hanging
  /// @param grace beyond its time for a move: what a message may take on its way on a busy machine;
  ///     a referee allows as much
  /// @param leaving until it has left
  record Patience(Duration answer, Duration grace, Duration leaving) {

    static final Patience USUAL =
        new Patience(Duration.ofSeconds(10), Duration.ofSeconds(1), Duration.ofSeconds(3));
  }

  private static final long CLOCK_MILLIS = 3_000;
  private static final long INCREMENT_MILLIS = 50;
  private static final int LONGEST_GAME = 600;

  private final EngineDefinition definition;
  private final Game game;
  private final Limits perMove;
  private final Patience patience;
  private final Consumer<Finding> heard;

  /// @param moveMillis what a move may take
  /// @param heard is told each finding at once
  public Compliance(
      EngineDefinition definition, Game game, long moveMillis, Consumer<Finding> heard) {
    this(definition, game, moveMillis, Patience.USUAL, heard);
  }

  Compliance(
      EngineDefinition definition,
      Game game,
      long moveMillis,
      Patience patience,
      Consumer<Finding> heard) {
    this.definition = definition;
    this.game = game;
    perMove = Limits.moveTime(moveMillis).toPlay();
    this.patience = patience;
    this.heard = heard;
  }

  /// A check that passes by returning nothing, or says why it cannot be made.
  @FunctionalInterface
  private interface Check {
    Optional<String> run(ProcessContestant engine) throws EngineFault, InterruptedException;
  }

  /// Makes every check. If the engine does not even start there is only one.
  ///
  /// @return whether nothing failed
  public boolean run() throws InterruptedException {
    boolean good = check("starts and introduces itself", _ -> Optional.empty());
    if (!good) {
      return false;
    }
    good &= check("bad lines do not disturb it", this::badLines);
    good &= check("illegal moves are refused", this::illegalMoves);
    good &= check("a whole game as the first player", engine -> wholeGame(engine, 0));
    good &= check("a whole game as the second player", engine -> wholeGame(engine, 1));
    good &= check("a new game forgets the last", this::newGame);
    good &= check("the time for a move is kept", this::moveTime);
    good &= check("a clock is kept", this::clock);
    good &= check("leaves when told to", this::quit);
    good &= check("leaves at the end of input", this::endOfInput);
    good &= check("leaves at the end of input in mid-search", this::endInMidSearch);
    return good;
  }

  private boolean check(String name, Check check) throws InterruptedException {
    try (var engine = Contestants.client(definition, game)) {
      var skipped = check.run(engine);
      tell(name, skipped.isPresent() ? Verdict.SKIPPED : Verdict.PASSED, skipped.orElse(""));
      return true;
    } catch (EngineFault fault) {
      tell(name, Verdict.FAILED, fault.kind().text() + ": " + fault.getMessage());
      return false;
    }
  }

  private void tell(String name, Verdict verdict, String detail) {
    heard.accept(new Finding(name, verdict, detail));
  }

  private Optional<String> badLines(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    engine.newGame(GameRecord.of(game));
    for (String line : NONSENSE) {
      engine.survive(line, ProcessContestant.deadline(patience.answer()));
    }
    ask(engine, GameRecord.of(game), perMove);
    return Optional.empty();
  }

  /// A move made once cannot be made again by the other side, in any game that we know.
  private Optional<String> illegalMoves(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    if (!(engine instanceof BoardClient board)) {
      return Optional.of("the protocol has no answer to a move");
    }
    board.newGame(GameRecord.of(game));
    var start = game.start();
    var first = game.notation().move(start, start.legalMoves()[0]);
    board.refuses(board.playCommand("black", first), board.playCommand("white", first));
    return Optional.empty();
  }

  private Optional<String> wholeGame(ProcessContestant engine, int side)
      throws EngineFault, InterruptedException {
    play(engine, side, perMove);
    return Optional.empty();
  }

  private Optional<String> newGame(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    for (int number = 0; number < 3; number++) {
      var record = GameRecord.of(game);
      engine.newGame(record);
      // Some moves at once, as an opening has them, then one of the engine's own.
      for (int ply = 0; ply < 2 * number; ply++) {
        record = record.withMove(randomMove(record, number));
      }
      ask(engine, record, perMove);
    }
    return Optional.empty();
  }

  private Optional<String> moveTime(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    if (!engine.keepsTime()) {
      return Optional.of("it is not told the time");
    }
    engine.newGame(GameRecord.of(game));
    var record = GameRecord.of(game);
    for (int moves = 0; moves < 4 && !isOver(record); moves++) {
      long begin = System.nanoTime();
      record = record.withMove(ask(engine, record, perMove));
      long took = millisSince(begin);
      if (took > perMove.moveMillis() + patience.grace().toMillis()) {
        throw new EngineFault(
            FaultKind.TIME, "%d ms where %d were given".formatted(took, perMove.moveMillis()));
      }
      if (!isOver(record)) {
        record = record.withMove(randomMove(record, moves));
      }
    }
    return Optional.empty();
  }

  private Optional<String> clock(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    if (!engine.keepsTime()) {
      return Optional.of("it is not told the time");
    }
    play(engine, 0, Limits.clock(CLOCK_MILLIS, INCREMENT_MILLIS));
    return Optional.empty();
  }

  /// A game against somebody who moves at random, but always in the same way.
  private void play(ProcessContestant engine, int side, Limits limits)
      throws EngineFault, InterruptedException {
    var record = GameRecord.of(game);
    engine.newGame(record);
    long clock = limits.clockMillis();
    while (!isOver(record) && record.plies() < LONGEST_GAME) {
      if (record.positionAfter(record.plies()).sideToMove() != side) {
        record = record.withMove(randomMove(record, side));
        continue;
      }
      var now = clock == 0 ? limits : Limits.clock(clock, limits.incrementMillis());
      long begin = System.nanoTime();
      record = record.withMove(ask(engine, record, now));
      if (clock > 0) {
        clock = clockAfter(clock, millisSince(begin), limits, record);
      }
    }
  }

  private long clockAfter(long clock, long took, Limits limits, GameRecord record)
      throws EngineFault {
    if (took > clock + patience.grace().toMillis()) {
      throw new EngineFault(
          FaultKind.TIME,
          "%d ms at move %d with %d on the clock".formatted(took, record.plies(), clock));
    }
    return Math.max(1, clock - took) + limits.incrementMillis();
  }

  private Optional<String> quit(ProcessContestant engine) throws EngineFault, InterruptedException {
    engine.process().say(engine.goodbye());
    return leaves(engine, engine.goodbye());
  }

  private Optional<String> endOfInput(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    engine.process().closeInput();
    return leaves(engine, "the end of input");
  }

  private Optional<String> endInMidSearch(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    engine.newGame(GameRecord.of(game));
    engine.beginLongSearch();
    engine.process().closeInput();
    return leaves(engine, "the end of input");
  }

  private Optional<String> leaves(ProcessContestant engine, String told)
      throws EngineFault, InterruptedException {
    long millis = patience.leaving().toMillis();
    if (!engine.process().endsWithin(millis)) {
      throw new EngineFault(FaultKind.HANG, "it still ran %d ms after %s".formatted(millis, told));
    }
    return Optional.empty();
  }

  private long ask(ProcessContestant engine, GameRecord record, Limits limits)
      throws EngineFault, InterruptedException {
    try {
      return engine.choose(new Turn(record, limits, limits, patience.answer())).move();
    } catch (EngineFault fault) {
      throw new EngineFault(
          fault.kind(), "%s, at move %d".formatted(fault.getMessage(), record.plies() + 1));
    }
  }

  private static boolean isOver(GameRecord record) {
    return record.positionAfter(record.plies()).outcome().isOver();
  }

  private static long randomMove(GameRecord record, int seed) {
    var moves = record.positionAfter(record.plies()).legalMoves();
    return moves[new SplittableRandom(1_000L * seed + record.plies()).nextInt(moves.length)];
  }

  private static long millisSince(long beginNanos) {
    return (System.nanoTime() - beginNanos) / 1_000_000;
  }
}
