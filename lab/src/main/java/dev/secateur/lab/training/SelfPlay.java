package dev.secateur.lab.training;

import dev.secateur.core.Game;
import dev.secateur.core.Key;
import dev.secateur.core.Opening;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.engine.Engine;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

/// Plays games of an engine against itself: an opening of the game, some random moves, then every
/// move by a search of the same size. A game depends only on its number and the seed.
public final class SelfPlay implements GameLabeller.GameTask {

  private static final int MAX_ATTEMPTS = 1_000;

  private final Game game;
  private final SelfPlayOptions options;
  private final long number;

  /// The game with this number.
  public SelfPlay(Game game, SelfPlayOptions options, long number) {
    this.game = game;
    this.options = options;
    this.number = number;
  }

  @Override
  public LabelledGame label(Engine engine, GameLabeller.StopSignal stop) {
    engine.newGame();
    var random = new SplittableRandom(Key.of(options.seed(), number));
    var plies = new ArrayList<LabelledPly>();
    var position = startOf(random, plies);
    var outcome = position.outcome();
    while (!outcome.isOver() && plies.size() < options.maxPlies()) {
      stop.check();
      long[] moves = position.legalMoves();
      if (moves.length == 1) {
        plies.add(LabelledPly.unscored(text(position, moves[0]), false, !position.isNoisy()));
        position.make(moves[0]);
      } else {
        var result = options.search().run(engine, position);
        plies.add(LabelledPly.searched(game, position, result.best(), result));
        int score = result.score();
        if (Score.isDecisive(score) && result.isExact()) {
          // Proven: the rest of the game would teach nothing.
          boolean firstWins = (score > 0) == (position.sideToMove() == Position.FIRST);
          var won = firstWins ? Outcome.GameResult.FIRST_WINS : Outcome.GameResult.SECOND_WINS;
          return new LabelledGame("", plies, won, false, 0);
        }
        position.make(result.best());
      }
      outcome = position.outcome();
    }
    return ended(position, plies);
  }

  private LabelledGame ended(Position position, List<LabelledPly> plies) {
    var outcome = position.outcome();
    if (!outcome.isOver()) {
      return new LabelledGame("", plies, Outcome.GameResult.DRAW, false, 0);
    }
    int score = position.finalScore();
    boolean hasMargin = !Score.isDecisive(score);
    int ofFirst = position.sideToMove() == Position.FIRST ? score : -score;
    return new LabelledGame("", plies, outcome.result(), hasMargin, hasMargin ? ofFirst : 0);
  }

  /// A position of an opening and some random moves in which the game is not over.
  private Position startOf(SplittableRandom random, List<LabelledPly> plies) {
    var openings = game.openings();
    for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
      plies.clear();
      var opening =
          openings.isEmpty() ? Opening.START : openings.get(random.nextInt(openings.size()));
      var position = game.start();
      for (long move : opening.begin(game).moves()) {
        make(position, move, plies);
      }
      // One more or less, so that both sides are to move after it.
      int count = options.randomPlies() == 0 ? 0 : options.randomPlies() - random.nextInt(2);
      for (int i = 0; i < count && !position.outcome().isOver(); i++) {
        long[] moves = position.legalMoves();
        make(position, moves[random.nextInt(moves.length)], plies);
      }
      if (!position.outcome().isOver()) {
        return position;
      }
    }
    throw new IllegalArgumentException(
        "%d random moves always end the game".formatted(options.randomPlies()));
  }

  private void make(Position position, long move, List<LabelledPly> plies) {
    plies.add(LabelledPly.unscored(text(position, move), true, !position.isNoisy()));
    position.make(move);
  }

  private String text(Position position, long move) {
    return game.notation().formatMove(position, move);
  }
}
