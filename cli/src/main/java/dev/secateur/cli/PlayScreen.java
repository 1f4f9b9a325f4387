package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.TextStyle;
import dev.secateur.search.SearchResult.ScoredLine;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.stream.Collectors;

/// What a person who plays in the terminal gets to read.
final class PlayScreen {

  private static final String HELP =
      """
      A move as the game writes it, or one of these:
        hint         what a strong player would do
        undo         take back your last move and what followed
        moves        list the legal moves
        board        draw the board again
        level [L]    show or change the computer's level, by number or name
        save FILE    write the game to a file
        load FILE    go on with the game of a file
        resign       give up
        new          start again
        quit         leave; the game is kept
      """;

  private final PrintWriter out;
  private final TextStyle style;

  PlayScreen(PrintWriter out, TextStyle style) {
    this.out = out;
    this.style = style;
  }

  void say(String line) {
    out.println(line);
  }

  void help() {
    out.print(HELP);
  }

  void prompt(String text) {
    out.print(text);
    out.flush();
  }

  /// Whether whoever read our output has gone.
  boolean isGone() {
    return out.checkError();
  }

  void greet(PlayedGame played) {
    say(
        switch (played.human()) {
          case BOTH -> "You play both sides.";
          case NONE -> "The computer plays both sides at %s.".formatted(played.level().title());
          case FIRST -> opponents(played, Position.FIRST);
          case SECOND -> opponents(played, Position.SECOND);
        });
    if (played.human() != HumanSide.NONE) {
      say("Type a move, or help for what else there is.");
    }
  }

  private static String opponents(PlayedGame played, int side) {
    return "You play %s against %s."
        .formatted(played.game().sides().get(side), played.level().title());
  }

  void board(PlayedGame played) {
    var game = played.game();
    var position = played.position();
    out.println();
    out.print(game.draw(position, style));
    say(played.isResigned() ? resignation(played) : game.status(position));
  }

  private static String resignation(PlayedGame played) {
    var sides = played.game().sides();
    int side = played.resignedSide();
    return "%s resigns: %s wins".formatted(sides.get(side), sides.get(1 - side));
  }

  void passed(Game game, Position position) {
    say("%s has no move and passes.".formatted(game.sides().get(position.sideToMove())));
  }

  /// The computer's move with its own opinion of it.
  void computerMove(Game game, Position position, ScoredLine line) {
    say(
        "%s plays %s (%s)"
            .formatted(
                game.sides().get(position.sideToMove()),
                game.notation().move(position, line.move()),
                score(game, line.score())));
  }

  /// A good move, and the answer to it that was expected.
  void hint(Game game, Position position, ScoredLine line) {
    var text =
        "Try %s (%s)"
            .formatted(game.notation().move(position, line.move()), score(game, line.score()));
    if (line.moves().size() > 1) {
      long answer = line.moves().get(1);
      text += ", expecting " + game.notation().move(game.apply(position, line.move()), answer);
    }
    say(text);
  }

  private static String score(Game game, int score) {
    return Score.isDecisive(score)
        ? Score.text(score)
        : "%s %s".formatted(Score.text(score), game.scoreUnit());
  }

  void moves(Game game, Position position) {
    say(
        Arrays.stream(position.legalMoves())
            .mapToObj(move -> game.notation().move(position, move))
            .sorted()
            .collect(Collectors.joining(" ")));
  }

  /// @param kept whether there is a game for the next start
  void farewell(boolean kept) {
    say(kept ? "The game is kept, and offered at the next start." : "Goodbye.");
  }
}
