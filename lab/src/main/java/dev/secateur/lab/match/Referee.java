package dev.secateur.lab.match;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.core.MoveNote;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Position;
import dev.secateur.lab.match.Schedule.ScheduledGame;
import dev.secateur.protocol.client.Contestant;
import dev.secateur.protocol.client.Contestant.Choice;
import dev.secateur.protocol.client.Contestant.Turn;
import dev.secateur.protocol.client.EngineFault;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import dev.secateur.records.RecordJson;
import java.time.Duration;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Arrays;
import java.util.List;
import java.util.function.LongSupplier;

/// Runs one game: asks the players for moves, measures their time, checks every move against the
/// rules and decides how the game ended.
final class Referee {

  /// Receives each move of the game.
  interface MoveListener {
    void moved(GameRecord soFar);
  }

  /// How long after its time limit an engine may still answer before it counts as hanging.
  private static final Duration WAIT_FOR_LATE_ANSWER = Duration.ofSeconds(5);

  /// With audit a game ends at this multiple of the maximal length.
  private static final int AUDIT_LENGTH_FACTOR = 4;

  private final MatchSetup setup;
  private final ScheduledGame scheduled;
  private final LongSupplier nanoTime;
  private final MoveListener watcher;
  private final List<MatchPlayer> sides;
  private final Adjudicator adjudicator;
  private final long[] clocks = new long[2];
  private final ProcessorTimes processorTimes = new ProcessorTimes();
  private final Position position;

  private GameRecord record;
  private String adjudicated = "";

  /// @param nanoTime the clock that measures the players' time
  Referee(MatchSetup setup, ScheduledGame scheduled, LongSupplier nanoTime, MoveListener watcher) {
    this.setup = setup;
    this.scheduled = scheduled;
    this.nanoTime = nanoTime;
    this.watcher = watcher;
    sides =
        List.of(setup.players().get(scheduled.first()), setup.players().get(scheduled.second()));
    adjudicator = new Adjudicator(setup.adjudication());
    for (int side = 0; side < 2; side++) {
      clocks[side] = sides.get(side).limits().clockMillis();
    }
    record = withHeaders(scheduled.opening().begin(setup.game()));
    position = record.positionAfter(record.plies());
  }

  private GameRecord withHeaders(GameRecord start) {
    var names = setup.game().sides();
    return start
        .withHeader("Date", LocalDate.now(ZoneOffset.UTC).toString())
        .withHeader(names.get(Position.FIRST), sides.get(Position.FIRST).name())
        .withHeader(names.get(Position.SECOND), sides.get(Position.SECOND).name())
        .withHeader(FinishedGame.MATCH, setup.id())
        .withHeader(FinishedGame.GAME, Integer.toString(scheduled.number() + 1))
        .withHeader(
            FinishedGame.ROUND,
            "%d.%d".formatted(scheduled.round() + 1, scheduled.number() % 2 + 1))
        .withHeader(FinishedGame.OPENING, scheduled.opening().text())
        .withHeader(FinishedGame.OPENING_PLIES, Integer.toString(start.plies()));
  }

  /// Plays the game to its end.
  ///
  /// @param players in the order in which they move
  /// @throws InterruptedException if the match is stopped; the game is then discarded
  FinishedGame play(List<Contestant> players) throws InterruptedException {
    for (int side = 0; side < 2; side++) {
      try {
        players.get(side).newGame(record);
        processorTimes.begin(side, players.get(side));
      } catch (EngineFault fault) {
        return lostBy(side, fault);
      } catch (RuntimeException mistake) {
        return lostBy(side, new EngineFault(FaultKind.CRASH, mistake.toString()));
      }
    }
    while (!position.outcome().isOver()) {
      int side = position.sideToMove();
      try {
        turn(side, players.get(side));
      } catch (EngineFault fault) {
        return lostBy(side, fault);
      } catch (RuntimeException mistake) {
        return lostBy(side, new EngineFault(FaultKind.CRASH, mistake.toString()));
      }
      if (record.result() == GameResult.UNDECIDED && isAdjudicated(side)) {
        return finished(FinishedGame.BY_ADJUDICATION);
      }
    }
    return finished(FinishedGame.BY_RULES);
  }

