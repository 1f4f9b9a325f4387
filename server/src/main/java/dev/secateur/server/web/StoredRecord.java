package dev.secateur.server.web;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.GameTree;
import dev.secateur.core.MoveNote;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Position;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import dev.secateur.core.Termination;
import dev.secateur.records.RecordJson;
import dev.secateur.records.formats.TerminationWords;
import dev.secateur.server.archive.Ending;
import dev.secateur.server.archive.GameFacts;
import dev.secateur.server.archive.Heading;
import dev.secateur.server.archive.NodeNote;
import dev.secateur.server.archive.Player.Person;
import dev.secateur.server.archive.StoredGame;
import dev.secateur.server.archive.StoredNode;
import dev.secateur.server.web.request.NewGameRequest;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// Converts a game of the archive to a record and back. Nothing of a record is lost; the players of
/// the archive are, because files have no place for them.
final class StoredRecord {

  private static final String TITLE = "Title";
  private static final String UNKNOWN = "?";
  private static final String EVENT = "Event";

  private StoredRecord() {}

  /// The main line leads through the head; everything else is a variation.
  static GameRecord write(StoredGame stored, GameTree tree) {
    var game = tree.game();
    var moves = new ArrayList<RecordedMove>();
    new RecordedMoves(stored, tree).follow(GameTree.START, moves);
    return new GameRecord(
        game,
        game.notation().formatPosition(tree.position(GameTree.START)),
        headers(stored, game.sides()),
        new RecordedLine(stored.comment(), moves),
        result(stored.ending().result()),
        ending(stored));
  }

  /// The headers of the file, with the title if it was changed here; for a game that was played
  /// here, what is known.
  private static Map<String, String> headers(StoredGame stored, List<String> sides) {
    var heading = stored.heading();
    if (heading != null) {
      var headers = new LinkedHashMap<>(heading.headers());
      if (!stored.title().isEmpty() && !stored.title().equals(title(headers, heading.names()))) {
        headers.put(TITLE, stored.title());
      }
      return headers;
    }
    var headers = new LinkedHashMap<String, String>();
    if (!stored.title().isEmpty()) {
      headers.put(EVENT, stored.title());
    }
    headers.put("Date", GameFacts.date(stored));
    for (int side = 0; side < 2; side++) {
      var name = GameFacts.name(stored, side);
      headers.put(sides.get(side), name.isEmpty() ? UNKNOWN : name);
    }
    return headers;
  }

  private static String ending(StoredGame stored) {
    var heading = stored.heading();
    if (heading != null && heading.ending() != null) {
      return heading.ending();
    }
    var reason = stored.ending().reason();
    return Set.of(Ending.RESIGNATION, Ending.AGREEMENT, Ending.TIME).contains(reason) ? reason : "";
  }

  /// Walks along the played moves and collects the others as variations.
  private record RecordedMoves(
      StoredGame stored, GameTree tree, Set<Integer> played, int startSide) {

    RecordedMoves(StoredGame stored, GameTree tree) {
      this(
          stored,
          tree,
          new HashSet<>(tree.path(stored.head())),
          tree.position(GameTree.START).sideToMove());
    }

    void follow(int from, List<RecordedMove> moves) {
      int at = from;
      int ply = tree.ply(from);
      while (!tree.children(at).isEmpty()) {
        var children = tree.children(at);
        int next =
            children.stream().filter(played::contains).findFirst().orElseGet(children::getFirst);
        int side = (startSide + ply) % 2;
        var instead = new ArrayList<RecordedLine>();
        for (int other : children) {
          if (other != next) {
            instead.add(variation(other, side));
          }
        }
        var note = note(next);
        var all = joined(Optional.ofNullable(note.before()).orElse(""), comment(note));
        var moveNote = MoveNotes.of(stored.nodes().get(next - 1), side).withComment(all);
        moves.add(new RecordedMove(tree.node(next).move(), moveNote, instead));
        at = next;
        ply++;
      }
    }

    private RecordedLine variation(int first, int side) {
      var moves = new ArrayList<RecordedMove>();
      var moveNote = MoveNotes.of(stored.nodes().get(first - 1), side);
      moves.add(new RecordedMove(tree.node(first).move(), moveNote, List.of()));
      follow(first, moves);
      return new RecordedLine(Optional.ofNullable(note(first).before()).orElse(""), moves);
    }

    private NodeNote note(int id) {
      var note = stored.nodes().get(id - 1).note();
      return note == null ? NodeNote.NONE : note;
    }

    private static String comment(NodeNote note) {
      return Optional.ofNullable(note.comment()).orElse("");
    }
  }

  private static String joined(String earlier, String later) {
    return earlier.isEmpty() || later.isEmpty() ? earlier + later : earlier + " " + later;
  }

