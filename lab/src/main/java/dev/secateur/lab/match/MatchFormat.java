package dev.secateur.lab.match;

import java.util.ArrayList;
import java.util.List;

/// Which players play each other.
public enum MatchFormat {
  /// Every player plays every other.
  ROUND_ROBIN,
  /// The first player plays each of the others.
  GAUNTLET;

  /// Two players that play each other, by their indexes.
  public record Pairing(int one, int other) {}

  /// All pairings, in order.
  public List<Pairing> pairings(int players) {
    var pairings = new ArrayList<Pairing>();
    for (int one = 0; one < (this == GAUNTLET ? 1 : players); one++) {
      for (int other = one + 1; other < players; other++) {
        pairings.add(new Pairing(one, other));
      }
    }
    return pairings;
  }
}
