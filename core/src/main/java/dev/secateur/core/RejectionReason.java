package dev.secateur.core;

import java.util.List;

/// Why a move, a text or a request is rejected, as a code that a program can translate: `crosses`
/// with the argument `f3v`.
///
/// @param code lower-case words joined by hyphens
public record RejectionReason(String code, List<String> arguments) {

  /// For a text that is not understood: a name, a position, a number.
  public static final RejectionReason NOT_UNDERSTOOD = of("not-understood");

  /// For a text that is not a move at all.
  public static final RejectionReason NOT_A_MOVE = of("not-a-move");

  public static final RejectionReason GAME_OVER = of("game-over");

  public RejectionReason {
    arguments = List.copyOf(arguments);
  }

  public static RejectionReason of(String code, String... arguments) {
    return new RejectionReason(code, List.of(arguments));
  }
}
