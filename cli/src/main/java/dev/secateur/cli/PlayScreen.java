package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import dev.secateur.core.TextStyle;
import dev.secateur.search.SearchResult.ScoredLine;
import java.io.PrintWriter;
import java.util.Arrays;
import java.util.stream.Collectors;

/// Shows a game in the terminal.
final class PlayScreen {

  private static final String HELP =
      """
      Type a move in the game's notation, or one of these commands:
        hint         show a good move
        undo         take back your last move and the moves after it
        moves        list the legal moves
        board        draw the board again
        level [L]    show or change the computer's level, by number or name
        save FILE    save the game to a file
        load FILE    continue the game of a file
        resign       resign the game
        new          start a new game
        quit         quit; the game is saved
      """;

  private final PrintWriter out;
  private final TextStyle style;

  PlayScreen(PrintWriter out, TextStyle style) {
    this.out = out;
    this.style = style;
  }

  void printLine(String line) {
    out.println(line);
  }

  void help() {
    out.print(HELP);
  }

  void prompt(String text) {
    out.print(text);
    out.flush();
  }

  /// Whether the reader of our output has closed it.
  boolean isClosedByReader() {
    return out.checkError();
  }

  void greet(TerminalGame played) {
    printLine(
        switch (played.human()) {
          case BOTH -> "You play both sides.";
          case NONE -> "The computer plays both sides at %s.".formatted(played.level().title());
          case FIRST -> opponents(played, Position.FIRST);
          case SECOND -> opponents(played, Position.SECOND);
        });
    if (played.human() != HumanSide.NONE) {
      printLine("Type a move, or help for a list of commands.");
    }
  }

  private static String opponents(TerminalGame played, int side) {
    return "You play %s against %s."
        .formatted(played.game().sides().get(side), played.level().title());
  }

  void board(TerminalGame played) {
    var game = played.game();
    var position = played.position();
    out.println();
    out.print(game.draw(position, style));
    printLine(played.isResigned() ? resignation(played) : game.status(position));
  }

  private static String resignation(TerminalGame played) {
    var sides = played.game().sides();
    int side = played.resignedSide();
    return "%s resigns: %s wins".formatted(sides.get(side), sides.get(1 - side));
  }

  void passed(Game game, Position position) {
    printLine("%s has no move and passes.".formatted(game.sides().get(position.sideToMove())));
  }

  /// The computer's move and its score.
  void computerMove(Game game, Position position, ScoredLine line) {
    printLine(
        "%s plays %s (%s)"
            .formatted(
                game.sides().get(position.sideToMove()),
                game.notation().formatMove(position, line.move()),
                AnalyseCommand.scoreText(line, game.scoreUnit())));
  }

  /// A good move, and the expected answer.
  void hint(Game game, Position position, ScoredLine line) {
    var text =
        "Try %s (%s)"
            .formatted(
                game.notation().formatMove(position, line.move()),
                AnalyseCommand.scoreText(line, game.scoreUnit()));
    if (line.moves().size() > 1) {
      long answer = line.moves().get(1);
      text +=
          ", expected answer "
              + game.notation().formatMove(game.apply(position, line.move()), answer);
    }
    printLine(text);
  }

  void moves(Game game, Position position) {
    printLine(
        Arrays.stream(position.legalMoves())
            .mapToObj(move -> game.notation().formatMove(position, move))
            .sorted()
            .collect(Collectors.joining(" ")));
  }

  /// @param isSaved whether an unfinished game is saved
  void goodbye(boolean isSaved) {
    printLine(isSaved ? "The game is saved. You can continue it at the next start." : "Goodbye.");
  }
}
