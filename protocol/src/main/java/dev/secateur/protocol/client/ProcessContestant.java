package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.ParameterValues;
import dev.secateur.core.Position;
import dev.secateur.core.RejectionReason;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;

/// An engine in a process of its own: what the clients of all protocols share.
abstract class ProcessContestant implements Contestant {

  /// The game parameter that protocols call the size of the board.
  private static final String SIZE = "size";

  private final EngineDefinition definition;
  private final Game game;
  private final EngineProcess process;
  private final int size;

  ProcessContestant(EngineDefinition definition, Game game) throws EngineFault {
    this.definition = definition;
    this.game = game;
    size = ParameterValues.of(game).getOrDefault(SIZE, game.boardSize().orElse(0));
    process = EngineProcess.start(definition);
  }

  /// Asks the engine to introduce itself and sends the options of its definition.
  abstract void introduce(long deadlineNanos) throws EngineFault, InterruptedException;

  /// Asks the engine for a move in a position with more than one.
  abstract Choice ask(Turn turn, Position position, long deadlineNanos)
      throws EngineFault, InterruptedException;

  /// Sends a meaningless line and checks that the engine still works.
  ///
  /// @throws EngineFault if it does not work, or accepts the line
  abstract void checkNonsense(String nonsense, long deadlineNanos)
      throws EngineFault, InterruptedException;

  /// Whether the engine gets the time limits.
  abstract boolean hasTimeCommands();

  /// Starts a search of one minute from the start of a game, and does not wait for it.
  abstract void beginLongSearch();

  /// The command that ends the engine.
  abstract String quitCommand();

  /// Waits until the engine has introduced itself, and closes the client if it does not.
  static <C extends ProcessContestant> C started(C client)
      throws EngineFault, InterruptedException {
    boolean ready = false;
    try {
      client.introduce(System.nanoTime() + client.definition().startUp().toNanos());
      ready = true;
      return client;
    } catch (EngineFault fault) {
      throw new EngineFault(FaultKind.START, String.valueOf(fault.getMessage()));
    } finally {
      if (!ready) {
        client.close();
      }
    }
  }

  @Override
  public final Choice choose(Turn turn) throws EngineFault, InterruptedException {
    var position = turn.game().positionAfter(turn.game().plies());
    var moves = position.legalMoves();
    // Some engines do not expect to be asked for a pass, and there is no choice.
    if (moves.length == 1 && game.isPass(moves[0])) {
      return new Choice(moves[0], Optional.empty());
    }
    return ask(withTimeLimit(turn), position, deadline(turn.patience()));
  }

  /// No protocol has a limit of processor time. The engine gets the same as its time for a move.
  private static Turn withTimeLimit(Turn turn) {
    var limits = turn.limits();
    return limits.cpuMillis() == 0
        ? turn
        : new Turn(
            turn.game(),
            LimitedContestant.tighterOf(limits, Limits.moveTime(limits.cpuMillis())),
            turn.otherLimits(),
            turn.patience());
  }

  @Override
  public OptionalLong processorNanos() {
    return process.processorNanos();
  }

  @Override
  public void close() {
    process.close(quitCommand());
  }

  final EngineDefinition definition() {
    return definition;
  }

  final Game game() {
    return game;
  }

  final EngineProcess process() {
    return process;
  }

  /// Cells along a side of the board; 0 for games without a size.
  final int size() {
    return size;
  }

  static long deadline(Duration patience) {
    return System.nanoTime() + patience.toNanos();
  }

  /// The deadline of commands other than the search for a move.
  final long startUpDeadline() {
    return deadline(definition.startUp());
  }

  /// A move of our notation as this engine writes it.
  String toEngine(String move) {
    return definition.dialect().toEngine(move, size);
  }

  /// A move of the engine in our notation. Only Quoridor has dialects.
  String fromEngine(String text) {
    return definition.dialect().isOwn() ? text : definition.dialect().fromEngine(text, size);
  }

  /// The legal move of an engine's text.
  ///
  /// @throws EngineFault if it is not a legal move
  final long move(Position position, String text) throws EngineFault {
    try {
      return game.notation().parseMove(position, fromEngine(text));
    } catch (NotationException bad) {
      boolean isNotAMove = bad.error().reason().equals(RejectionReason.NOT_A_MOVE);
      throw new EngineFault(
          isNotAMove ? FaultKind.GARBAGE : FaultKind.ILLEGAL_MOVE,
          "it answered %s: %s".formatted(NotationError.quote(text), bad.getMessage()));
    }
  }

  static EngineFault garbage(String line, String command) {
    return new EngineFault(
        FaultKind.GARBAGE, "it answered %s to %s".formatted(NotationError.quote(line), command));
  }

  /// Whether a game begins at the start position, so that no position has to be loaded.
  static boolean isFromTheStart(GameRecord record) {
    var game = record.game();
    return record.start().equals(game.notation().formatPosition(game.start()));
  }
}
