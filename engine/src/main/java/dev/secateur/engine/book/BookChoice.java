package dev.secateur.engine.book;

import dev.secateur.core.Position;
import dev.secateur.core.WeightedChoice;
import dev.secateur.engine.book.BookAdvice.AdvisedMove;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchResult.ScoredLine;
import dev.secateur.search.SearchStatistics;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// Chooses moves of a book.
public final class BookChoice {

  private BookChoice() {}

  /// A move of the book, with the line that the book gives; empty if it does not have the position.
  ///
  /// @param maxLoss how much worse than the best the move may be, as a score
  public static Optional<SearchResult> of(
      OpeningBook book, Position position, int maxLoss, SplittableRandom random) {
    return book.find(position)
        .map(
            advice -> {
              var chosen = choose(advice, maxLoss, random);
              long move = chosen.same().get(random.nextInt(chosen.same().size()));
              var line = new ScoredLine(book.line(position, move), chosen.score(), chosen.exact());
              return new SearchResult(List.of(line), advice.depth(), SearchStatistics.NONE);
            });
  }

  private static AdvisedMove choose(BookAdvice advice, int maxLoss, SplittableRandom random) {
    int worst = advice.best().score() - maxLoss;
    var good = advice.moves().stream().filter(move -> move.score() >= worst).toList();
    return WeightedChoice.of(good, AdvisedMove::score, worst, random);
  }
}
