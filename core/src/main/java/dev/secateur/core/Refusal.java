package dev.secateur.core;

import java.util.List;

/// Why something is refused, as a code that a program can translate: `crosses` with the argument
/// `f3v`.
///
/// @param code lower-case words joined by hyphens
public record Refusal(String code, List<String> arguments) {

  /// For a text that is not understood: a name, a position, a number.
  public static final Refusal NOT_UNDERSTOOD = of("not-understood");

  /// For a text that is not a move at all.
  public static final Refusal NOT_A_MOVE = of("not-a-move");

  public static final Refusal GAME_OVER = of("game-over");

  public Refusal {
    arguments = List.copyOf(arguments);
  }

  public static Refusal of(String code, String... arguments) {
    return new Refusal(code, List.of(arguments));
  }
}
