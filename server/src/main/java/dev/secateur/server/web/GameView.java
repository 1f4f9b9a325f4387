package dev.secateur.server.web;

import dev.secateur.core.BoardPicture;
import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.GameTree;
import dev.secateur.core.Move;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.Refusal;
import dev.secateur.core.TextStyle;
import dev.secateur.server.archive.Ending;
import dev.secateur.server.archive.NodeNote;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.archive.StoredNode;
import dev.secateur.server.play.GameRoom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Games and positions as the service shows them.
final class GameView {

  private GameView() {}

  static Map<String, Object> game(GameRoom.Snapshot snapshot) {
    var game = snapshot.game();
    var view = head(game);
    view.put("version", game.version());
    if (game.clock() != null) {
      view.put("clock", game.clock());
    }
    if (snapshot.clocks() != null) {
      view.put("clocks", snapshot.clocks());
    }
    view.put("auto", game.auto());
    view.put("start", game.start());
    view.put("head", game.head());
    view.put("thinking", snapshot.thinking());
    view.put("nodes", nodes(game, snapshot.startSide()));
    return view;
  }

  private static Map<String, Object> head(StoredGame game) {
    var view = new LinkedHashMap<String, Object>();
    view.put("id", game.id());
    view.put("game", game.game());
    view.put("name", game.name());
    view.put("title", game.title());
    view.put("created", game.created().toString());
    view.put("updated", game.updated().toString());
    view.put("players", game.players());
    if (game.heading() != null) {
      view.put("names", game.heading().names());
      view.put("headers", game.heading().headers());
    }
    view.put("result", game.ending().result());
    view.put("reason", game.ending().reason());
    return view;
  }

  private static List<Map<String, Object>> nodes(StoredGame game, int startSide) {
    var views = new ArrayList<Map<String, Object>>();
    views.add(start(game));
    var sides = new int[game.nodes().size() + 1];
    sides[0] = startSide;
    for (StoredNode node : game.nodes()) {
      var view = new LinkedHashMap<String, Object>();
      view.put("id", node.id());
      view.put("parent", node.parent());
      view.put("move", node.move());
      view.put("side", sides[node.parent()]);
      sides[node.id()] = 1 - sides[node.parent()];
      view.put("by", node.by());
      view.put("timeMs", node.timeMs());
      if (node.leftMs() != null) {
        view.put("leftMs", node.leftMs());
      }
      if (node.thought() != null) {
        view.put("thought", node.thought());
      }
      if (node.note() != null) {
        addNote(node.note(), view);
      }
      views.add(view);
    }
    return views;
  }

  private static Map<String, Object> start(StoredGame game) {
    var view = new LinkedHashMap<String, Object>();
    view.put("id", GameTree.START);
    putText(view, "comment", game.comment());
    return view;
  }

  private static void addNote(NodeNote note, Map<String, Object> view) {
    putText(view, "before", note.before());
    putText(view, "comment", note.comment());
    note.mark().ifPresent(mark -> view.put("mark", mark));
    if (note.score() != null && !view.containsKey("thought")) {
      var thought = new LinkedHashMap<String, Object>();
      thought.put("score", note.score());
      putNumber(thought, "winIn", note.winIn());
      putNumber(thought, "depth", note.depth());
      putNumber(thought, "nodes", note.nodes());
      view.put("thought", thought);
    }
  }

  private static void putText(Map<String, Object> view, String name, @Nullable String text) {
    if (text != null && !text.isEmpty()) {
      view.put(name, text);
    }
  }

  private static void putNumber(Map<String, Object> view, String name, @Nullable Number number) {
    if (number != null) {
      view.put(name, number);
    }
  }

  static Map<String, Object> summary(StoredGame stored, GameTree tree) {
    var position = tree.position(stored.head());
    var view = head(stored);
    view.put("plies", tree.ply(stored.head()));
    view.put("toMove", position.sideToMove());
    view.put("board", board(tree.game(), position));
    return view;
  }

  static Map<String, Object> summaryWithoutBoard(StoredGame stored) {
    var view = head(stored);
    view.put("plies", 0);
    view.put("toMove", 0);
    view.put("board", board(BoardPicture.NONE, ""));
    return view;
  }

  static Map<String, Object> position(GameRoom room, int node) {
    return position(room.game(), room.position(node), node, room.node(node).move());
  }

  /// @param node what the page calls the position
  /// @param last the move that led to it, or [Move#NONE]
  static Map<String, Object> position(Game game, Position position, int node, long last) {
    var view = new LinkedHashMap<String, Object>();
    view.put("node", node);
    view.put("position", game.notation().position(position));
    view.put("toMove", position.sideToMove());
    view.put("ply", position.ply());
    view.put("board", board(game, position));
    var ending = Ending.of(position.outcome());
    view.put("moves", ending.isOver() ? List.of() : moves(game, position));
    if (last != Move.NONE) {
      var before = position.copy();
      before.undo();
      view.put("last", move(game, before, last));
    }
    view.put("refused", refused(game, position));
    view.put("result", ending.result());
    view.put("reason", ending.reason());
    return view;
  }

  /// The end of a game that others play: nobody moves here.
  ///
  /// @param node what tells this position from others
  static Map<String, Object> watched(GameRecord record, int node) {
    var game = record.game();
    int plies = record.plies();
    var position = record.positionAfter(plies);
    var view = new LinkedHashMap<String, Object>();
    view.put("node", node);
    view.put("position", game.notation().position(position));
    view.put("toMove", position.sideToMove());
    view.put("ply", plies);
    view.put("board", board(game, position));
    view.put("moves", List.of());
    if (plies > 0) {
      view.put("last", move(game, record.positionAfter(plies - 1), record.moves().getLast()));
    }
    view.put("refused", Map.of());
    var ending = Ending.of(position.outcome());
    view.put("result", ending.result());
    view.put("reason", ending.reason());
    return view;
  }

  private static List<Map<String, Object>> moves(Game game, Position position) {
    var moves = new ArrayList<Map<String, Object>>();
    for (long move : position.legalMoves()) {
      moves.add(move(game, position, move));
    }
    return moves;
  }

  static Map<String, Object> move(Game game, Position position, long move) {
    var picture = game.picture(position, move);
    var view = new LinkedHashMap<String, Object>();
    view.put("move", game.notation().move(position, move));
    view.put("cells", picture.cells());
    view.put("affected", picture.affected());
    return view;
  }

  private static Map<String, Object> refused(Game game, Position position) {
    var refused = new LinkedHashMap<String, Object>();
    for (String text : game.temptations(position)) {
      try {
        game.notation().parseMove(position, text);
      } catch (NotationException why) {
        refused.put(text, refusal(why.error().refusal(), why.error().wrong()));
      }
    }
    return refused;
  }

  private static Map<String, Object> refusal(Refusal refusal, String detail) {
    return Map.of("code", refusal.code(), "arguments", refusal.arguments(), "detail", detail);
  }

  private static Map<String, Object> board(Game game, Position position) {
    return board(game.picture(position), game.draw(position, TextStyle.PLAIN));
  }

  private static Map<String, Object> board(BoardPicture picture, String drawing) {
    var view = new LinkedHashMap<String, Object>();
    view.put("columns", picture.columns());
    view.put("rows", picture.rows());
    view.put("pieces", picture.pieces());
    view.put("walls", picture.walls());
    view.put("counts", picture.counts());
    view.put("drawing", drawing);
    return view;
  }
}
