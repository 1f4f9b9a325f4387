package dev.secateur.server.play;

import dev.secateur.core.Position;
import dev.secateur.server.archive.Player.Computer;

/// Everything that the search for a computer's move needs to know. A value: nothing in it changes
/// when the game goes on.
///
/// @param token identifies this search among all of the room
/// @param node where the computer is to move
/// @param position the one at the node; no other thread uses it
/// @param client the search counts towards the limits of this client
/// @param clock the computer's own
/// @param minMillis how long the move takes at least
record MoveTask(
    long token,
    int node,
    Position position,
    Computer player,
    String client,
    MoveClock clock,
    long minMillis) {

  /// What the clock of the side to move shows.
  ///
  /// @param leftMs 0 for a game without clocks
  record MoveClock(long leftMs, long incrementMs) {

    static final MoveClock NONE = new MoveClock(0, 0);

    boolean isPresent() {
      return leftMs > 0;
    }

    /// The same clock after some time.
    MoveClock after(long millis) {
      return isPresent() ? new MoveClock(Math.max(1, leftMs - millis), incrementMs) : this;
    }
  }
}
