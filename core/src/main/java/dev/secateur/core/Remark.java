package dev.secateur.core;

import java.util.Arrays;
import java.util.List;

/// A remark about a move: a code with arguments, which a page says in its own language, and the
/// English words, which continue the sentence of the remark before.
///
/// @param code such as `loses-men`
/// @param arguments numbers, moves and squares. A number that decides between singular and plural
///     comes first
public record Remark(String code, List<String> arguments, String english) {

  public Remark {
    arguments = List.copyOf(arguments);
  }

  public static Remark of(String code, String english, Object... arguments) {
    return new Remark(code, Arrays.stream(arguments).map(String::valueOf).toList(), english);
  }
}
