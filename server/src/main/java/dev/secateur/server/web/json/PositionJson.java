package dev.secateur.server.web.json;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Move;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.OpeningNames;
import dev.secateur.core.Position;
import dev.secateur.server.archive.Ending;
import dev.secateur.server.play.GameRoom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A position with its legal moves.
///
/// @param node by which the page knows the position
/// @param last the move that led to it
/// @param opening what players call the opening on the way to it, if it has a name
/// @param refused moves that a person might try and that are not legal, with the reason
public record PositionJson(
    int node,
    String position,
    int toMove,
    int ply,
    BoardJson board,
    List<MoveJson> moves,
    @Nullable MoveJson last,
    Map<String, IllegalMoveJson> refused,
    String result,
    String reason,
    @Nullable String opening) {

  /// Why a move is not legal.
  public record IllegalMoveJson(String code, List<String> arguments, String detail) {

    static IllegalMoveJson of(NotationError error) {
      return new IllegalMoveJson(error.reason().code(), error.reason().arguments(), error.wrong());
    }
  }

  public static PositionJson of(GameRoom room, int node) {
    return of(room.game(), room.position(node), node, room.node(node).move());
  }

  /// A position of a game.
  ///
  /// @param last the move that led to the position, or [Move#NONE]
  public static PositionJson of(Game game, Position position, int node, long last) {
    var ending = Ending.of(position.outcome());
    return new PositionJson(
        node,
        game.notation().formatPosition(position),
        position.sideToMove(),
        position.ply(),
        BoardJson.of(game, position),
        ending.isOver() ? List.of() : MoveJson.legal(game, position),
        lastMove(game, position, last),
        refused(game, position),
        ending.result(),
        ending.reason(),
        OpeningNames.of(game).lastNameOf(position).orElse(null));
  }

  private static @Nullable MoveJson lastMove(Game game, Position position, long last) {
    if (last == Move.NONE) {
      return null;
    }
    var before = position.copy();
    before.undo();
    return MoveJson.of(game, before, last);
  }

  private static Map<String, IllegalMoveJson> refused(Game game, Position position) {
    var refused = new LinkedHashMap<String, IllegalMoveJson>();
    for (String text : game.candidateMoves(position)) {
      try {
        game.notation().parseMove(position, text);
      } catch (NotationException why) {
        refused.put(text, IllegalMoveJson.of(why.error()));
      }
    }
    return refused;
  }

  /// The last position of a game of a match. It has no legal moves, because nobody moves here.
  static PositionJson ofMatchGame(GameRecord record, int node) {
    var game = record.game();
    int plies = record.plies();
    var position = record.positionAfter(plies);
    var ending = Ending.of(position.outcome());
    return new PositionJson(
        node,
        game.notation().formatPosition(position),
        position.sideToMove(),
        plies,
        BoardJson.of(game, position),
        List.of(),
        plies == 0
            ? null
            : MoveJson.of(game, record.positionAfter(plies - 1), record.moves().getLast()),
        Map.of(),
        ending.result(),
        ending.reason(),
        null);
  }
}
