package dev.secateur.lab.match;

import java.util.ArrayList;
import java.util.List;

/// Who meets whom.
public enum MatchFormat {
  /// Everybody meets everybody.
  ROUND_ROBIN,
  /// The first meets everybody else.
  GAUNTLET;

  /// Two entrants that meet, by their places in the list.
  public record Pairing(int one, int other) {}

  /// All that meet, in their order.
  public List<Pairing> meetings(int entrants) {
    var meetings = new ArrayList<Pairing>();
    for (int one = 0; one < (this == GAUNTLET ? 1 : entrants); one++) {
      for (int other = one + 1; other < entrants; other++) {
        meetings.add(new Pairing(one, other));
      }
    }
    return meetings;
  }
}