  private static GameResult result(String word) {
    return Stream.of(GameResult.values())
        .filter(result -> RecordJson.word(result).equals(word))
        .findFirst()
        .orElse(GameResult.UNDECIDED);
  }

  // From a record

  static StoredGame read(GameRecord record, String id) {
    var collector = new NodeCollector(record.game(), record.positionAfter(0));
    int head = collector.add(record.line(), 0);
    var now = Instant.now();
    var sides = record.game().sides();
    var names = sides.stream().map(side -> known(record.headers().getOrDefault(side, ""))).toList();
    return new StoredGame(
        id,
        1,
        record.game().specification(),
        record.game().name(),
        title(record.headers(), names),
        now,
        now,
        List.of(new Person(), new Person()),
        null,
        false,
        record.start(),
        ending(record),
        head,
        collector.nodes(),
        record.line().comment(),
        new Heading(record.headers(), names, record.ending()));
  }

  /// A move at a node, to find moves that are there already.
  private record NodeKey(int parent, long move) {}

  /// Collects the nodes. The first move at a node is the main one.
  private static final class NodeCollector {

    private static final class Draft {

      private final NodeKey key;
      private final String text;
      private MoveNote note;
      private String before;

      Draft(NodeKey key, String text, MoveNote note, String before) {
        this.key = key;
        this.text = text;
        this.note = note;
        this.before = before;
      }
    }

    private final Game game;
    private final Position position;
    private final List<Draft> drafts = new ArrayList<>();
    private final Map<NodeKey, Integer> known = new HashMap<>();

    NodeCollector(Game game, Position position) {
      this.game = game;
      this.position = position;
    }

    /// @return the line's last node
    int add(RecordedLine line, int from) {
      int parent = from;
      // The comment of the main line belongs to the game, not to its first move.
      var before = drafts.isEmpty() ? "" : line.comment();
      for (RecordedMove move : line.moves()) {
        int here = add(new NodeKey(parent, move.move()), move.note(), before);
        before = "";
        for (RecordedLine variation : move.variations()) {
          if (variation.moves().isEmpty()) {
            var replaced = drafts.get(here - 1);
            replaced.note =
                replaced.note.withComment(joined(replaced.note.comment(), variation.comment()));
          } else {
            add(variation, parent);
          }
        }
        position.make(move.move());
        parent = here;
      }
      line.moves().forEach(_ -> position.undo());
      return parent;
    }

    private int add(NodeKey key, MoveNote note, String before) {
      var here = known.get(key);
      if (here == null) {
        drafts.add(new Draft(key, game.notation().formatMove(position, key.move()), note, before));
        known.put(key, drafts.size());
        return drafts.size();
      }
      var draft = drafts.get(here - 1);
      draft.note = MoveNotes.joined(draft.note, note);
      draft.before = joined(draft.before, before);
      return here;
    }

    List<StoredNode> nodes() {
      var nodes = new ArrayList<StoredNode>();
      for (Draft draft : drafts) {
        var note = MoveNotes.stored(draft.note, draft.before);
        nodes.add(
            new StoredNode(
                nodes.size() + 1,
                draft.key.parent(),
                draft.text,
                StoredNode.HUMAN,
                draft.note.timeMs().orElse(0),
                null,
                null,
                note.equals(NodeNote.NONE) ? null : note));
      }
      return nodes;
    }
  }

  private static Ending ending(GameRecord record) {
    var outcome = record.positionAfter(record.plies()).outcome();
    if (outcome.isOver() && outcome.result() == record.result()) {
      return Ending.of(outcome);
    }
    var reason = TerminationWords.of(record).map(Termination::code);
    // The usual reason where the file gives none.
    var lost = reason.orElse(Ending.RESIGNATION);
    return switch (record.result()) {
      case UNDECIDED -> Ending.UNDECIDED;
      case DRAW -> Ending.drawBy(reason.orElse(Ending.AGREEMENT));
      case FIRST_WINS -> Ending.lossOf(Position.SECOND, lost);
      case SECOND_WINS -> Ending.lossOf(Position.FIRST, lost);
    };
  }

  /// The players, the event, or both, as far as they are known.
  private static String title(Map<String, String> headers, List<String> names) {
    var given = known(headers.getOrDefault(TITLE, ""));
    var event = known(headers.getOrDefault(EVENT, ""));
    var shown = names.stream().map(name -> name.isEmpty() ? UNKNOWN : name).toList();
    var players = names.stream().allMatch(String::isEmpty) ? "" : String.join(" – ", shown);
    var all = players.isEmpty() || event.isEmpty() ? players + event : players + ", " + event;
    var title = given.isEmpty() ? all : given;
    return title.substring(0, Math.min(title.length(), NewGameRequest.MAX_TITLE));
  }

  private static String known(String header) {
    return header.equals(UNKNOWN) ? "" : header.replaceAll("\\s+", " ").strip();
  }
}
