package dev.secateur.search;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Plugins;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Predicate;

/// Games and positions for the tests of the search.
final class Played {

  /// More than a whole game of any test needs.
  private static final long MANY_EVALUATIONS = 2_000_000;

  private Played() {}

  /// Without the techniques that trust a cheap test instead of a search, which games switch on.
  static SearchOptions withoutForwardPruning(SearchOptions options) {
    return options
        .off(SearchOption.REVERSE_FUTILITY)
        .off(SearchOption.NULL_MOVE)
        .off(SearchOption.PROBCUT)
        .off(SearchOption.LATE_MOVE_PRUNING)
        .off(SearchOption.IIR);
  }

  static Game game(String specification) {
    return Games.installed().find(specification);
  }

  static Evaluator evaluator(Game game) {
    return evaluator(game, EvaluatorFactory::isStandard);
  }

  private static Evaluator evaluator(Game game, Predicate<EvaluatorFactory> isWanted) {
    return Plugins.none().load(EvaluatorFactory.class).stream()
        .filter(factory -> factory.game().equals(game.name()))
        .filter(isWanted)
        .findFirst()
        .orElseThrow()
        .create(Map.of());
  }

  static Searcher searcher(Game game) {
    return new Searcher(game, () -> evaluator(game));
  }

  /// A searcher with the documented weights, which never change.
  static Searcher foundingSearcher(Game game) {
    return new Searcher(game, () -> evaluator(game, factory -> factory.name().equals("founding")));
  }

  /// A searcher in whose searches something happens at chosen evaluations, counted from 1 over all
  /// its searches. With one thread that is the same node in every run. A search that does not end
  /// fails.
  ///
  /// @param nanoTime the clock of its searches
  static Searcher searcher(Game game, LongSupplier nanoTime, LongConsumer atEvaluation) {
    var evaluator = evaluator(game);
    var counted =
        new Evaluator() {
          private long count;

          @Override
          public int evaluate(Position position) {
            count++;
            if (count > MANY_EVALUATIONS) {
              throw new AssertionError("the search does not end");
            }
            atEvaluation.accept(count);
            return evaluator.evaluate(position);
          }

          @Override
          public List<Term> explain(Position position) {
            return evaluator.explain(position);
          }
        };
    return new Searcher(game, () -> counted, nanoTime);
  }

  static Position after(Game game, String moves) {
    var position = game.start();
    game.notation().playMoves(position, moves, _ -> {});
    return position;
  }

  /// Positions of random games, one of each, in which the game goes on.
  static List<Position> random(Game game, int count, int maxPlies) {
    var positions = new ArrayList<Position>();
    for (int seed = 0; positions.size() < count; seed++) {
      var random = new SplittableRandom(seed);
      var position = game.start();
      int plies = random.nextInt(maxPlies);
      while (position.ply() < plies && !position.outcome().isOver()) {
        var moves = position.legalMoves();
        position.make(moves[random.nextInt(moves.length)]);
      }
      if (!position.outcome().isOver()) {
        positions.add(position);
      }
    }
    return positions;
  }
}
