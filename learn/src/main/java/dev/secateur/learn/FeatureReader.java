package dev.secateur.learn;

import dev.secateur.core.Position;

/// Reads from a position what a model looks at. Implemented by a game. An instance belongs to one
/// thread and may keep scratch arrays; reading allocates nothing.
public interface FeatureReader {

  /// The same object for every reader of the same features.
  InputLayout layout();

  /// Writes the active rows of a position, seen by the side to move.
  ///
  /// @param activeRows has room for [InputLayout#maxActive] rows
  /// @return how many rows were written
  int read(Position position, int[] activeRows);

  /// The phase of the game, from 0 to [InputLayout#phases], exclusive.
  int phase(Position position);

  /// Whether the position can be evaluated as it stands. Models are trained on quiet positions
  /// only, since only those are evaluated.
  default boolean isQuiet(Position position) {
    return !position.isNoisy();
  }
}
