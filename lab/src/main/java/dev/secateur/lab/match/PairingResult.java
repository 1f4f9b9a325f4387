package dev.secateur.lab.match;

import dev.secateur.lab.statistics.EloEstimate;
import dev.secateur.lab.statistics.ResultCounts;
import java.util.Optional;

/// All that two have played against each other, seen from the one that is named first.
///
/// @param one its place among the entrants
/// @param games every game
/// @param pairs the pairs of which both games are finished
/// @param marginGames games whose margin counts, such as discs in Reversi
/// @param margins their margins together
public record PairingResult(
    int one, int other, ResultCounts games, ResultCounts pairs, int marginGames, double margins) {

  static PairingResult of(MatchFormat.Pairing meeting) {
    return new PairingResult(
        meeting.one(), meeting.other(), ResultCounts.NO_GAMES, ResultCounts.NO_PAIRS, 0, 0);
  }

  PairingResult plusGame(int halfPoints, Optional<Double> margin) {
    return new PairingResult(
        one,
        other,
        games.plus(halfPoints),
        pairs,
        marginGames + (margin.isPresent() ? 1 : 0),
        margins + margin.orElse(0.0));
  }

  PairingResult plusPair(int halfPoints) {
    return new PairingResult(one, other, games, pairs.plus(halfPoints), marginGames, margins);
  }

  /// What to judge by: the pairs, or the games as long as no pair is complete.
  public ResultCounts counted() {
    return pairs.samples() > 0 ? pairs : games;
  }

  /// How much stronger the first seems. Empty before the first game.
  public Optional<EloEstimate> elo() {
    return counted().samples() == 0 ? Optional.empty() : Optional.of(EloEstimate.of(counted()));
  }

  /// The mean margin, in the game's unit; empty where margins do not count.
  public Optional<Double> meanMargin() {
    return marginGames == 0 ? Optional.empty() : Optional.of(margins / marginGames);
  }

  public double drawRate() {
    return games.samples() == 0 ? 0 : games.counts().get(1) / (double) games.samples();
  }
}
