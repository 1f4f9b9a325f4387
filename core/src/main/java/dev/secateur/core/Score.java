package dev.secateur.core;

import java.util.Locale;

/// The score of a position for the side to move: hundredths of the game's display unit
/// ([Game#scoreUnit]), or a proven win or loss with the number of plies to it, or a proven win or
/// loss at an unknown distance, as an endgame database knows it.
///
/// A win scores more than any evaluation, an early win more than a late one, and a win at an
/// unknown distance less than all of them.
public final class Score {

  /// Larger than every score: `-INFINITE` to `INFINITE` is the full window.
  public static final int INFINITE = 2_000_000;

  public static final int DRAW = 0;

  /// Internal points in one display unit.
  public static final int PER_UNIT = 100;

  private static final int WIN = 1_000_000;

  /// No searched game is this long, and no evaluation comes this close to a win.
  private static final int MAX_PLIES = 100_000;

  /// A win at an unknown distance.
  private static final int WON = 890_000;

  /// The largest difference that progress makes among wins at an unknown distance.
  public static final int MAX_PROGRESS = 5_000;

  /// Every win scores as much or more. As an answer of an oracle it is a bound: the position is
  /// won, and nothing is said about the distance.
  public static final int LEAST_WIN = WON - MAX_PROGRESS;

  /// The largest absolute value of an evaluation.
  public static final int MAX_EVALUATION = LEAST_WIN - 1;

  private Score() {}

  /// The score of a win after so many plies.
  public static int winIn(int plies) {
    return WIN - plies;
  }

  /// The score of a loss after so many plies.
  public static int lossIn(int plies) {
    return plies - WIN;
  }

  /// The score of a win at an unknown distance.
  ///
  /// @param progress towards the win, up to [#MAX_PROGRESS] more or less than 0, so that a winning
  ///     side comes nearer to its win with every choice
  public static int won(int progress) {
    return WON + Math.clamp(progress, -MAX_PROGRESS, MAX_PROGRESS);
  }

  /// The score of a loss at an unknown distance.
  ///
  /// @param progress of the side that wins
  public static int lost(int progress) {
    return -won(progress);
  }

  /// Whether the score is a proven win or loss.
  public static boolean isDecisive(int score) {
    return Math.abs(score) > MAX_EVALUATION && Math.abs(score) <= WIN;
  }

  /// Whether the score is a proven win or loss after a known number of plies.
  public static boolean isDistanceKnown(int score) {
    return Math.abs(score) >= WIN - MAX_PLIES && Math.abs(score) <= WIN;
  }

  /// Plies to a proven win, negative for a loss. A loss in 0 (already lost) is 0 too.
  ///
  /// @throws IllegalArgumentException if the distance is not known
  public static int plies(int score) {
    if (!isDistanceKnown(score)) {
      throw new IllegalArgumentException(score + " has no number of plies");
    }
    return score > 0 ? WIN - score : -(WIN + score);
  }

  /// Converts a score counted from the root into one counted from a position `ply` plies below the
  /// root, where a win is that much nearer. The transposition table stores scores in this form,
  /// because searches from other roots read them.
  public static int toPositionRelative(int score, int ply) {
    if (!isDistanceKnown(score)) {
      return score;
    }
    return score > 0 ? score + ply : score - ply;
  }

  /// The opposite conversion: a score counted from a position `ply` plies below the root becomes
  /// one counted from the root.
  public static int toRootRelative(int score, int ply) {
    return toPositionRelative(score, -ply);
  }

  public static int clampEvaluation(int score) {
    return Math.clamp(score, -MAX_EVALUATION, MAX_EVALUATION);
  }

  public static double inUnits(int score) {
    return score / (double) PER_UNIT;
  }

  /// A number of display units, which may be infinite, as a score.
  public static int ofUnits(double units) {
    double points = units * PER_UNIT;
    return (int) Math.round(Math.clamp(points, -INFINITE, INFINITE));
  }

  /// `+1.25`, `win in 7`, `loss in 4`; at an unknown distance `database: win`.
  public static String text(int score) {
    if (isDecisive(score) && !isDistanceKnown(score)) {
      return score > 0 ? "database: win" : "database: loss";
    }
    if (isDecisive(score)) {
      return (score > 0 ? "win in " : "loss in ") + Math.abs(plies(score));
    }
    return String.format(Locale.ROOT, "%+.2f", inUnits(score));
  }
}
