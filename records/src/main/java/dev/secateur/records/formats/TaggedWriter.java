package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Notation;
import dev.secateur.core.Position;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import java.io.IOException;

/// Writes tagged text that [TaggedReader] reads back, in lines of at most 80 characters unless a
/// single word is longer.
public final class TaggedWriter extends TextRecordWriter {

  private static final int WIDTH = 80;

  private final TaggedDialect dialect;
  private boolean first = true;
  private int column;

  /// Text directly before the next word, such as an opening bracket.
  private String prefix = "";

  public TaggedWriter(RecordTarget target, TaggedDialect dialect) {
    super(target);
    this.dialect = dialect;
  }

  @Override
  public void write(GameRecord record) throws IOException {
    if (!first) {
      out.write('\n');
    }
    first = false;
    for (var header : record.headers().entrySet()) {
      header(header.getKey(), header.getValue(), record);
    }
    tag(TaggedReader.RESULT, TaggedReader.word(record.result()));
    for (var own : dialect.tags(record).entrySet()) {
      tag(own.getKey(), own.getValue());
    }
    if (!record.ending().isEmpty()) {
      boolean hasWord = record.headers().containsKey(TaggedReader.TERMINATION);
      tag(hasWord ? TaggedReader.DETAILS : TaggedReader.TERMINATION, record.ending());
    }
    out.write('\n');
    column = 0;
    line(record.line(), record.game().notation(), record.positionAfter(0), 0);
    word(TaggedReader.word(record.result()));
    out.write('\n');
  }

  private void header(String name, String value, GameRecord record) throws IOException {
    if (!name.matches("[A-Za-z0-9_]+")) {
      losses.add("headers with names that are not plain words");
    } else if (dialect.ownTags().contains(name)
        || name.equals(TaggedReader.RESULT)
        || name.equals(TaggedReader.DETAILS)
        // Without an ending, it would be read back as the ending.
        || (name.equals(TaggedReader.TERMINATION) && record.ending().isBlank())) {
      losses.add("headers named like the format's own tags");
    } else {
      tag(name, value);
    }
  }

  private void tag(String name, String value) throws IOException {
    var flat = value.replaceAll("\\s+", " ").strip();
    if (!flat.equals(value)) {
      losses.add("line breaks and runs of spaces in headers");
    }
    out.write("[%s \"%s\"]\n".formatted(name, flat.replaceAll("([\"\\\\])", "\\\\$1")));
  }

  private void line(RecordedLine line, Notation notation, Position position, int ply)
      throws IOException {
    comment(line.comment());
    boolean numbered = false;
    int at = ply;
    for (RecordedMove move : line.moves()) {
      boolean isFirstPlayer = position.sideToMove() == Position.FIRST;
      if (isFirstPlayer || !numbered) {
        // If the second player moves first, that move begins the first pair.
        int pair = (at + (at % 2 == position.sideToMove() ? 0 : 1)) / 2 + 1;
        word(pair + (isFirstPlayer ? "." : "..."));
      }
      word(notation.formatMove(position, move.move()));
      for (int glyph : move.note().glyphs()) {
        word("$" + glyph);
      }
      var said = NoteText.write(move.note());
      comment(said);
      for (RecordedLine variation : move.variations()) {
        prefix += "(";
        line(variation, notation, position, at);
        close(')');
      }
      numbered = said.isEmpty() && move.variations().isEmpty();
      position.make(move.move());
      at++;
    }
    line.moves().forEach(_ -> position.undo());
  }

  private void comment(String comment) throws IOException {
    if (comment.isEmpty()) {
      return;
    }
    var flat = comment.replaceAll("\\s+", " ").strip();
    if (!flat.equals(comment)) {
      losses.add("line breaks and runs of spaces in comments");
    }
    if (flat.indexOf('}') >= 0) {
      losses.add("closing braces in comments");
      flat = flat.replace('}', ')');
    }
    prefix += "{";
    for (String word : flat.split(" ", -1)) {
      word(word);
    }
    close('}');
  }

  /// Writes a closing bracket without a space before it.
  private void close(char bracket) throws IOException {
    if (!prefix.isEmpty()) {
      word("");
    }
    out.write(bracket);
    column++;
  }

  private void word(String text) throws IOException {
    var whole = prefix + text;
    prefix = "";
    // One more for a bracket that may follow.
    if (column > 0 && column + 1 + whole.length() + 1 > WIDTH) {
      out.write('\n');
      column = 0;
    } else if (column > 0) {
      out.write(' ');
      column++;
    }
    out.write(whole);
    column += whole.length();
  }
}
