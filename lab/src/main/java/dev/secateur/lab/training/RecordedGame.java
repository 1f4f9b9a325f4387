package dev.secateur.lab.training;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.engine.Engine;
import java.util.ArrayList;

/// A game from a record, in which every position gets the score of a search.
public final class RecordedGame implements GameLabeller.GameTask {

  private final GameRecord record;
  private final LabelSearch search;

  /// The game of a record.
  public RecordedGame(GameRecord record, LabelSearch search) {
    this.record = record;
    this.search = search;
  }

  @Override
  public LabelledGame label(Engine engine, GameLabeller.StopSignal stop) {
    engine.newGame();
    var game = record.game();
    var position = record.positionAfter(0);
    var start = record.hasUsualStart() ? "" : record.start();
    var plies = new ArrayList<LabelledPly>();
    if (record.result() == Outcome.GameResult.UNDECIDED) {
      return new LabelledGame(start, plies, record.result(), false, 0);
    }
    for (long move : record.moves()) {
      stop.check();
      if (!search.includes(position) || position.countMoves() == 1) {
        var text = game.notation().formatMove(position, move);
        plies.add(LabelledPly.unscored(text, false, !position.isNoisy()));
      } else {
        var result = search.run(engine, position);
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
