package dev.secateur.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Locale;

/// Asks whether to continue an unfinished game.
final class ResumeQuestion {

  private final BufferedReader input;
  private final PlayScreen screen;

  ResumeQuestion(BufferedReader input, PlayScreen screen) {
    this.input = input;
    this.screen = screen;
  }

  ResumeAnswer ask(TerminalGame unfinished) throws IOException {
    int plies = unfinished.record().moves().size();
    screen.printLine(
        "There is an unfinished game of %s at %s, with %d %s."
            .formatted(
                unfinished.game().specification(),
                unfinished.level().title(),
                plies,
                plies == 1 ? "move" : "moves"));
    while (!screen.isClosedByReader()) {
      screen.prompt("Continue it? [yes/no] ");
      var line = input.readLine();
      if (line == null) {
        screen.printLine("");
        screen.goodbye(true);
        return ResumeAnswer.QUIT;
      }
      switch (line.strip().toLowerCase(Locale.ROOT)) {
        case "", "y", "yes" -> {
          return ResumeAnswer.CONTINUE;
        }
        case "n", "no" -> {
          return ResumeAnswer.NEW_GAME;
        }
        default -> screen.printLine("Please answer yes or no.");
      }
    }
    return ResumeAnswer.QUIT;
  }
}
