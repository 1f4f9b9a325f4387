package dev.secateur.search;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Plugins;
import dev.secateur.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// Games and positions for the tests of the search.
final class Played {

  private Played() {}

  static Game game(String specification) {
    return Games.installed().find(specification);
  }

  static Evaluator evaluator(Game game) {
    return Plugins.none().load(EvaluatorFactory.class).stream()
        .filter(factory -> factory.game().equals(game.name()) && factory.isStandard())
        .findFirst()
        .orElseThrow()
        .create(Map.of());
  }

  static Searcher searcher(Game game) {
    return new Searcher(game, () -> evaluator(game));
  }

  static Position after(Game game, String moves) {
    var position = game.start();
    game.notation().playMoves(position, moves, _ -> {});
    return position;
  }

  /// Positions of random games, one of each, in which the game goes on.
  static List<Position> random(Game game, int count, int mostPlies) {
    var positions = new ArrayList<Position>();
    for (int seed = 0; positions.size() < count; seed++) {
      var random = new SplittableRandom(seed);
      var position = game.start();
      int plies = random.nextInt(mostPlies);
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

  static String text(Game game, Position position, List<Long> line) {
    var texts = new ArrayList<String>();
    var copy = position.copy();
    for (long move : line) {
      texts.add(game.notation().move(copy, move));
      copy.make(move);
    }
    return String.join(" ", texts);
  }
}
