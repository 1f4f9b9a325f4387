package dev.secateur.lab.match;

import dev.secateur.core.Position;
import dev.secateur.lab.statistics.ResultCounts;
import dev.secateur.lab.statistics.Sprt;
import dev.secateur.records.RecordJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Adds up finished games, in whatever order they end. Keeps a byte of each, not the games.
///
/// The sequential test sees pairs in the order of the schedule, and only those before which none is
/// missing: then its decision does not depend on which of several games at a time ends first, and
/// short games are not counted before long ones.
final class Scoreboard {

  private static final byte UNPLAYED = -1;

  private final MatchSetup setup;
  private final Schedule schedule;
  private final byte[] halfPoints;
  private final List<EngineStanding> accounts;
  private final List<PairingResult> encounters;
  private final Map<String, Integer> endings = new TreeMap<>();

  private int finished;
  private int adjudications;
  private int misjudged;
  private int pairsInOrder;
  private ResultCounts inOrder = ResultCounts.NO_PAIRS;
  private Sprt.SprtDecision decision = Sprt.SprtDecision.CONTINUE;

  Scoreboard(MatchSetup setup, Schedule schedule) {
    this.setup = setup;
    this.schedule = schedule;
    halfPoints = new byte[schedule.size()];
    Arrays.fill(halfPoints, UNPLAYED);
    accounts = new ArrayList<>(Collections.nCopies(setup.entrants().size(), EngineStanding.EMPTY));
    encounters = new ArrayList<>(schedule.meetings().stream().map(PairingResult::of).toList());
  }

  boolean has(int number) {
    return halfPoints[number] != UNPLAYED;
  }

  void add(FinishedGame game) {
    var fixture = game.fixture();
    int number = fixture.number();
    if (has(number)) {
      throw new IllegalArgumentException("game %d was played twice".formatted(number + 1));
    }
    finished++;
    // The two of a meeting swap sides: its first entrant moves first in games of even numbers.
    int side = number % 2 == 0 ? Position.FIRST : Position.SECOND;
    halfPoints[number] = (byte) game.halfPoints(side);
    accounts.set(fixture.first(), accounts.get(fixture.first()).plus(game, Position.FIRST));
    accounts.set(fixture.second(), accounts.get(fixture.second()).plus(game, Position.SECOND));
    encounters.set(fixture.meeting(), encounter(game, side));
    endings.merge(game.termination(), 1, Integer::sum);
    if (!game.adjudicated().isEmpty() && !game.termination().equals(FinishedGame.BY_ADJUDICATION)) {
      adjudications++;
      misjudged += game.adjudicated().equals(RecordJson.word(game.record().result())) ? 0 : 1;
    }
    test();
  }

  private PairingResult encounter(FinishedGame game, int side) {
    int number = game.fixture().number();
    var margin = game.margin();
    var encounter =
        encounters
            .get(game.fixture().meeting())
            .plusGame(
                halfPoints[number],
                margin.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                        side == Position.FIRST ? margin.getAsDouble() : -margin.getAsDouble()));
    int partner = number ^ 1;
    return has(partner) ? encounter.plusPair(halfPoints[number] + halfPoints[partner]) : encounter;
  }

  private void test() {
    if (setup.sprt().isEmpty()) {
      return;
    }
    while (decision == Sprt.SprtDecision.CONTINUE
        && 2 * pairsInOrder + 1 < halfPoints.length
        && has(2 * pairsInOrder)
        && has(2 * pairsInOrder + 1)) {
      inOrder = inOrder.plus(halfPoints[2 * pairsInOrder] + halfPoints[2 * pairsInOrder + 1]);
      pairsInOrder++;
      decision = setup.sprt().get().decide(inOrder);
    }
  }

  boolean isDecided() {
    return decision != Sprt.SprtDecision.CONTINUE;
  }

  boolean isOver() {
    return isDecided() || finished == schedule.size();
  }

  MatchStandings standing() {
    var sequential =
        setup
            .sprt()
            .map(
                test ->
                    new MatchStandings.SequentialTest(
                        test, test.logLikelihoodRatio(inOrder), pairsInOrder, decision));
    return new MatchStandings(
        finished,
        schedule.size(),
        List.copyOf(accounts),
        List.copyOf(encounters),
        Collections.unmodifiableMap(new TreeMap<>(endings)),
        adjudications,
        misjudged,
        sequential);
  }
}
