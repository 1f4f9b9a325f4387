package dev.secateur.core;

import java.util.List;

/// Why a game ended. Positions, records, matches and the archive all use this one vocabulary.
///
/// The constants here serve every game. A termination that only one game has is a constant of that
/// game, listed in [Game#terminations].
///
/// @param code lower-case words joined by hyphens, as JSON, stored rows and records have it
/// @param text words that follow "White wins: " or "Draw: "
public record Termination(String code, String text, Cause cause) {

  /// What ends a game.
  public enum Cause {
    /// A rule of the game.
    RULE,
    /// A rule of the game that counts: [Position#finalScore] is the margin, 0 in a draw.
    COUNT,
    /// Something outside the rules of the game: a player, a clock, an arbiter.
    DECISION
  }

  public static final Termination NONE = byRule("none", "undecided");
  public static final Termination NO_MOVE = byRule("no-move", "the other side has no move");
  public static final Termination REPETITION = byRule("repetition", "the position was repeated");
  public static final Termination PLY_LIMIT = byRule("ply-limit", "the ply limit is reached");
  public static final Termination BOARD_FULL = byRule("board-full", "the board is full");

  public static final Termination RESIGNATION = byDecision("resignation", "resignation");
  public static final Termination AGREEMENT = byDecision("agreement", "by agreement");

  /// A player ran out of time.
  public static final Termination TIME = byDecision("time", "out of time");

  /// A player broke the rules of the contest, or did not play on: an illegal move, a crash.
  public static final Termination FORFEIT = byDecision("forfeit", "the other side forfeits");

  public static final Termination ADJUDICATION = byDecision("adjudication", "adjudication");

  /// Terminations by rules that any game may have.
  public static final List<Termination> RULES = List.of(NO_MOVE, REPETITION, PLY_LIMIT, BOARD_FULL);

  /// Terminations from outside the rules of a game.
  public static final List<Termination> DECISIONS =
      List.of(RESIGNATION, AGREEMENT, TIME, FORFEIT, ADJUDICATION);

  public static Termination byRule(String code, String text) {
    return new Termination(code, text, Cause.RULE);
  }

  public static Termination byCount(String code, String text) {
    return new Termination(code, text, Cause.COUNT);
  }

  private static Termination byDecision(String code, String text) {
    return new Termination(code, text, Cause.DECISION);
  }
}
