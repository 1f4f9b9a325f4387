package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Predicate;

/// A format that writes every game on one line. Empty lines, and lines that begin with `#`, are
/// passed over.
public abstract class LineFormat extends NamedFormat {

  /// @param firstLine whether the first line that says something may be one of these
  protected LineFormat(
      String name, String description, String extension, Predicate<String> firstLine) {
    super(name, description, extension, beginning -> firstLine.test(firstLine(beginning)));
  }

  /// The game on a line, which is neither empty nor surrounded by space.
  ///
  /// @throws NotationException if there is none
  protected abstract GameRecord parse(String line);

  /// A game on a line, without its end; or several, with ends between them.
  protected abstract String text(GameRecord record, Losses losses);

  /// Whether a line, which is not surrounded by space, says nothing about a game.
  protected boolean isPassedOver(String line) {
    return saysNothing(line);
  }

  private static boolean saysNothing(String line) {
    return line.isEmpty() || line.startsWith("#");
  }

  /// The first line of a beginning that says something.
  private static String firstLine(String beginning) {
    return beginning
        .lines()
        .map(String::strip)
        .filter(line -> !saysNothing(line))
        .findFirst()
        .orElse("");
  }

  @Override
  public RecordReader reader(RecordSource source) throws IOException {
    return new Lines(new TextInput(source.stream()));
  }

  @Override
  public RecordWriter writer(RecordTarget target) {
    return new LineWriter(target);
  }

  private final class Lines implements RecordReader {

    private final TextInput input;
    private int number;

    Lines(TextInput input) {
      this.input = input;
    }

    @Override
    public Optional<RecordEntry> next() throws IOException {
      while (input.peek() != TextInput.END) {
        long line = input.line();
        try {
          input.startGame();
          var text = input.restOfLine().strip();
          if (!isPassedOver(text)) {
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
