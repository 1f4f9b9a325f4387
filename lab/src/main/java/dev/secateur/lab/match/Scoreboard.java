package dev.secateur.lab.match;

import dev.secateur.core.Position;
import dev.secateur.lab.statistics.ResultCounts;
import dev.secateur.lab.statistics.Sprt;
import dev.secateur.records.RecordJson;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/// Adds up finished games in any order. It keeps one byte per game.
///
/// The sequential test sees pairs in the order of the schedule, up to the first missing game.
/// Otherwise its decision would depend on which of several concurrent games ends first, and short
/// games would count before long ones. As long as all of them were lost by a fault, it sees none,
/// as [PairingResult#elo] is empty: an engine that crashes says nothing about the strength of its
/// opponent.
final class Scoreboard {

  private static final byte UNPLAYED = -1;

  private final MatchSetup setup;
  private final Schedule schedule;
  private final byte[] halfPoints;
  private final BitSet forfeits = new BitSet();
  private final List<EngineStanding> players;
  private final List<PairingResult> pairings;
  private final Map<String, Integer> endings = new TreeMap<>();

  private int finished;
  private int adjudications;
  private int misjudged;
  private int pairsInOrder;
  private boolean hasPlayedGameInOrder;
  private ResultCounts inOrder = ResultCounts.NO_PAIRS;
  private Sprt.SprtDecision decision = Sprt.SprtDecision.CONTINUE;

  Scoreboard(MatchSetup setup, Schedule schedule) {
    this.setup = setup;
    this.schedule = schedule;
    halfPoints = new byte[schedule.size()];
    Arrays.fill(halfPoints, UNPLAYED);
    players = new ArrayList<>(Collections.nCopies(setup.players().size(), EngineStanding.EMPTY));
    pairings = new ArrayList<>(schedule.pairings().stream().map(PairingResult::of).toList());
  }

  boolean has(int number) {
    return halfPoints[number] != UNPLAYED;
  }

  void add(FinishedGame game) {
    var scheduled = game.scheduled();
    int number = scheduled.number();
    if (has(number)) {
      throw new IllegalArgumentException("game %d was played twice".formatted(number + 1));
    }
    finished++;
    // The players of a pairing swap sides: its first player moves first in games of even number.
    int side = number % 2 == 0 ? Position.FIRST : Position.SECOND;
    halfPoints[number] = (byte) game.halfPoints(side);
    forfeits.set(number, game.fault().isPresent());
    players.set(scheduled.first(), players.get(scheduled.first()).plus(game, Position.FIRST));
    players.set(scheduled.second(), players.get(scheduled.second()).plus(game, Position.SECOND));
    pairings.set(scheduled.pairing(), pairing(game, side));
    endings.merge(game.termination(), 1, Integer::sum);
    if (!game.adjudicated().isEmpty() && !game.termination().equals(FinishedGame.BY_ADJUDICATION)) {
      adjudications++;
      misjudged += game.adjudicated().equals(RecordJson.word(game.record().result())) ? 0 : 1;
    }
    test();
  }

  private PairingResult pairing(FinishedGame game, int side) {
    int number = game.scheduled().number();
    var margin = game.margin();
    var pairing =
        pairings
            .get(game.scheduled().pairing())
            .plusGame(
                halfPoints[number],
                forfeits.get(number),
                margin.isEmpty()
                    ? Optional.empty()
                    : Optional.of(
                        side == Position.FIRST ? margin.getAsDouble() : -margin.getAsDouble()));
    int partner = number ^ 1;
    return has(partner) ? pairing.plusPair(halfPoints[number] + halfPoints[partner]) : pairing;
  }

  private void test() {
    if (setup.sprt().isEmpty()) {
      return;
    }
    while (decision == Sprt.SprtDecision.CONTINUE
        && 2 * pairsInOrder + 1 < halfPoints.length
        && has(2 * pairsInOrder)
        && has(2 * pairsInOrder + 1)) {
      int one = 2 * pairsInOrder;
      int other = one + 1;
      inOrder = inOrder.plus(halfPoints[one] + halfPoints[other]);
      hasPlayedGameInOrder |= !forfeits.get(one) || !forfeits.get(other);
      pairsInOrder++;
      decision = setup.sprt().get().decide(counted());
    }
  }

  /// What the sequential test sees.
  private ResultCounts counted() {
    return hasPlayedGameInOrder ? inOrder : ResultCounts.NO_PAIRS;
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
                        test, test.logLikelihoodRatio(counted()), counted().samples(), decision));
    return new MatchStandings(
        finished,
        schedule.size(),
        List.copyOf(players),
        List.copyOf(pairings),
        Collections.unmodifiableMap(new TreeMap<>(endings)),
        adjudications,
        misjudged,
        sequential);
  }
}
