package dev.secateur.server.web;

import dev.secateur.core.Game;
import dev.secateur.core.GameTree;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.server.archive.Ending;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.archive.StoredNode;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/// A game that a client asks for.
final class NewGame {

  private static final int LONGEST_TEXT = 100_000;
  static final int LONGEST_TITLE = 200;
  private static final Set<String> FIELDS =
      Set.of("game", "players", "clock", "title", "start", "moves", "text");

  private NewGame() {}

  /// @throws Problem if it cannot be played
  static StoredGame read(String json, String id, Games games, Rooms rooms, Instant now) {
    var body = Body.of(json, FIELDS);
    try {
      var game = games.find(body.text("game", LONGEST_TITLE));
      var players = PlayerBody.pair(body);
      rooms.check(game, players);
      var tree = tree(body, game);
      int head = tree.mainLineEnd(GameTree.START);
      var title = body.optionalText("title", LONGEST_TITLE);
      var stored =
          new StoredGame(
              id,
              1,
              game.specification(),
              game.name(),
              title == null ? "" : title.strip(),
              now,
              now,
              players,
              PlayerBody.clock(body),
              false,
              tree.start(),
              Ending.of(tree.position(head).outcome()),
              head,
              nodes(tree));
      rooms.check(stored);
      return stored;
    } catch (NotationException broken) {
      throw Problem.unprocessable(broken.error());
    }
  }

  private static GameTree tree(Body body, Game game) {
    var text = body.optionalText("text", LONGEST_TEXT);
    if (text != null) {
      return pasted(game, text.strip());
    }
    var start = body.optionalText("start", LONGEST_TEXT);
    var tree = new GameTree(game, start == null ? startText(game) : start.strip());
    var moves = body.optionalText("moves", LONGEST_TEXT);
    if (moves != null) {
      tree.playAll(GameTree.START, moves);
    }
    return tree;
  }

  private static String startText(Game game) {
    return game.notation().position(game.start());
  }

  /// A person pastes a position or moves: whichever reads further is what was meant.
  static GameTree pasted(Game game, String text) {
    try {
      return new GameTree(game, text);
    } catch (NotationException notAPosition) {
      try {
        var tree = new GameTree(game, startText(game));
        tree.playAll(GameTree.START, text);
        return tree;
      } catch (NotationException notMoves) {
        throw notMoves.error().at() >= notAPosition.error().at() ? notMoves : notAPosition;
      }
    }
  }

  private static List<StoredNode> nodes(GameTree tree) {
    var nodes = new ArrayList<StoredNode>();
    for (GameTree.Node node : tree.nodes()) {
      if (node.id() != GameTree.START) {
        nodes.add(
            new StoredNode(node.id(), node.parent(), node.text(), StoredNode.HUMAN, 0, null, null));
      }
    }
    return nodes;
  }
}
