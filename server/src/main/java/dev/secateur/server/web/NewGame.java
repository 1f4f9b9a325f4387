package dev.secateur.server.web;

import dev.secateur.core.ChosenOpening;
import dev.secateur.core.Game;
import dev.secateur.core.GameTree;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.server.archive.Ending;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.archive.StoredNode;
import dev.secateur.server.play.Problem;
import dev.secateur.server.play.Rooms;
import dev.secateur.server.web.request.NewGameRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;

/// A game that a client asks for.
final class NewGame {

  private NewGame() {}

  /// @throws Problem if it cannot be played
  static StoredGame read(NewGameRequest asked, String id, Games games, Rooms rooms, Instant now) {
    try {
      var game = games.find(asked.game());
      var players = asked.toPlayers();
      rooms.check(game, players);
      var opening = opening(asked, game);
      var tree = tree(asked, game, opening);
      int head = tree.mainLineEnd(GameTree.START);
      var title = asked.title();
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
              asked.toClock(),
              false,
              tree.start(),
              Ending.of(tree.position(head).outcome()),
              head,
              nodes(tree));
      rooms.check(stored);
      return stored.from(opening == null ? null : opening.text());
    } catch (NotationException broken) {
      throw Problem.unprocessable(broken.error());
    }
  }

  private static @Nullable ChosenOpening opening(NewGameRequest asked, Game game) {
    if (asked.opening() == null) {
      return null;
    }
    if (asked.start() != null || asked.moves() != null || asked.text() != null) {
      throw Problem.badRequest(
          "a game has an opening or a start of its own: expected opening without start, moves and"
              + " text");
    }
    return ChosenOpening.parse(game, asked.opening().strip(), ThreadLocalRandom.current());
  }

  private static GameTree tree(NewGameRequest asked, Game game, @Nullable ChosenOpening opening) {
    if (opening != null) {
      var tree = new GameTree(game, startText(game));
      tree.playAll(GameTree.START, opening.opening().text());
      return tree;
    }
    if (asked.text() != null) {
      return pasted(game, asked.text().strip());
    }
    var start = asked.start();
    var tree = new GameTree(game, start == null ? startText(game) : start.strip());
    if (asked.moves() != null) {
      tree.playAll(GameTree.START, asked.moves());
    }
    return tree;
  }

  private static String startText(Game game) {
    return game.notation().formatPosition(game.start());
  }

  /// A pasted text is a position or moves. If it is neither, the error is the one that occurs later
  /// in the text.
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
