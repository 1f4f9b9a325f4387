package dev.secateur.core;

import java.util.Arrays;
import java.util.List;

/// One thing to say about a move: for whoever has words of their own for it, a code and what is to
/// be put into the words; and the English words, which follow on those of the remark before.
///
/// @param code such as `loses-men`
/// @param arguments numbers, moves and squares; where the words depend on a number, it is the first
public record Remark(String code, List<String> arguments, String english) {

  public Remark {
    arguments = List.copyOf(arguments);
  }

  public static Remark of(String code, String english, Object... arguments) {
    return new Remark(code, Arrays.stream(arguments).map(String::valueOf).toList(), english);
  }
}
