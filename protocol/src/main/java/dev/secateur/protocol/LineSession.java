package dev.secateur.protocol;

import java.io.PrintWriter;
import java.util.regex.Pattern;

/// A session in a protocol without a queue of commands: the thread that reads a command answers it
/// at once, and a search has a thread of its own.
abstract class LineSession implements Session {

  private static final Pattern SPACE = Pattern.compile("\\s+");

  private final ProtocolOutput output;
  private final String errorPrefix;
  private boolean over;

  /// @param errorPrefix with what a line about an error begins in this protocol
  LineSession(PrintWriter out, String errorPrefix) {
    output = new ProtocolOutput(out);
    this.errorPrefix = errorPrefix;
  }

  /// Carries out one command.
  ///
  /// @param arguments the rest of the line
  abstract void execute(String name, String arguments);

  /// Stops a running search and waits until its answer is sent.
  abstract void finishSearch();

  final ProtocolOutput output() {
    return output;
  }

  /// A text cut in two after its first word.
  record FirstWord(String word, String rest) {

    static FirstWord of(String text) {
      var words = SPACE.split(text, 2);
      return new FirstWord(words[0], words.length == 2 ? words[1] : "");
    }
  }

  @Override
  public final void receive(String line) {
    var command = line.strip();
    if (command.isEmpty() || over) {
      return;
    }
    try {
      var first = FirstWord.of(command);
      execute(first.word(), first.rest());
    } catch (RuntimeException | Error failure) {
      refuse(ProtocolOutput.errorText(failure));
    }
  }

  @Override
  public final void refuse(String problem) {
    output.send(errorPrefix + problem);
  }

  @Override
  public final boolean isOver() {
    return over;
  }

  @Override
  public final void close() {
    over = true;
    finishSearch();
  }
}
