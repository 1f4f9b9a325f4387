package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.Position;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// What a `go` asks for.
///
/// @param limits those of the search proper: they count from `ponderhit` on where it ponders first
record UgiGo(Limits limits, boolean infinite, boolean ponder, int maxDepth) {

  private static final Set<String> NUMBERS =
      Set.of("movetime", "depth", "nodes", "p1time", "p2time", "p1inc", "p2inc");
  private static final String EXPECTED =
      "movetime, depth, nodes, p1time, p2time, p1inc, p2inc, infinite or ponder";

  /// @param side whose clock counts
  /// @param usual the limits where none is given; its depth is never exceeded
  static UgiGo parse(String text, int side, Limits usual) {
    var numbers = new HashMap<String, Long>();
    boolean infinite = false;
    boolean ponder = false;
    var words = text.isBlank() ? List.<String>of() : List.of(text.strip().split("\\s+"));
    for (var rest = words.iterator(); rest.hasNext(); ) {
      var word = rest.next();
      switch (word) {
        case "infinite" -> infinite = true;
        case "ponder" -> ponder = true;
        default -> numbers.put(known(word), number(word, rest));
      }
    }
    var limits = infinite ? Limits.NONE : limits(numbers, side, usual);
    return new UgiGo(capped(limits, usual.depth()), infinite, ponder, usual.depth());
  }

  /// The limits with which the search begins.
  Limits firstLimits() {
    return ponder ? Limits.depth(maxDepth) : limits;
  }

  private static String known(String word) {
    if (!NUMBERS.contains(word)) {
      throw new Refusal(
          "go does not know %s: expected %s".formatted(NotationError.quote(word), EXPECTED));
    }
    return word;
  }

  private static long number(String word, Iterator<String> rest) {
    var text = rest.hasNext() ? rest.next() : "";
    // A clock that has run out is below zero with some clients.
    if (!text.matches("-?[0-9]{1,15}")) {
      throw new Refusal(
          "%s is no value of %s: expected a whole number"
              .formatted(NotationError.quote(text), word));
    }
    return Math.max(0, Long.parseLong(text));
  }

  private static Limits limits(Map<String, Long> numbers, int side, Limits usual) {
    var player = side == Position.FIRST ? "p1" : "p2";
    if (numbers.isEmpty()) {
      return usual.toPlay();
    }
    var clock = numbers.get(player + "time");
    var limits =
        clock == null ? Limits.NONE : Limits.clock(clock, numbers.getOrDefault(player + "inc", 0L));
    // Nought means no limit to the search but no time, depth or nodes to who sends it.
    for (var entry : numbers.entrySet()) {
      long value = Math.max(1, entry.getValue());
      limits =
          switch (entry.getKey()) {
            case "movetime" -> limits.withMoveTime(value).toPlay();
            case "depth" -> limits.withDepth((int) Math.min(value, 1_000));
            case "nodes" -> limits.withNodes(value);
            default -> limits;
          };
    }
    return limits.equals(Limits.NONE) ? usual.toPlay() : limits;
  }

  private static Limits capped(Limits limits, int maxDepth) {
    if (maxDepth == 0) {
      return limits;
    }
    return limits.withDepth(limits.depth() == 0 ? maxDepth : Math.min(limits.depth(), maxDepth));
  }
}
