package dev.secateur.core;

import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;

/// An opening of one of a game's sets.
///
/// @param number from 1
public record ChosenOpening(OpeningSet set, int number) {

  private static final String RANDOM = "random";

  /// Reads `xot:17`, or `xot:random` or `xot` for any opening of the set.
  ///
  /// @throws NotationException if the game has no such set, or the set no such opening
  public static ChosenOpening parse(Game game, String text, RandomGenerator random) {
    int colon = text.indexOf(':');
    var name = colon < 0 ? text : text.substring(0, colon);
    var set = find(game, name).orElseThrow(() -> unknownSet(game, text, name));
    var number = colon < 0 ? RANDOM : text.substring(colon + 1);
    int size = set.openings().size();
    if (number.equals(RANDOM)) {
      return new ChosenOpening(set, 1 + random.nextInt(size));
    }
    if (number.matches("[0-9]{1,9}")) {
      int parsed = Integer.parseInt(number);
      if (parsed >= 1 && parsed <= size) {
        return new ChosenOpening(set, parsed);
      }
    }
    throw new NotationException(
        text,
        colon + 1,
        "%s is not an opening of %s".formatted(NotationError.quote(number), name),
        "a number from 1 to %d, or random".formatted(size));
  }

  /// The set of this name, if the game has it.
  public static Optional<OpeningSet> find(Game game, String name) {
    return game.openingSets().stream().filter(set -> set.name().equals(name)).findFirst();
  }

  private static NotationException unknownSet(Game game, String text, String name) {
    var sets = game.openingSets();
    return sets.isEmpty()
        ? new NotationException(
            text,
            0,
            "%s has no named set of openings".formatted(game.name()),
            "a game that has one, such as reversi")
        : new NotationException(
            text,
            0,
            "%s is not a set of openings of %s".formatted(NotationError.quote(name), game.name()),
            sets.stream().map(OpeningSet::name).collect(Collectors.joining(", "))
                + ", with a number as in %s:17".formatted(sets.getFirst().name()));
  }

  public Opening opening() {
    return set.openings().get(number - 1);
  }

  /// The moves from the start, as the game writes them.
  public String moves(Game game) {
    return String.join(" ", opening().begin(game).moveTexts());
  }

  /// The text that [#parse] reads.
  public String text() {
    return set.name() + ":" + number;
  }
}
