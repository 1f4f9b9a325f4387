package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;

/// A format with one game on each line. Empty lines and lines that begin with `#` are skipped.
public abstract class LineFormat extends NamedFormat {

  /// @param firstLine tests the first line that is not skipped
  protected LineFormat(
      String name, String description, String extension, Predicate<String> firstLine) {
    super(name, description, extension, beginning -> firstLine.test(firstLine(beginning)));
  }

  /// Reads the game on a line, which is stripped and not empty.
  ///
  /// @throws NotationException if the line is not a game
  protected abstract GameRecord parse(String line);

  /// The line of a game, without a line break at the end. It may be several lines.
  protected abstract String text(GameRecord record, Losses losses);

  /// Whether to skip a line, which is stripped.
  protected boolean isSkipped(String line) {
    return isEmptyOrComment(line);
  }

  private static boolean isEmptyOrComment(String line) {
    return line.isEmpty() || line.startsWith("#");
  }

  /// The first line that is neither empty nor a comment.
  private static String firstLine(String beginning) {
    return beginning
        .lines()
        .map(String::strip)
        .filter(line -> !isEmptyOrComment(line))
        .findFirst()
        .orElse("");
  }

  @Override
  public RecordReader reader(RecordSource source) throws IOException {
    return new LineReader(new TextInput(source.stream()));
  }

  @Override
  public RecordWriter writer(RecordTarget target) {
    return new LineWriter(target);
  }

  private final class LineReader implements RecordReader {

    private final TextInput input;
    private int number;

    LineReader(TextInput input) {
      this.input = input;
    }

    @Override
    public Optional<RecordEntry> next() throws IOException {
      while (input.peek() != TextInput.END) {
        long line = input.line();
        try {
          input.startGame();
          var text = input.restOfLine().strip();
          if (!isSkipped(text)) {
            number++;
            return Optional.of(read(line, text));
          }
        } catch (NotationException tooLong) {
          input.endGame();
          skipLine();
          return Optional.of(new RecordEntry.Broken(++number, line, tooLong.error()));
        }
      }
      return Optional.empty();
    }

    private void skipLine() throws IOException {
      for (int c; (c = input.next()) != TextInput.END && c != '\n'; ) {}
    }

    private RecordEntry read(long line, String text) {
      try {
        return new RecordEntry.Read(number, line, parse(text));
      } catch (NotationException broken) {
        return new RecordEntry.Broken(number, line, broken.error());
      }
    }
  }

  private final class LineWriter extends TextRecordWriter {

    LineWriter(RecordTarget target) {
      super(target);
    }

    @Override
    public void write(GameRecord record) throws IOException {
      out.write(text(record, losses));
      out.write('\n');
    }
  }
}
