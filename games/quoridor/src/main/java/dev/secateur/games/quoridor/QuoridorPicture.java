package dev.secateur.games.quoridor;

import dev.secateur.core.BoardMark;
import dev.secateur.core.BoardPicture;
import dev.secateur.core.BoardPicture.Piece;
import dev.secateur.core.MovePicture;
import dev.secateur.core.Position;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// What a picture of the board shows.
final class QuoridorPicture {

  private static final String WALLS = "walls";

  private QuoridorPicture() {}

  static BoardPicture of(QuoridorRules rules, QuoridorPosition position) {
    var pieces = new ArrayList<Piece>();
    var wallsLeft = new ArrayList<Integer>();
    var steps = new ArrayList<Integer>();
    for (int side = Position.FIRST; side <= Position.SECOND; side++) {
      pieces.add(new Piece(QuoridorNotation.cellText(position.pawn(side)), side, "pawn"));
      wallsLeft.add(position.wallsLeft(side));
      steps.add(position.distance(side));
    }
    var walls = new ArrayList<String>();
    walls.addAll(texts(position.horizontalWalls(), false));
    walls.addAll(texts(position.verticalWalls(), true));
    var counts = new LinkedHashMap<String, List<Integer>>();
    counts.put(WALLS, wallsLeft);
    counts.put("steps", steps);
    return new BoardPicture(rules.size, rules.size, pieces, Map.of(WALLS, walls), counts);
  }

  static MovePicture of(QuoridorPosition position, long move) {
    if (QuoridorMove.isWall(move)) {
      return MovePicture.NONE;
    }
    var from = QuoridorNotation.cellText(position.pawn(position.sideToMove()));
    return new MovePicture(
        List.of(from, QuoridorNotation.cellText(QuoridorMove.cell(move))), List.of());
  }

  /// A shortest path of each side, from its pawn to its goal.
  static List<BoardMark> paths(QuoridorRules rules, QuoridorPosition position) {
    var paths = new QuoridorPaths(rules);
    paths.setWalls(position.horizontalWalls(), position.verticalWalls());
    var marks = new ArrayList<BoardMark>();
    for (int side = Position.FIRST; side <= Position.SECOND; side++) {
      var cells = new ArrayList<String>();
      int cell = position.pawn(side);
      cells.add(QuoridorNotation.cellText(cell));
      while (paths.findPath(side, cell) > 0) {
        cell = QuoridorRules.neighbour(cell, paths.pathDirection());
        cells.add(QuoridorNotation.cellText(cell));
      }
      marks.add(new BoardMark("path", side, cells, List.of()));
    }
    return marks;
  }

  /// Every cell and every wall.
  static List<String> candidateMoves(QuoridorRules rules) {
    var all = new ArrayList<String>();
    for (int row = 0; row < rules.size; row++) {
      for (int column = 0; column < rules.size; column++) {
        all.add(QuoridorNotation.cellText(QuoridorRules.cell(column, row)));
      }
    }
    all.addAll(texts(rules.anchors, false));
    all.addAll(texts(rules.anchors, true));
    return all;
  }

  private static List<String> texts(long anchors, boolean vertical) {
    var texts = new ArrayList<String>();
    for (long left = anchors; left != 0; left &= left - 1) {
      texts.add(QuoridorNotation.wallText(Long.numberOfTrailingZeros(left), vertical));
    }
    return texts;
  }
}
