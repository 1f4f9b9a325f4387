package dev.secateur.server.web.json;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Remark;
import dev.secateur.core.Score;
import dev.secateur.search.SearchResult;
import dev.secateur.server.analysis.Chances;
import dev.secateur.server.analysis.MistakeSize;
import dev.secateur.server.web.json.AnalysisJson.AnalysedLineJson;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A move that a client asked about, compared with the best one.
///
/// @param positions along the line
/// @param accepted whether it is as good as the best one, where that was the question
public record AskedMoveJson(
    String move,
    double score,
    @Nullable Integer winIn,
    List<String> pv,
    AnalysedLineJson best,
    String size,
    List<Remark> why,
    List<PositionJson> positions,
    @Nullable Boolean accepted) {

  /// What comes of the move.
  ///
  /// @param line the move and the best play after it
  /// @param score of the move, for the side that makes it
  public static AskedMoveJson of(
      Game game, Position position, List<String> line, int score, SearchResult.ScoredLine best) {
    return new AskedMoveJson(
        line.getFirst(),
        Score.inUnits(score),
        ProvenWin.in(score),
        line,
        AnalysedLineJson.of(game, position, best, null),
        ReviewedNodeJson.word(size(game, score, best)),
        MoveRemarks.of(game, position, line, score, Math.max(score, best.score())),
        positions(game, position, line),
        null);
  }

  /// The same as an answer to the question whether the move is as good as the best one.
  public AskedMoveJson accepted(boolean isAccepted) {
    return new AskedMoveJson(move, score, winIn, pv, best, size, why, positions, isAccepted);
  }

  /// How much worse a move is than the best one.
  public static MistakeSize size(Game game, int score, SearchResult.ScoredLine best) {
    return MistakeSize.of(Chances.of(game, best.score()) - Chances.of(game, score));
  }

  /// The positions along a line. Their numbers are -1, -2 and so on, which no node of a game has.
  private static List<PositionJson> positions(Game game, Position from, List<String> line) {
    var position = from.copy();
    var positions = new ArrayList<PositionJson>();
    for (String text : line) {
      long move = game.notation().parseMove(position, text);
      position.make(move);
      positions.add(PositionJson.of(game, position, -positions.size() - 1, move));
    }
    return positions;
  }
}
