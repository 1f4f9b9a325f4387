package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.Refusal;
import dev.secateur.protocol.ParameterValues;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import java.time.Duration;
import java.util.Optional;

/// What the clients of all protocols have in common: a process, and moves as its engine writes
/// them.
abstract class ProcessContestant implements Contestant {

  /// The name of the parameter that protocols call the size of the board.
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

  /// Lets the engine introduce itself and tells it what its definition says.
  abstract void introduce(long deadlineNanos) throws EngineFault, InterruptedException;

  /// Asks for a move where there is a choice.
  abstract Choice ask(Turn turn, Position position, long deadlineNanos)
      throws EngineFault, InterruptedException;

  /// Says a line that makes no sense and waits until the engine has got over it.
  ///
  /// @throws EngineFault if it does not, or answers as if the line did make sense
  abstract void survive(String nonsense, long deadlineNanos)
      throws EngineFault, InterruptedException;

  /// Whether the engine is told how much time it has.
  abstract boolean keepsTime();

  /// Asks for a move that takes a minute, at the start of a game.
  abstract void beginLongSearch();

  /// What makes the engine leave.
  abstract String goodbye();

  /// The client, when its engine has introduced itself.
  static <C extends ProcessContestant> C begun(C client) throws EngineFault, InterruptedException {
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
    // Engines disagree on whether a pass is asked for, and there is nothing to decide.
    if (moves.length == 1 && game.isPass(moves[0])) {
      return new Choice(moves[0], Optional.empty());
    }
    return ask(turn, position, deadline(turn.patience()));
  }

  @Override
  public void close() {
    process.close(goodbye());
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

  /// Cells along a side, or 0 where nobody speaks of that.
  final int size() {
    return size;
  }

  static long deadline(Duration patience) {
    return System.nanoTime() + patience.toNanos();
  }

  /// How long the engine may take for what is not thinking.
  final long startUpDeadline() {
    return deadline(definition.startUp());
  }

  /// Our text of a move as this engine writes it.
  String toEngine(String move) {
    return definition.dialect().toEngine(move, size);
  }

  /// The engine's text as ours. Dialects are Quoridor's; other games' texts hold no such words.
  String fromEngine(String text) {
    return definition.dialect().isOwn() ? text : definition.dialect().fromEngine(text, size);
  }

  /// The legal move that the engine's text means.
  ///
  /// @throws EngineFault if it means none
  final long move(Position position, String text) throws EngineFault {
    try {
      return game.notation().parseMove(position, fromEngine(text));
    } catch (NotationException broken) {
      boolean noMove = broken.error().refusal().equals(Refusal.NOT_A_MOVE);
      throw new EngineFault(
          noMove ? FaultKind.GARBAGE : FaultKind.ILLEGAL_MOVE,
          "it answered %s: %s".formatted(NotationError.quote(text), broken.getMessage()));
    }
  }

  static EngineFault garbage(String line, String asked) {
    return new EngineFault(
        FaultKind.GARBAGE, "it answered %s to %s".formatted(NotationError.quote(line), asked));
  }

  /// Whether a game begins where games of its kind begin, in which case its text is not needed.
  static boolean isFromTheStart(GameRecord record) {
    var game = record.game();
    return record.start().equals(game.notation().position(game.start()));
  }
}