  private void turn(int side, Contestant player) throws EngineFault, InterruptedException {
    var limits = limits(side);
    var turn = new Turn(record, limits, limits(side ^ 1), patience(limits));
    long started = nanoTime.getAsLong();
    var choice = player.choose(turn);
    long millis = (nanoTime.getAsLong() - started) / 1_000_000;
    processorTimes.update(side, player);
    checkTime(side, limits, millis);
    checkMove(choice);
    position.make(choice.move());
    record = record.withMove(choice.move());
    var note = MoveNote.NONE.withTime(millis);
    note = choice.judgement().map(note::with).orElse(note);
    if (limits.clockMillis() > 0) {
      // The clock may fall below zero within the margin. The margin is then used up for this game.
      clocks[side] += limits.incrementMillis() - millis;
      note = note.withClock(Math.max(0, clocks[side]));
    }
    record = record.withLine(record.line().withNote(record.plies(), note));
    watcher.moved(record);
  }

  private Limits limits(int side) {
    var given = sides.get(side).limits();
    return new Limits(
        given.depth(),
        given.nodes(),
        given.moveMillis(),
        given.cpuMillis(),
        given.clockMillis() == 0 ? 0 : Math.max(1, clocks[side]),
        given.incrementMillis(),
        true);
  }

  private Duration patience(Limits limits) {
    if (limits.moveMillis() == 0 && limits.clockMillis() == 0) {
      return setup.patience();
    }
    long millis = limits.moveMillis() == 0 ? limits.clockMillis() : limits.moveMillis();
    return Duration.ofMillis(millis).plus(setup.margin()).plus(WAIT_FOR_LATE_ANSWER);
  }

  private void checkTime(int side, Limits limits, long millis) throws EngineFault {
    long longest =
        Math.min(
            limits.moveMillis() == 0 ? Long.MAX_VALUE : limits.moveMillis(),
            limits.clockMillis() == 0 ? Long.MAX_VALUE : clocks[side]);
    if (longest != Long.MAX_VALUE && millis > longest + setup.margin().toMillis()) {
      throw new EngineFault(
          FaultKind.TIME, "took %d ms where it had %d ms".formatted(millis, longest));
    }
  }

  private void checkMove(Choice choice) throws EngineFault {
    if (Arrays.stream(position.legalMoves()).noneMatch(legal -> legal == choice.move())) {
      throw new EngineFault(FaultKind.ILLEGAL_MOVE, "played a move that is not legal");
    }
  }

  /// Whether the game is adjudicated now. With audit the adjudication is only recorded.
  private boolean isAdjudicated(int side) {
    int plies = record.plies();
    var note = record.line().moves().getLast().note();
    var verdict = adjudicator.judge(side, note.judgement(), plies);
    var why = "both sides agree";
    int max = setup.adjudication().maxPlies();
    if (verdict == GameResult.UNDECIDED && max > 0 && plies >= max) {
      verdict = GameResult.DRAW;
      why = "the game reached %d plies".formatted(max);
    }
    if (verdict == GameResult.UNDECIDED) {
      return false;
    }
    if (adjudicated.isEmpty()) {
      adjudicated = "%s at %d".formatted(RecordJson.word(verdict), plies);
    }
    // Some rules allow endless games. Even with audit a game must end.
    if (setup.audit() && (max == 0 || plies < max * AUDIT_LENGTH_FACTOR)) {
      return false;
    }
    record = record.withResult(verdict, "adjudicated: " + why);
    return true;
  }

  /// A side loses the game by a fault.
  FinishedGame lostBy(int side, EngineFault fault) {
    record =
        record.withResult(
            side == Position.FIRST ? GameResult.SECOND_WINS : GameResult.FIRST_WINS,
            "%s %s: %s".formatted(sides.get(side).name(), fault.kind().text(), fault.getMessage()));
    return finished(FinishedGame.word(fault.kind()));
  }

  private FinishedGame finished(String termination) {
    record = record.withHeader(FinishedGame.TERMINATION, termination);
    if (processorTimes.areKnown()) {
      record = record.withHeader(FinishedGame.PROCESSOR_MS, processorTimes.text());
    }
    if (!adjudicated.isEmpty()) {
      record = record.withHeader(FinishedGame.ADJUDICATED, adjudicated);
    }
    return new FinishedGame(scheduled, record);
  }
}
