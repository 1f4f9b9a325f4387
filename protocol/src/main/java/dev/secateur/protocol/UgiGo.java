package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.Position;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/// The arguments of `go`.
///
/// @param limits the limits of the search; after `go ponder` they count from `ponderhit` on
/// @param maxDepth 0 for no limit
record UgiGo(Limits limits, boolean infinite, boolean ponder, int maxDepth) {

  private static final Set<String> NUMBERS =
      Set.of("movetime", "depth", "nodes", "p1time", "p2time", "p1inc", "p2inc");
  private static final String EXPECTED =
      "movetime, depth, nodes, p1time, p2time, p1inc, p2inc, infinite or ponder";

  /// @param side the side to move; its clock counts
  /// @param defaultLimits the limits if the text has none; a search never goes deeper
  static UgiGo parse(String text, int side, Limits defaultLimits) {
    var numbers = new HashMap<String, Long>();
    boolean infinite = false;
    boolean ponder = false;
    var words = text.isBlank() ? List.<String>of() : List.of(text.strip().split("\\s+"));
    for (var rest = words.iterator(); rest.hasNext(); ) {
      var word = rest.next();
      switch (word) {
        case "infinite" -> infinite = true;
        case "ponder" -> ponder = true;
        default -> numbers.put(knownWord(word), number(word, rest));
      }
    }
    var limits = infinite ? Limits.NONE : limits(numbers, side, defaultLimits);
    return new UgiGo(
        capped(limits, defaultLimits.depth()), infinite, ponder, defaultLimits.depth());
  }

  /// The limits with which the search starts: a search that ponders has only a depth limit.
  Limits limitsAtStart() {
    return ponder ? Limits.depth(maxDepth) : limits;
  }

  private static String knownWord(String word) {
    if (!NUMBERS.contains(word)) {
      throw new CommandException(
          "%s is not an argument of go: expected %s"
              .formatted(NotationError.quote(word), EXPECTED));
    }
    return word;
  }

  private static long number(String word, Iterator<String> rest) {
    var text = rest.hasNext() ? rest.next() : "";
    // Some clients send a negative time after a clock has run out.
    if (!text.matches("-?[0-9]{1,15}")) {
      throw new CommandException(
          "%s is not a value of %s: expected a whole number"
              .formatted(NotationError.quote(text), word));
    }
    return Math.max(0, Long.parseLong(text));
  }

  private static Limits limits(Map<String, Long> numbers, int side, Limits defaultLimits) {
    var player = side == Position.FIRST ? "p1" : "p2";
    if (numbers.isEmpty()) {
      return defaultLimits.toPlay();
    }
    var clock = numbers.get(player + "time");
    var limits =
        clock == null ? Limits.NONE : Limits.clock(clock, numbers.getOrDefault(player + "inc", 0L));
    // In our limits 0 means "no limit"; a client that sends 0 means the least possible.
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
    return limits.equals(Limits.NONE) ? defaultLimits.toPlay() : limits;
  }

  private static Limits capped(Limits limits, int maxDepth) {
    if (maxDepth == 0) {
      return limits;
    }
    return limits.withDepth(limits.depth() == 0 ? maxDepth : Math.min(limits.depth(), maxDepth));
  }
}
