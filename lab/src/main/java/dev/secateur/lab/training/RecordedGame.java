package dev.secateur.lab.training;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.engine.Engine;
import java.util.ArrayList;

/// A game from a record, in which every position gets the score of a search.
public final class RecordedGame implements GameLabeller.GameTask {

  private final GameRecord record;
  private final long nodes;

  /// The game of a record.
  ///
  /// @param nodes per search; 0 for no searches, if only the result matters
  public RecordedGame(GameRecord record, long nodes) {
    this.record = record;
    this.nodes = nodes;
  }

  @Override
  public LabelledGame label(Engine engine, GameLabeller.StopSignal stop) {
    engine.newGame();
    var game = record.game();
    var position = record.positionAfter(0);
    var start = record.hasUsualStart() ? "" : record.start();
    var plies = new ArrayList<LabelledPly>();
    if (record.result() == Outcome.Result.UNDECIDED) {
      return new LabelledGame(start, plies, record.result(), false, 0);
    }
    for (long move : record.moves()) {
      stop.check();
      if (nodes == 0 || position.countMoves() == 1) {
        var text = game.notation().formatMove(position, move);
        plies.add(LabelledPly.unscored(text, false, !position.isNoisy()));
      } else {
        var result = engine.search(position, Limits.nodes(nodes));
        plies.add(LabelledPly.searched(game, position, move, result));
      }
      position.make(move);
    }
    boolean hasMargin = position.outcome().isOver() && !Score.isDecisive(position.finalScore());
    int score = hasMargin ? position.finalScore() : 0;
    int ofFirst = position.sideToMove() == Position.FIRST ? score : -score;
    return new LabelledGame(start, plies, record.result(), hasMargin, ofFirst);
  }
}
