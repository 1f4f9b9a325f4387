package dev.secateur.engine.book;

import java.util.List;

/// What a book says about a position.
///
/// @param score for the side to move
/// @param depth of the search that analysed the position
/// @param nodes of that search
/// @param moves best first
public record BookAdvice(int score, int depth, long nodes, List<AdvisedMove> moves) {

  public BookAdvice {
    moves = List.copyOf(moves);
  }

  /// A move that the book knows.
  ///
  /// @param same the move, and others that lead to symmetric images of the same position
  /// @param score for the side to move: that of the next position if the book has it and the
  ///     move has no exact score itself
  /// @param exact whether the score is the true value of the move, as the search proved it
  /// @param isContinued whether the book has the next position
  public record AdvisedMove(List<Long> same, int score, boolean exact, boolean isContinued) {

    public AdvisedMove {
      same = List.copyOf(same);
    }

    public long move() {
      return same.getFirst();
    }
  }

  public AdvisedMove best() {
    return moves.getFirst();
  }
}
