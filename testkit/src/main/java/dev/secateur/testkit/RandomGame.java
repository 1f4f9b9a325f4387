package dev.secateur.testkit;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import java.util.Arrays;
import java.util.SplittableRandom;

/// A game of random legal moves, played until it is over or has too many plies.
final class RandomGame {

  /// Games without a draw rule might never end.
  private static final int MAX_PLIES = 2_000;

  private final SplittableRandom random;
  private final long[] moves;
  private int count;
  private final Position position;

  RandomGame(Game game, long seed) {
    random = new SplittableRandom(seed);
    position = game.start();
    moves = new long[position.maxMoves()];
  }

  Position position() {
    return position;
  }

  /// Whether there is a move to play. It generates the moves of the current position.
  boolean hasMove() {
    count = position.generate(moves, 0);
    return count > 0 && !position.outcome().isOver() && position.ply() < MAX_PLIES;
  }

  /// The legal moves that [#hasMove] found.
  long[] legalMoves() {
    return Arrays.copyOf(moves, count);
  }

  long chooseMove() {
    return moves[random.nextInt(count)];
  }
}
