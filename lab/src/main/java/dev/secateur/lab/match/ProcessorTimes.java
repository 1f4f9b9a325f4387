package dev.secateur.lab.match;

import dev.secateur.protocol.client.Contestant;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// The processor time of both players in one game, without their start. An engine that thinks in
/// its opponent's time is charged for that too. Until the last answer: a player that crashes has no
/// time any more.
final class ProcessorTimes {

  private static final String UNKNOWN = "-";
  private static final String MILLIS = "[0-9]{1,12}(\\.[0-9]{1,6})?";

  private final OptionalLong[] atStart = {OptionalLong.empty(), OptionalLong.empty()};
  private final OptionalLong[] used = {OptionalLong.empty(), OptionalLong.empty()};

  /// A player begins the game.
  void begin(int side, Contestant player) {
    atStart[side] = player.processorNanos();
  }

  /// A player has moved.
  void update(int side, Contestant player) {
    var now = player.processorNanos();
    if (now.isPresent() && atStart[side].isPresent()) {
      // The total falls when a process that the engine had started ends.
      long nanos = now.getAsLong() - atStart[side].getAsLong();
      used[side] = OptionalLong.of(Math.max(used[side].orElse(0), nanos));
    }
  }

  /// Whether the time of a player is known.
  boolean areKnown() {
    return used[0].isPresent() || used[1].isPresent();
  }

  /// The milliseconds of both, such as `1204.5 980.0`; a minus where they are not known.
  String text() {
    return text(used[0]) + " " + text(used[1]);
  }

  private static String text(OptionalLong nanos) {
    return nanos.isEmpty() ? UNKNOWN : String.format(Locale.ROOT, "%.3f", nanos.getAsLong() / 1e6);
  }

  /// The milliseconds of a side in a text that [#text] wrote; empty if it has none.
  static OptionalDouble millis(String text, int side) {
    var words = text.split(" ", -1);
    return words.length == 2 && words[side].matches(MILLIS)
        ? OptionalDouble.of(Double.parseDouble(words[side]))
        : OptionalDouble.empty();
  }
}
