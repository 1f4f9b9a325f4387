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

/// Checks whether an engine follows its protocol. Each check has a process of its own, so that one
/// failure does not cause others.
public final class Compliance {

  /// How a check ended.
  public enum Verdict {
    PASSED,
    FAILED,
    /// The protocol or the engine does not have what would be checked.
    SKIPPED
  }

  /// The result of a check.
  ///
  /// @param check what was checked, in a few words
  /// @param detail what went wrong, or why the check was skipped; empty if it passed
  public record Finding(String check, Verdict verdict, String detail) {}

  /// Lines that are meaningless in every protocol.
  private static final List<String> NONSENSE =
      List.of(
          "xyzzy", "genmove", "play purple q99", "position fen !", "\u0001\u0002", "=", "9 9 9");

  /// How long to wait for the engine.
  ///
  /// @param answer for an answer; after that the engine counts as hanging
  /// @param grace beyond the time limit of a move, because messages are slow on a busy machine; a
  ///     referee allows the same
  /// @param ending until its process has ended
  record Patience(Duration answer, Duration grace, Duration ending) {

    static final Patience DEFAULT =
        new Patience(Duration.ofSeconds(10), Duration.ofSeconds(1), Duration.ofSeconds(3));
  }

  private static final long CLOCK_MILLIS = 3_000;
  private static final long INCREMENT_MILLIS = 50;
  private static final int MAX_PLIES = 600;

  private final EngineDefinition definition;
  private final Game game;
  private final Limits moveLimits;
  private final Patience patience;
  private final Consumer<Finding> listener;

  /// @param moveMillis the time limit of a move
  /// @param listener gets each finding at once
  public Compliance(
      EngineDefinition definition, Game game, long moveMillis, Consumer<Finding> listener) {
    this(definition, game, moveMillis, Patience.DEFAULT, listener);
  }

  Compliance(
      EngineDefinition definition,
      Game game,
      long moveMillis,
      Patience patience,
      Consumer<Finding> listener) {
    this.definition = definition;
    this.game = game;
    moveLimits = Limits.moveTime(moveMillis).toPlay();
    this.patience = patience;
    this.listener = listener;
  }

  /// A check. It returns nothing if it passes, or the reason why it is skipped.
  @FunctionalInterface
  private interface ComplianceCheck {
    Optional<String> run(ProcessContestant engine) throws EngineFault, InterruptedException;
  }

  /// Runs all checks, or only the first one if the engine does not start.
  ///
  /// @return whether no check failed
  public boolean run() throws InterruptedException {
    boolean passed = check("starts and introduces itself", _ -> Optional.empty());
    if (!passed) {
      return false;
    }
    passed &= check("bad lines do no harm", this::badLines);
    passed &= check("illegal moves are refused", this::illegalMoves);
    passed &= check("a whole game as the first player", engine -> wholeGame(engine, 0));
    passed &= check("a whole game as the second player", engine -> wholeGame(engine, 1));
    passed &= check("a new game forgets the last one", this::newGame);
    passed &= check("the time for a move is kept", this::moveTime);
    passed &= check("a clock is kept", this::clock);
    passed &= check("ends when told to quit", this::quit);
    passed &= check("ends at the end of input", this::endOfInput);
    passed &= check("ends at the end of input during a search", this::endOfInputDuringSearch);
    return passed;
  }

  private boolean check(String name, ComplianceCheck check) throws InterruptedException {
    try (var engine = Contestants.client(definition, game)) {
      var skipped = check.run(engine);
      report(name, skipped.isPresent() ? Verdict.SKIPPED : Verdict.PASSED, skipped.orElse(""));
      return true;
    } catch (EngineFault fault) {
      report(name, Verdict.FAILED, fault.kind().text() + ": " + fault.getMessage());
      return false;
    }
  }

  private void report(String name, Verdict verdict, String detail) {
    listener.accept(new Finding(name, verdict, detail));
  }

