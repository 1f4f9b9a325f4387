package dev.secateur.lab.match;

import java.util.Optional;

/// When a game is ended before the rules end it. Both players must have agreed for some moves.
///
/// @param resign when a side is held to have lost
/// @param draw when nothing is expected to happen any more
/// @param mostPlies a game that lasts longer, the opening included, is a draw; 0 for no limit
public record Adjudication(Optional<Resign> resign, Optional<Draw> draw, int maxPlies) {

  public static final Adjudication NONE = new Adjudication(Optional.empty(), Optional.empty(), 0);

  /// The winner's last scores are all at least `score`, the loser's at most its negative.
  ///
  /// @param moves of each side
  /// @param score in the game's display unit
  public record Resign(int moves, double score) {

    public Resign {
      if (moves < 1 || score <= 0) {
        throw new IllegalArgumentException(
            "who resigns does so after a move or more, by a score above zero");
      }
    }
  }

  /// All of the last scores are at most `score` away from zero.
  ///
  /// @param moves of each side
  /// @param after plies before which no game is ended
  public record Draw(int moves, double score, int after) {

    public Draw {
      if (moves < 1 || score < 0 || after < 0) {
        throw new IllegalArgumentException(
            "a draw is agreed after a move or more, within a score of zero or more");
      }
    }
  }
}
