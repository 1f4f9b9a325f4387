package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Position;
import dev.secateur.core.Termination;
import dev.secateur.games.reversi.formats.BracketText.Property;
import dev.secateur.games.reversi.formats.SgfTree.SgfNode;
import dev.secateur.records.formats.RecordBuilder;
import dev.secateur.records.formats.RecordSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Reads SGF: the tree of a game first, then its moves.
final class SgfReader extends BracketReader {

  private static final Set<String> PASSES = Set.of("", "tt", "pa", "ps", "pass", "--");
  private static final String NUMBER = "[-+]?\\d{1,9}(\\.\\d{1,9})?";

  /// The line of the current node, for errors; 0 before the moves are played.
  private long line;

  SgfReader(Game game, RecordSource source) throws IOException {
    super(game, source);
  }

  @Override
  GameRecord readGame() throws IOException {
    line = 0;
    long first = input.line();
    var root = SgfTree.read(input, text);
    line = first;
    return record(root);
  }

  @Override
  long brokenLine() {
    return line == 0 ? super.brokenLine() : line;
  }

  private GameRecord record(SgfNode root) {
    var kind = value(root, "GM", "2");
    if (!kind.equals("2")) {
      throw new NotationException(
          "",
          0,
          "GM[%s] is another game".formatted(NotationError.printable(kind)),
          "GM[2], Othello");
    }
    if (!value(root, "SZ", "8").equals("8")) {
      throw new NotationException("", 0, "SZ is another size", "SZ[8]");
    }
    var start = start(root);
    var builder = new RecordBuilder(game, start.copy());
    walk(root, builder);
    var end = builder.position();
    var headers = new LinkedHashMap<String, String>();
    for (Property property : root.properties) {
      if (!Sgf.OWN.contains(property.name())) {
        headers.putIfAbsent(
            Sgf.HEADERS.getOrDefault(property.name(), property.name()),
            String.join(", ", property.values()));
      }
    }
    var record =
        new GameRecord(
            game,
            game.notation().formatPosition(start),
            headers,
            builder.finish(),
            end.outcome().result(),
            "");
    var result = root.property("RE");
    return result.isEmpty() ? record : withResult(record, end, result.get().value().strip());
  }

  private static String value(SgfNode node, String name, String standard) {
    return node.property(name).map(property -> property.value().strip()).orElse(standard);
  }

  private Position start(SgfNode root) {
    var board = new char[64];
    Arrays.fill(board, '-');
    boolean any = false;
    var side = "B";
    for (var node : beforeMoves(root)) {
      boolean black = put(node, "AB", 'X', board);
      boolean white = put(node, "AW", 'O', board);
      any |= black || white;
      side = value(node, "PL", side).toUpperCase(Locale.ROOT);
    }
    if (!any) {
      return game.start();
    }
    boolean isWhite = side.startsWith("W") || side.equals("2");
    return game.notation().parsePosition(new String(board) + (isWhite ? " O" : " X"));
  }

  /// The root and the nodes after it up to the first move or branch, because some files have each
  /// property in its own node.
  private static List<SgfNode> beforeMoves(SgfNode root) {
    var nodes = new ArrayList<SgfNode>();
    var node = root;
    nodes.add(node);
    while (node.move().isEmpty()
        && node.children.size() == 1
        && node.children.getFirst().move().isEmpty()) {
      node = node.children.getFirst();
      nodes.add(node);
    }
    return nodes;
  }

  private static boolean put(SgfNode root, String name, char disc, char[] board) {
    var points = root.property(name);
    for (String value : points.map(Property::values).orElse(List.of())) {
      var square = square(value.strip());
      if (square.equals("pass")) {
        throw new NotationException("", 0, name + "[] is not a square", "a square such as f5");
      }
      board[8 * (square.charAt(1) - '1') + square.charAt(0) - 'a'] = disc;
    }
    return points.isPresent();
  }