  private Optional<String> badLines(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    engine.newGame(GameRecord.of(game));
    for (String line : NONSENSE) {
      engine.checkNonsense(line, ProcessContestant.deadline(patience.answer()));
    }
    ask(engine, GameRecord.of(game), moveLimits);
    return Optional.empty();
  }

  /// In all our games, no move can be repeated by the opponent at once.
  private Optional<String> illegalMoves(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    if (!(engine instanceof BoardClient board)) {
      return Optional.of("the protocol has no answer to an illegal move");
    }
    board.newGame(GameRecord.of(game));
    var start = game.start();
    var first = game.notation().formatMove(start, start.legalMoves()[0]);
    board.requireRejection(board.playCommand("black", first), board.playCommand("white", first));
    return Optional.empty();
  }

  private Optional<String> wholeGame(ProcessContestant engine, int side)
      throws EngineFault, InterruptedException {
    play(engine, side, moveLimits);
    return Optional.empty();
  }

  private Optional<String> newGame(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    for (int number = 0; number < 3; number++) {
      var record = GameRecord.of(game);
      engine.newGame(record);
      // Some moves at once, as in an opening, then a move of the engine.
      for (int ply = 0; ply < 2 * number; ply++) {
        record = record.withMove(randomMove(record, number));
      }
      ask(engine, record, moveLimits);
    }
    return Optional.empty();
  }

  private Optional<String> moveTime(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    if (!engine.hasTimeCommands()) {
      return Optional.of("it does not get the time limits");
    }
    engine.newGame(GameRecord.of(game));
    var record = GameRecord.of(game);
    for (int moves = 0; moves < 4 && !isOver(record); moves++) {
      long start = System.nanoTime();
      record = record.withMove(ask(engine, record, moveLimits));
      long took = millisSince(start);
      if (took > moveLimits.moveMillis() + patience.grace().toMillis()) {
        throw new EngineFault(
            FaultKind.TIME, "%d ms for a move of %d ms".formatted(took, moveLimits.moveMillis()));
      }
      if (!isOver(record)) {
        record = record.withMove(randomMove(record, moves));
      }
    }
    return Optional.empty();
  }

  private Optional<String> clock(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    if (!engine.hasTimeCommands()) {
      return Optional.of("it does not get the time limits");
    }
    play(engine, 0, Limits.clock(CLOCK_MILLIS, INCREMENT_MILLIS));
    return Optional.empty();
  }

  /// Plays a game against random moves, which are the same each time.
  private void play(ProcessContestant engine, int side, Limits limits)
      throws EngineFault, InterruptedException {
    var record = GameRecord.of(game);
    engine.newGame(record);
    long clock = limits.clockMillis();
    while (!isOver(record) && record.plies() < MAX_PLIES) {
      if (record.positionAfter(record.plies()).sideToMove() != side) {
        record = record.withMove(randomMove(record, side));
        continue;
      }
      var limitsNow = clock == 0 ? limits : Limits.clock(clock, limits.incrementMillis());
      long start = System.nanoTime();
      record = record.withMove(ask(engine, record, limitsNow));
      if (clock > 0) {
        clock = clockAfter(clock, millisSince(start), limits, record);
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
    engine.process().send(engine.quitCommand());
    return requireEnd(engine, engine.quitCommand());
  }

  private Optional<String> endOfInput(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    engine.process().closeInput();
    return requireEnd(engine, "the end of input");
  }

  private Optional<String> endOfInputDuringSearch(ProcessContestant engine)
      throws EngineFault, InterruptedException {
    engine.newGame(GameRecord.of(game));
    engine.beginLongSearch();
    engine.process().closeInput();
    return requireEnd(engine, "the end of input");
  }

  private Optional<String> requireEnd(ProcessContestant engine, String signal)
      throws EngineFault, InterruptedException {
    long millis = patience.ending().toMillis();
    if (!engine.process().endsWithin(millis)) {
      throw new EngineFault(
          FaultKind.HANG, "it was still running %d ms after %s".formatted(millis, signal));
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

  private static long millisSince(long startNanos) {
    return (System.nanoTime() - startNanos) / 1_000_000;
  }
}
