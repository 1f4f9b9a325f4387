package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.MoveNote;
import dev.secateur.core.Position;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import dev.secateur.core.Termination;
import dev.secateur.records.formats.NoteText;
import dev.secateur.records.formats.RecordContent;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.TerminationWords;
import dev.secateur.records.formats.TextRecordWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Writes SGF, one move on each line.
final class SgfWriter extends TextRecordWriter {

  private static final Set<RecordContent> HELD =
      EnumSet.complementOf(EnumSet.of(RecordContent.SEARCHES, RecordContent.TIMES));
  private static final Map<String, String> PROPERTIES =
      Sgf.HEADERS.entrySet().stream()
          .collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));
  private static final Map<Integer, String> GLYPHS =
      Map.of(1, "TE[1]", 2, "BM[1]", 3, "TE[2]", 4, "BM[2]", 5, "IT[]", 6, "DO[]");

  /// The terminations that have a letter in the format.
  private static final Map<Termination, String> LETTERS =
      Map.of(Termination.RESIGNATION, "R", Termination.TIME, "T", Termination.FORFEIT, "F");

  private final Game game;

  SgfWriter(Game game, RecordTarget target) {
    super(target);
    this.game = game;
  }

  @Override
  public void write(GameRecord record) throws IOException {
    losses.check(record, HELD);
    var text = new StringBuilder("(;FF[4]GM[2]CA[UTF-8]AP[Secateur]SZ[8]");
    for (var header : record.headers().entrySet()) {
      var name = PROPERTIES.getOrDefault(header.getKey(), header.getKey());
      if (name.matches("[A-Z]{2}") && !Sgf.OWN.contains(name)) {
        property(text, name, header.getValue());
      } else if (!name.equals(DiscScore.HEADER)) {
        losses.add("headers that have no property");
      }
    }
    property(text, "RE", result(record));
    // The four discs of the start are written too, because some programs do not place them.
    setUp(text, record.start());
    if (!record.line().comment().isEmpty()) {
      property(text, "C", record.line().comment());
    }
    line(text, record.line().moves(), record.positionAfter(0));
    out.write(text.append(")\n").toString());
  }

  private static void property(StringBuilder text, String name, String value) {
    text.append(name).append('[').append(BracketText.escaped(value)).append(']');
  }

  private String result(GameRecord record) {
    var known = TerminationWords.of(record).filter(LETTERS::containsKey);
    losses.checkEnding(record, known);
    var letter = known.map(LETTERS::get).orElse("");
    return switch (record.result()) {
      case UNDECIDED -> "?";
      case DRAW -> "Draw";
      case FIRST_WINS -> "B+" + (letter.isEmpty() ? margin(record) : letter);
      case SECOND_WINS -> "W+" + (letter.isEmpty() ? margin(record) : letter);
    };
  }

  private static String margin(GameRecord record) {
    return DiscScore.of(record).replaceFirst("^[-+]", "");
  }

  private static void setUp(StringBuilder text, String start) {
    discs(text, "AB", start, 'X');
    discs(text, "AW", start, 'O');
    property(text, "PL", start.endsWith("X") ? "B" : "W");
  }

  private static void discs(StringBuilder text, String name, String start, char disc) {
    var points = new StringBuilder();
    for (int square = 0; square < 64; square++) {
      if (start.charAt(square) == disc) {
        points.append('[').append((char) ('a' + square % 8)).append(square / 8 + 1).append(']');
      }
    }
    text.append(points.isEmpty() ? "" : name + points);
  }

  /// A move with variations is written in a bracket, and so is each variation. The line continues
  /// inside the first bracket.
  private void line(StringBuilder text, List<RecordedMove> moves, Position position) {
    var alternatives = new ArrayList<Alternatives>();
    int made = 0;
    for (RecordedMove move : moves) {
      if (!move.variations().isEmpty()) {
        text.append("\n(");
        alternatives.add(new Alternatives(made, move.variations()));
      }
      node(text, position, move);
      position.make(move.move());
      made++;
    }
    for (Alternatives each : alternatives.reversed()) {
      text.append(')');
      for (; made > each.ply(); made--) {
        position.undo();
      }
      each.lines().forEach(line -> variation(text, line, position));
    }
    for (; made > 0; made--) {
      position.undo();
    }
  }

  private record Alternatives(int ply, List<RecordedLine> lines) {}

  private void variation(StringBuilder text, RecordedLine line, Position position) {
    if (line.moves().isEmpty()) {
      losses.add("variations without moves");
      return;
    }
    text.append("\n(");
    if (!line.comment().isEmpty()) {
      text.append(';');
      property(text, "C", line.comment());
      line(text, line.moves(), position);
      text.append(')');
      return;
    }
    // In a tree, variations of the first move of a variation are siblings of that variation.
    var first = line.moves().getFirst();
    var moves = new ArrayList<>(line.moves());
    moves.set(0, new RecordedMove(first.move(), first.note(), List.of()));
    line(text, moves, position);
    text.append(')');
    first.variations().forEach(sibling -> variation(text, sibling, position));
  }

  private void node(StringBuilder text, Position position, RecordedMove move) {
    var colour = position.sideToMove() == Position.FIRST ? "B" : "W";
    text.append("\n;").append(colour).append('[');
    text.append(
        game.isPass(move.move()) ? "PA" : game.notation().formatMove(position, move.move()));
    text.append(']');
    note(text, colour, move.note());
  }

  private void note(StringBuilder text, String colour, MoveNote note) {
    for (int glyph : note.glyphs()) {
      var property = GLYPHS.get(glyph);
      if (property == null) {
        losses.add("glyphs other than 1 to 6");
      } else {
        text.append(property);
      }
    }
    note.judgement()
        .ifPresent(
            judged -> {
              double black = colour.equals("B") ? judged.score() : 0 - judged.score();
              property(text, "V", NoteText.number(black));
            });
    note.clockMs().ifPresent(left -> property(text, colour + "L", NoteText.number(left / 1_000.0)));
    if (!note.comment().isEmpty()) {
      property(text, "C", note.comment());
    }
  }
}
