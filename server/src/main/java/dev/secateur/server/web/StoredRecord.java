package dev.secateur.server.web;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.GameTree;
import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.Judgement;
import dev.secateur.core.Outcome.Result;
import dev.secateur.core.Position;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import dev.secateur.records.RecordJson;
import dev.secateur.server.archive.Ending;
import dev.secateur.server.archive.Player;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.archive.StoredNode;
import dev.secateur.server.archive.Thought;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Stream;

/// A game of the archive as the record that files hold, and back. The archive has no place for
/// comments, glyphs and headers, and a file none for who may play on.
final class StoredRecord {

  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT).withZone(ZoneOffset.UTC);

  private StoredRecord() {}

  /// The line that leads to the head and on is the game, everything else is a variation.
  static GameRecord write(StoredGame stored, GameTree tree) {
    var game = tree.game();
    var main = new HashSet<>(tree.path(stored.head()));
    var position = tree.position(GameTree.START);
    var moves = new ArrayList<RecordedMove>();
    follow(stored, tree, GameTree.START, main, moves);
    var headers = new LinkedHashMap<String, String>();
    if (!stored.title().isEmpty()) {
      headers.put("Event", stored.title());
    }
    headers.put("Date", DATE.format(stored.created()));
    for (int side = 0; side < 2; side++) {
      headers.put(game.sides().get(side), name(stored.players().get(side)));
    }
    var reason = stored.ending().reason();
    return new GameRecord(
        game,
        game.notation().position(position),
        headers,
        new RecordedLine("", moves),
        result(stored.ending().result()),
        Set.of(Ending.RESIGNATION, Ending.AGREEMENT, Ending.TIME).contains(reason) ? reason : "");
  }

  private static void follow(
      StoredGame stored, GameTree tree, int from, Set<Integer> main, List<RecordedMove> moves) {
    int at = from;
    while (!tree.children(at).isEmpty()) {
      var children = tree.children(at);
      int next = children.stream().filter(main::contains).findFirst().orElseGet(children::getFirst);
      var instead = new ArrayList<RecordedLine>();
      for (int other : children) {
        if (other != next) {
          var line = new ArrayList<RecordedMove>();
          line.add(move(stored, tree, other, List.of()));
          follow(stored, tree, other, main, line);
          instead.add(new RecordedLine("", line));
        }
      }
      moves.add(move(stored, tree, next, instead));
      at = next;
    }
  }

  private static RecordedMove move(
      StoredGame stored, GameTree tree, int id, List<RecordedLine> instead) {
    var node = stored.nodes().get(id - 1);
    var note = MoveNote.NONE;
    if (node.timeMs() > 0) {
      note = note.withTime(node.timeMs());
    }
    var left = node.leftMs();
    if (left != null && left.size() == 2) {
      int side = (tree.position(GameTree.START).sideToMove() + tree.ply(id) + 1) % 2;
      note = note.withClock(left.get(side));
    }
    var thought = node.thought();
    if (thought != null) {
      note = note.with(judgement(thought));
    }
    return new RecordedMove(tree.node(id).move(), note, instead);
  }

  private static Judgement judgement(Thought thought) {
    var winIn = thought.winIn();
    return new Judgement(
        thought.score(),
        winIn == null ? OptionalInt.empty() : OptionalInt.of(winIn),
        OptionalInt.of(thought.depth()),
        OptionalLong.of(thought.nodes()));
  }

  private static String name(Player player) {
    return switch (player.kind()) {
      case human -> "?";
      case level -> "Secateur, level " + player.level();
      case custom -> "Secateur";
    };
  }

  private static Result result(String word) {
    return Stream.of(Result.values())
        .filter(result -> RecordJson.word(result).equals(word))
        .findFirst()
        .orElse(Result.UNDECIDED);
  }

  // And back

  /// A move in a position: the same one is not kept twice.
  private record Branch(int parent, long move) {}

  static StoredGame read(GameRecord record, String id) {
    var nodes = new ArrayList<StoredNode>();
    var position = record.positionAfter(0);
    int head = add(record.line(), record.game(), position, 0, nodes, new HashMap<>());
    var now = Instant.now();
    return new StoredGame(
        id,
        1,
        record.game().specification(),
        record.game().name(),
        title(record),
        now,
        now,
        List.of(Player.HUMAN, Player.HUMAN),
        null,
        false,
        record.start(),
        ending(record),
        head,
        nodes);
  }

  /// The main line first: whatever is tried first in a position is its main move.
  ///
  /// @return the line's last node
  private static int add(
      RecordedLine line,
      Game game,
      Position position,
      int from,
      List<StoredNode> nodes,
      Map<Branch, Integer> known) {
    int parent = from;
    for (RecordedMove move : line.moves()) {
      var branch = new Branch(parent, move.move());
      var here = known.get(branch);
      if (here == null) {
        here = nodes.size() + 1;
        known.put(branch, here);
        var text = game.notation().move(position, move.move());
        nodes.add(node(here, parent, text, move.note()));
      }
      for (RecordedLine variation : move.instead()) {
        add(variation, game, position, parent, nodes, known);
      }
      position.make(move.move());
      parent = here;
    }
    line.moves().forEach(_ -> position.undo());
    return parent;
  }

  private static StoredNode node(int id, int parent, String text, MoveNote note) {
    return new StoredNode(id, parent, text, StoredNode.HUMAN, note.timeMs().orElse(0), null, null);
  }

  private static Ending ending(GameRecord record) {
    var outcome = record.positionAfter(record.plies()).outcome();
    if (outcome.isOver() && outcome.result() == record.result()) {
      return Ending.of(outcome);
    }
    var lost = record.ending().equals(Ending.TIME) ? Ending.TIME : Ending.RESIGNATION;
    return switch (record.result()) {
      case UNDECIDED -> Ending.UNDECIDED;
      case DRAW -> Ending.drawBy(Ending.AGREEMENT);
      case FIRST_WINS -> Ending.lossOf(Position.SECOND, lost);
      case SECOND_WINS -> Ending.lossOf(Position.FIRST, lost);
    };
  }

  /// The players, the event, or both, as far as they are known.
  private static String title(GameRecord record) {
    var headers = record.headers();
    var sides = record.game().sides();
    var first = known(headers.getOrDefault(sides.get(0), ""));
    var second = known(headers.getOrDefault(sides.get(1), ""));
    var event = known(headers.getOrDefault("Event", ""));
    var players = first.isEmpty() && second.isEmpty() ? "" : first + " – " + second;
    var all = players.isEmpty() || event.isEmpty() ? players + event : players + ", " + event;
    return all.substring(0, Math.min(all.length(), NewGame.LONGEST_TITLE));
  }

  private static String known(String header) {
    return header.equals("?") ? "" : header.replaceAll("\\s+", " ").strip();
  }
}
