package dev.secateur.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.Locale;

/// Asks whether a game that was left should go on.
final class ResumeQuestion {

  enum Answer {
    GO_ON,
    START_AFRESH,
    /// Nobody answers.
    LEAVE
  }

  private final BufferedReader input;
  private final PlayScreen screen;

  ResumeQuestion(BufferedReader input, PlayScreen screen) {
    this.input = input;
    this.screen = screen;
  }

  Answer ask(PlayedGame left) throws IOException {
    int plies = left.record().moves().size();
    screen.say(
        "A game of %s at %s was left after %d %s."
            .formatted(
                left.game().specification(),
                left.level().title(),
                plies,
                plies == 1 ? "move" : "moves"));
    while (!screen.isGone()) {
      screen.prompt("Go on with it? [yes/no] ");
      var line = input.readLine();
      if (line == null) {
        screen.say("");
        screen.farewell(true);
        return Answer.LEAVE;
      }
      switch (line.strip().toLowerCase(Locale.ROOT)) {
        case "", "y", "yes" -> {
          return Answer.GO_ON;
        }
        case "n", "no" -> {
          return Answer.START_AFRESH;
        }
        default -> screen.say("Please answer yes or no.");
      }
    }
    return Answer.LEAVE;
  }
}
