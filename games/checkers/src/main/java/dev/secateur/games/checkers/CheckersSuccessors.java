package dev.secateur.games.checkers;

import static dev.secateur.games.checkers.CheckersRules.BLACK;

import dev.secateur.games.checkers.database.LegalSuccessors;
import dev.secateur.games.checkers.database.Turned;

/// The positions after each legal move, found by [CheckersPosition].
public final class CheckersSuccessors implements LegalSuccessors {

  private final CheckersPosition position = new CheckersPosition(0, 0, 0, BLACK);
  private final long[] moves = new long[position.maxMoves()];
  private final long[] owns = new long[moves.length];
  private final long[] opponents = new long[moves.length];
  private final long[] crowned = new long[moves.length];

  @Override
  public int find(long own, long opponent, long kings) {
    position.set(own, opponent, kings, BLACK);
    int count = position.generate(moves, 0);
    for (int move = 0; move < count; move++) {
      position.make(moves[move]);
      owns[move] = Turned.of(position.pieces(CheckersRules.WHITE));
      opponents[move] = Turned.of(position.pieces(BLACK));
      crowned[move] = Turned.of(position.kings());
      position.undo();
    }
    return count;
  }

  @Override
  public long own(int move) {
    return owns[move];
  }

  @Override
  public long opponent(int move) {
    return opponents[move];
  }

  @Override
  public long kings(int move) {
    return crowned[move];
  }

  @Override
  public String text(long own, long opponent, long kings) {
    return CheckersFen.write(new CheckersPosition(own, opponent, kings, BLACK));
  }
}
