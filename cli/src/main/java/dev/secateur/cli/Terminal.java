package dev.secateur.cli;

import dev.secateur.core.TextStyle;
import java.io.Console;
import java.nio.charset.Charset;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What standard output and standard error can show.
///
/// @param unicode whether the character set of standard output has the characters of board drawings
/// @param colour whether standard output is a terminal and the user allows colour
/// @param progress whether standard error is a terminal, so that a line can be rewritten
/// @param columns the width of the terminal in characters
record Terminal(boolean unicode, boolean colour, boolean progress, int columns) {

  private static final int DEFAULT_COLUMNS = 80;

  static final Terminal NONE = new Terminal(false, false, false, DEFAULT_COLUMNS);

  private static final String BOARD_CHARACTERS = "┌─┐│⛂⛀●○┃━·";

  static Terminal detect(Map<String, String> environment) {
    var terminals = terminals();
    boolean dumb = "dumb".equals(environment.get("TERM"));
    // NO_COLOR counts if it is not empty (see no-color.org).
    boolean noColour = !environment.getOrDefault("NO_COLOR", "").isEmpty();
    return new Terminal(
        canShowBoards(System.out.charset()),
        terminals.contains("out") && !dumb && !noColour,
        terminals.contains("err") && !dumb,
        columns(environment));
  }

  /// Java knows only whether input and output are both a terminal, so the launcher finds out and
  /// passes it on.
  private static Set<String> terminals() {
    var given = System.getProperty("secateur.terminals");
    if (given != null) {
      return Set.of(given.split(",", -1));
    }
    var console = Optional.ofNullable(System.console()).filter(Console::isTerminal);
    return console.isPresent() ? Set.of("out", "err") : Set.of();
  }

  /// The launcher asks the terminal and passes the width on; otherwise the shell may have set it.
  /// The library of the progress bars could ask too, but then Ctrl-C ends Java before our shutdown
  /// hooks run.
  private static int columns(Map<String, String> environment) {
    var given = System.getProperty("secateur.columns", environment.getOrDefault("COLUMNS", ""));
    return given.matches("[1-9][0-9]{0,4}") ? Integer.parseInt(given) : DEFAULT_COLUMNS;
  }

  private static boolean canShowBoards(Charset charset) {
    return charset.newEncoder().canEncode(BOARD_CHARACTERS);
  }

  TextStyle style() {
    return new TextStyle(unicode, colour);
  }
}