  /// Turns `fe` and `f5` into `f5`. An empty text, `tt` as in Go and `PA` are passes.
  private static String square(String point) {
    var lower = point.toLowerCase(Locale.ROOT);
    if (PASSES.contains(lower)) {
      return "pass";
    }
    if (lower.matches("[a-h][a-h]")) {
      return "" + lower.charAt(0) + (char) (lower.charAt(1) - 'a' + '1');
    }
    if (lower.matches("[a-h][1-8]")) {
      return lower;
    }
    throw new NotationException(
        "", 0, NotationError.quote(point) + " is not a square", "two letters such as fe, or f5");
  }

  /// Plays a node and the nodes after it. The first child continues the line; the others are
  /// variations that replace the first move after the branch.
  private void walk(SgfNode from, RecordBuilder builder) {
    var node = from;
    var pendingVariations = new ArrayList<SgfNode>();
    while (true) {
      line = node.line;
      visit(node, builder);
      if (node.move().isPresent() && !pendingVariations.isEmpty()) {
        var variations = List.copyOf(pendingVariations);
        pendingVariations.clear();
        for (SgfNode variation : variations) {
          builder.openVariation();
          walk(variation, builder);
          builder.closeVariation();
        }
      }
      if (node.children.isEmpty()) {
        return;
      }
      pendingVariations.addAll(node.children.subList(1, node.children.size()));
      node = node.children.getFirst();
    }
  }

  private void visit(SgfNode node, RecordBuilder builder) {
    var move = node.move();
    if (move.isPresent()) {
      Turns.play(game, builder, move.get().name(), square(move.get().value().strip()));
      builder.note(_ -> note(node, move.get().name()));
    } else if (builder.hasMove() && node.property("AB").or(() -> node.property("AW")).isPresent()) {
      throw new NotationException("", 0, "discs are put on the board", "discs before any move");
    }
    node.property("C").ifPresent(comment -> builder.comment(comment.value().strip()));
  }

  private static MoveNote note(SgfNode node, String colour) {
    var note = MoveNote.NONE;
    var glyphs = new ArrayList<Integer>();
    for (Property property : node.properties) {
      var strength = property.value().strip();
      var glyph =
          Optional.ofNullable(Sgf.GLYPHS.get(property.name() + strength))
              .or(() -> Optional.ofNullable(Sgf.GLYPHS.get(property.name())));
      glyph.ifPresent(glyphs::add);
    }
    var value = value(node, "V", "");
    if (value.matches(NUMBER)) {
      // The value is from black's view.
      double score = Double.parseDouble(value);
      note = note.with(MoveJudgement.of(colour.equals("B") ? score : 0 - score));
    }
    var left = value(node, colour + "L", "");
    if (left.matches(NUMBER) && !left.startsWith("-")) {
      note = note.withClock(Math.round(1_000 * Double.parseDouble(left)));
    }
    return note.withGlyphs(glyphs);
  }

  /// `B+12`, `W+Resign`, `Draw`.
  private static GameRecord withResult(GameRecord record, Position end, String text) {
    var lower = text.toLowerCase(Locale.ROOT);
    if (lower.equals("draw") || lower.equals("0")) {
      return record.withResult(GameResult.DRAW);
    }
    if (!lower.startsWith("b+") && !lower.startsWith("w+")) {
      return record.withResult(GameResult.UNDECIDED);
    }
    boolean black = lower.startsWith("b");
    var how = lower.substring(2).strip();
    var ending =
        switch (how) {
          case "r", "resign" -> Termination.RESIGNATION.code();
          case "t", "time" -> Termination.TIME.code();
          case "f", "forfeit" -> Termination.FORFEIT.code();
          default -> "";
        };
    var decided = record.withResult(black ? GameResult.FIRST_WINS : GameResult.SECOND_WINS, ending);
    if (!how.matches("\\d{1,6}(\\.\\d{1,6})?")) {
      return decided;
    }
    double margin = Double.parseDouble(how);
    var sign = black ? "+" : "-";
    return DiscScore.with(decided, end, black ? margin : -margin, sign + how);
  }
}
