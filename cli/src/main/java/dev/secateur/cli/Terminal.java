package dev.secateur.cli;

import dev.secateur.core.TextStyle;
import java.io.Console;
import java.nio.charset.Charset;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// What standard output and standard error can show.
///
/// @param unicode whether standard output's character set has the signs that boards are drawn with
/// @param colour whether standard output is a terminal whose user wants colour
/// @param progress whether standard error is a terminal, so that a line there may be rewritten
/// @param columns how many signs fit on a line
record Terminal(boolean unicode, boolean colour, boolean progress, int columns) {

  private static final int USUAL_COLUMNS = 80;

  static final Terminal NONE = new Terminal(false, false, false, USUAL_COLUMNS);

  private static final String BOARD_SIGNS = "┌─┐│⛂⛀●○┃━·";

  static Terminal detect(Map<String, String> environment) {
    var terminals = terminals();
    boolean dumb = "dumb".equals(environment.get("TERM"));
    // NO_COLOR counts when it is set to anything but nothing (no-color.org).
    boolean refused = !environment.getOrDefault("NO_COLOR", "").isEmpty();
    return new Terminal(
        canShowBoards(System.out.charset()),
        terminals.contains("out") && !dumb && !refused,
        terminals.contains("err") && !dumb,
        columns(environment));
  }

  /// Java can tell only whether input and output together are a terminal, so the launcher, which
  /// can tell more, passes it on.
  private static Set<String> terminals() {
    var told = System.getProperty("secateur.terminals");
    if (told != null) {
      return Set.of(told.split(",", -1));
    }
    var console = Optional.ofNullable(System.console()).filter(Console::isTerminal);
    return console.isPresent() ? Set.of("out", "err") : Set.of();
  }

  /// The launcher asks the terminal; without it a shell may have told. The library of the progress
  /// bars could ask as well, but once it has, Ctrl-C ends Java before a match can say where it is.
  private static int columns(Map<String, String> environment) {
    var told = System.getProperty("secateur.columns", environment.getOrDefault("COLUMNS", ""));
    return told.matches("[1-9][0-9]{0,4}") ? Integer.parseInt(told) : USUAL_COLUMNS;
  }

  private static boolean canShowBoards(Charset charset) {
    return charset.newEncoder().canEncode(BOARD_SIGNS);
  }

  TextStyle style() {
    return new TextStyle(unicode, colour);
  }
}
