package dev.secateur.lab.positions;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Position;
import dev.secateur.learn.FeatureReader;
import dev.secateur.learn.GameFeatures;
import java.util.Optional;

/// The phases of a game, to group positions by: those of its features for models, or the number of
/// plies that are left where the game has a last one.
public final class PositionPhases {

  private static final int PLIES_PER_PHASE = 10;

  /// A phase of a game.
  ///
  /// @param number by which phases are sorted, in the order of a game
  /// @param text in a few words: `41 to 44 discs`
  public record GamePhase(int number, String text) {}

  private final Optional<GameFeatures> features;
  private final Optional<FeatureReader> reader;

  private PositionPhases(Optional<GameFeatures> features) {
    this.features = features;
    reader = features.map(GameFeatures::newReader);
  }

  public static PositionPhases of(Game game, Games games) {
    return new PositionPhases(
        games.services(GameFeatures.class).stream()
            .filter(features -> features.game().equals(game.name()) && features.isStandard())
            .findFirst());
  }

  /// The phase of a position; empty if the game has no phases.
  public Optional<GamePhase> of(Position position) {
    if (reader.isPresent()) {
      int phase = reader.get().phase(position);
      return features.map(known -> new GamePhase(phase, known.describePhase(phase)));
    }
    int left = position.maxPliesLeft();
    if (left == Integer.MAX_VALUE) {
      return Optional.empty();
    }
    int tens = left / PLIES_PER_PHASE;
    int first = PLIES_PER_PHASE * tens;
    var text = "%d to %d plies left".formatted(first, first + PLIES_PER_PHASE - 1);
    return Optional.of(new GamePhase(-tens, text));
  }
}
