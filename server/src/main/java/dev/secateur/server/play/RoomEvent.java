package dev.secateur.server.play;

import org.jspecify.annotations.Nullable;

/// What happens in a room, for its pages.
sealed interface RoomEvent {

  /// A page has connected: it gets the whole game.
  ///
  /// @param lastSearch how the last search ended, if there was one
  record PageJoined(RoomListener page, GameSnapshot game, @Nullable SearchProgress lastSearch)
      implements RoomEvent {}

  record PageLeft(RoomListener page) implements RoomEvent {}

  /// The game is another one, or its clocks or the thinking are.
  record GameChanged(GameSnapshot game) implements RoomEvent {}

  /// The computer's search has come further, or has found its move.
  record SearchReported(SearchProgress progress, boolean finished) implements RoomEvent {}

  record ProblemArose(Problem problem) implements RoomEvent {}

  /// The game is deleted, or the server stops.
  record RoomClosed() implements RoomEvent {}
}
