package dev.secateur.testkit;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import java.util.Arrays;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.LongFunction;

/// The moves of a generator as texts, so that they can be compared with those of an independent
/// generator.
public final class Successors {

  /// Mutation tests play fewer games (`random.games`): they play them many times.
  private static final int MAX_GAMES = Integer.getInteger("random.games", Integer.MAX_VALUE);

  private Successors() {}

  /// Every legal move with the position that it leads to.
  public static SortedMap<String, String> of(
      Game game, Position position, LongFunction<String> moveText) {
    var successors = new TreeMap<String, String>();
    for (long move : position.legalMoves()) {
      position.make(move);
      successors.put(moveText.apply(move), game.notation().formatPosition(position));
      position.undo();
    }
    return successors;
  }

  /// The sorted texts of the legal moves. Checks that `countMoves` agrees.
  public static List<String> moveTexts(Game game, Position position) {
    var moves = position.legalMoves();
    if (moves.length != position.countMoves()) {
      throw new AssertionError(moves.length + " moves, counted as " + position.countMoves());
    }
    return Arrays.stream(moves)
        .mapToObj(move -> game.notation().formatMove(position, move))
        .sorted()
        .toList();
  }

  /// Calls `check` on every position of some random games, including the last.
  public static void inRandomGames(Game game, int games, Consumer<Position> check) {
    for (int seed = 0; seed < Math.min(games, MAX_GAMES); seed++) {
      var random = new RandomGame(game, seed);
      while (random.hasMove()) {
        check.accept(random.position());
        random.position().make(random.chooseMove());
      }
      check.accept(random.position());
    }
  }
}
