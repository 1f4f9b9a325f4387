package dev.secateur.games.checkers;

import static dev.secateur.games.checkers.CheckersRules.BLACK;

import dev.secateur.games.checkers.database.DatabaseLookup;
import dev.secateur.games.checkers.database.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BooleanSupplier;

/// Compares the databases with a plain search of random positions, which knows only the rules: a
/// win or loss that it finds must be in the database, at the same distance if that is known.
final class RandomPositionsCheck {

  private static final int DEPTH = 8;

  /// Above every number of plies.
  private static final int WIN = 1_000;

  private final DatabaseLookup lookup;
  private final int maxPieces;
  private final SplittableRandom random = new SplittableRandom(1);
  private final List<String> errors = new ArrayList<>();
  private final long[][] moves;
  private int decided;

  RandomPositionsCheck(DatabaseLookup lookup, int maxPieces) {
    this.lookup = lookup;
    this.maxPieces = maxPieces;
    moves = new long[DEPTH + 1][new CheckersPosition(0, 0, 0, BLACK).maxMoves()];
  }

  /// Checks so many positions with the most pieces.
  void run(int positions, BooleanSupplier isStopped) {
    for (int i = 0; i < positions && !isStopped.getAsBoolean(); i++) {
      check(random());
    }
  }

  /// How many positions the search could decide.
  int decided() {
    return decided;
  }

  List<String> errors() {
    return errors;
  }

  private CheckersPosition random() {
    int blacks = random.nextInt(1, maxPieces);
    long black = 0;
    long white = 0;
    long kings = 0;
    for (int piece = 0; piece < maxPieces; ) {
      long bit = CheckersRules.bit(random.nextInt(1, 33));
      boolean isKing = random.nextBoolean();
      long forbidden = isKing ? 0 : CheckersRules.kingRow(piece < blacks ? BLACK : BLACK ^ 1);
      if (((black | white | forbidden) & bit) == 0) {
        black |= piece < blacks ? bit : 0;
        white |= piece < blacks ? 0 : bit;
        kings |= isKing ? bit : 0;
        piece++;
      }
    }
    return new CheckersPosition(black, white, kings, BLACK);
  }

  private void check(CheckersPosition position) {
    long own = position.pieces(BLACK);
    long opponent = position.pieces(BLACK ^ 1);
    int value = lookup.value(own, opponent, position.kings());
    int score = search(position, -WIN, WIN, DEPTH);
    if (score != 0) {
      decided++;
      int plies = WIN - Math.abs(score);
      int expected = score > 0 ? Value.WIN : Value.LOSS;
      boolean isRight =
          value == expected
              && (!lookup.knowsPlies(own, opponent, position.kings())
                  || lookup.plies(own, opponent, position.kings(), value) == plies);
      if (!isRight) {
        errors.add(
            "%s: a search finds a %s in %d"
                .formatted(CheckersFen.write(position), score > 0 ? "win" : "loss", plies));
      }
    }
  }

  /// Alpha-beta without anything else: a win or loss in so many plies, or 0 if it sees neither.
  private int search(CheckersPosition position, int alpha, int beta, int depth) {
    if (position.ending().isOver()) {
      return -WIN;
    }
    if (depth == 0) {
      return 0;
    }
    int best = -WIN;
    int count = position.generate(moves[depth], 0);
    for (int move = 0; move < count && best < beta; move++) {
      position.make(moves[depth][move]);
      int score =
          -nearer(search(position, -farther(beta), -farther(Math.max(alpha, best)), depth - 1));
      position.undo();
      best = Math.max(best, score);
    }
    return best;
  }

  /// A score one ply before.
  private static int nearer(int score) {
    return score - Integer.signum(score);
  }

  /// The bound one ply later.
  private static int farther(int bound) {
    return bound + Integer.signum(bound);
  }
}
