package dev.secateur.server.web.json;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.engine.book.BookAdvice;
import dev.secateur.engine.book.OpeningBook;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the opening book says about a position. Scores are for the side to move.
public record BookJson(
    double score, @Nullable Integer winIn, int depth, long nodes, List<BookMoveJson> moves) {

  /// A move that the book knows.
  ///
  /// @param same other moves that lead to a mirror image of the same position
  /// @param known whether the book has the position after the move
  public record BookMoveJson(
      String move,
      List<String> same,
      double score,
      @Nullable Integer winIn,
      boolean exact,
      boolean known) {

    private static BookMoveJson of(Game game, Position position, BookAdvice.AdvisedMove move) {
      var texts =
          move.same().stream().map(each -> game.notation().formatMove(position, each)).toList();
      return new BookMoveJson(
          texts.getFirst(),
          texts.subList(1, texts.size()),
          Score.inUnits(move.score()),
          ProvenWin.in(move.score()),
          move.exact(),
          move.isContinued());
    }
  }

  /// Null if the game has no book, or the book does not have the position.
  public static @Nullable BookJson of(Game game, Position position) {
    return OpeningBook.of(game)
        .flatMap(book -> book.find(position))
        .map(advice -> of(game, position, advice))
        .orElse(null);
  }

  static BookJson of(Game game, Position position, BookAdvice advice) {
    return new BookJson(
        Score.inUnits(advice.score()),
        ProvenWin.in(advice.score()),
        advice.depth(),
        advice.nodes(),
        advice.moves().stream().map(move -> BookMoveJson.of(game, position, move)).toList());
  }
}
