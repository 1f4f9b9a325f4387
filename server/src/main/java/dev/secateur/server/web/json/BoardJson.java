package dev.secateur.server.web.json;

import dev.secateur.core.BoardPicture;
import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.TextStyle;
import java.util.List;
import java.util.Map;

/// What stands on a board.
///
/// @param drawing the same as plain text
public record BoardJson(
    int columns,
    int rows,
    List<BoardPicture.Piece> pieces,
    List<String> walls,
    Map<String, List<Integer>> counts,
    String drawing) {

  static BoardJson of(Game game, Position position) {
    return of(game.picture(position), game.draw(position, TextStyle.PLAIN));
  }

  static BoardJson of(BoardPicture picture, String drawing) {
    return new BoardJson(
        picture.columns(),
        picture.rows(),
        picture.pieces(),
        picture.objects("walls"),
        picture.counts(),
        drawing);
  }
}
