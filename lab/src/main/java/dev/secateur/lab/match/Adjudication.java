package dev.secateur.lab.match;

import java.util.Optional;

/// When a game is adjudicated before the rules end it. Both players must agree for some moves.
///
/// @param resign when one side counts as lost
/// @param draw when the game counts as a draw
/// @param maxPlies a game that lasts longer, the opening included, is a draw; 0 for no limit
public record Adjudication(Optional<Resign> resign, Optional<Draw> draw, int maxPlies) {

  public static final Adjudication NONE = new Adjudication(Optional.empty(), Optional.empty(), 0);

  /// The last scores of the winner are all at least `score`, those of the loser at most `-score`.
  ///
  /// @param moves of each side
  /// @param score in the game's display unit
  public record Resign(int moves, double score) {

    public Resign {
      if (moves < 1 || score <= 0) {
        throw new IllegalArgumentException("resign needs one move or more and a score above zero");
      }
    }
  }

  /// The last scores of both sides are between `-score` and `score`.
  ///
  /// @param moves of each side
  /// @param after no game is adjudicated a draw before this ply
  public record Draw(int moves, double score, int after) {

    public Draw {
      if (moves < 1 || score < 0 || after < 0) {
        throw new IllegalArgumentException(
            "a draw needs one move or more and a score of zero or more");
      }
    }
  }
}
