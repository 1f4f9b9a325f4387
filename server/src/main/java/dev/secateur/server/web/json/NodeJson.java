package dev.secateur.server.web.json;

import dev.secateur.core.GameTree;
import dev.secateur.server.archive.NodeNote;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.archive.StoredNode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// A node of the tree of a game: the start, which has no move, or a move.
public record NodeJson(
    int id,
    @Nullable Integer parent,
    @Nullable String move,
    @Nullable Integer side,
    @Nullable String by,
    @Nullable Long timeMs,
    @Nullable List<Long> leftMs,
    @Nullable MoveJudgementJson thought,
    @Nullable String before,
    @Nullable String comment,
    @Nullable String mark) {

  /// All nodes of a game, the start first.
  ///
  /// @param startSide who moves at the start
  static List<NodeJson> all(StoredGame game, int startSide) {
    var nodes = new ArrayList<NodeJson>();
    nodes.add(start(game));
    var sides = new int[game.nodes().size() + 1];
    sides[GameTree.START] = startSide;
    for (StoredNode node : game.nodes()) {
      int side = sides[node.parent()];
      sides[node.id()] = 1 - side;
      nodes.add(of(node, side));
    }
    return nodes;
  }

  static NodeJson start(StoredGame game) {
    var comment = game.comment().isEmpty() ? null : game.comment();
    return new NodeJson(
        GameTree.START, null, null, null, null, null, null, null, null, comment, null);
  }

  /// One node of a game.
  ///
  /// @param startSide who moves at the start
  static NodeJson of(StoredGame game, StoredNode node, int startSide) {
    int plies = 0;
    for (int at = node.parent(); at != GameTree.START; at = game.nodes().get(at - 1).parent()) {
      plies++;
    }
    return of(node, (startSide + plies) % 2);
  }

  /// @param side who made the move
  private static NodeJson of(StoredNode node, int side) {
    var note = node.note() == null ? NodeNote.NONE : node.note();
    return new NodeJson(
        node.id(),
        node.parent(),
        node.move(),
        side,
        node.by(),
        node.timeMs(),
        node.leftMs(),
        MoveJudgementJson.of(node),
        note.before(),
        note.comment(),
        note.mark().orElse(null));
  }
}
