package dev.secateur.lab.match;

import dev.secateur.lab.statistics.EloEstimate;
import dev.secateur.lab.statistics.ResultCounts;
import java.util.Optional;

/// The results of two players against each other, from the view of the first.
///
/// @param one index of the first player
/// @param games results of all games
/// @param pairs results of the pairs whose two games are finished
/// @param forfeits number of games that one of the two lost by a fault
/// @param marginGames number of games with a margin, such as discs in Reversi
/// @param margins the sum of their margins
public record PairingResult(
    int one,
    int other,
    ResultCounts games,
    ResultCounts pairs,
    int forfeits,
    int marginGames,
    double margins) {

  static PairingResult of(MatchFormat.Pairing pairing) {
    return new PairingResult(
        pairing.one(), pairing.other(), ResultCounts.NO_GAMES, ResultCounts.NO_PAIRS, 0, 0, 0);
  }

  PairingResult plusGame(int halfPoints, boolean forfeit, Optional<Double> margin) {
    return new PairingResult(
        one,
        other,
        games.plus(halfPoints),
        pairs,
        forfeits + (forfeit ? 1 : 0),
        marginGames + (margin.isPresent() ? 1 : 0),
        margins + margin.orElse(0.0));
  }

  PairingResult plusPair(int halfPoints) {
    return new PairingResult(
        one, other, games, pairs.plus(halfPoints), forfeits, marginGames, margins);
  }

  /// The results to estimate from: the pairs, or the games as long as no pair is complete.
  public ResultCounts counted() {
    return pairs.samples() > 0 ? pairs : games;
  }

  /// How much stronger the first player is. Empty as long as every game was lost by a fault: an
  /// engine that crashes says nothing about the strength of its opponent.
  public Optional<EloEstimate> elo() {
    return hasPlayedGame() ? Optional.of(EloEstimate.of(counted())) : Optional.empty();
  }

  /// Whether a game has ended otherwise than by a fault.
  public boolean hasPlayedGame() {
    return games.samples() > forfeits;
  }

  /// The mean margin in the game's display unit; empty if no game had a margin.
  public Optional<Double> meanMargin() {
    return marginGames == 0 ? Optional.empty() : Optional.of(margins / marginGames);
  }

  public double drawRate() {
    return games.samples() == 0 ? 0 : games.counts().get(1) / (double) games.samples();
  }
}
