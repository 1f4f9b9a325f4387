package dev.secateur.protocol;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.util.Locale;
import java.util.regex.Pattern;

/// Games of Reversi as NBoard's `set game` has them: what a program needs of GGF, the start and the
/// moves.
public final class NboardGame {

  private static final Pattern FIELD = Pattern.compile("([A-Z]+)\\[([^\\]]*)\\]");
  private static final Pattern BOARD = Pattern.compile("8\\s+([-*O\\s]{64,200})([*O])\\s*");
  private static final int CELLS = 64;

  private NboardGame() {}

  /// The game that a text holds.
  ///
  /// @throws NotationException if the text is no game, or one that cannot have been played
  public static GameRecord read(Game game, String text) {
    if (!text.strip().startsWith("(;")) {
      throw new NotationException(
          text, 0, NotationError.quote(text) + " is no game", "GGF: (;GM[Othello]...;)");
    }
    var record = GameRecord.of(game);
    var moves = new StringBuilder();
    for (var fields = FIELD.matcher(text); fields.find(); ) {
      switch (fields.group(1)) {
        case "BO" -> record = GameRecord.from(game, board(game, fields.group(2)));
        case "B", "W" -> moves.append(move(fields.group(2))).append(' ');
        default -> {}
      }
    }
    return record.withMoves(moves.toString());
  }

  private static Position board(Game game, String text) {
    var board = BOARD.matcher(text);
    if (!board.matches()) {
      throw new NotationException(
          text, 0, NotationError.quote(text) + " is no board", "8, 64 of - * O, and who moves");
    }
    var cells = board.group(1).replaceAll("\\s", "");
    if (cells.length() != CELLS) {
      throw new NotationException(
          text, 0, "the board has %d squares".formatted(cells.length()), "64");
    }
    var position = (cells + " " + board.group(2)).replace('*', 'X');
    return game.notation().parsePosition(position);
  }

  /// A move stands before its evaluation and its time: `F5/1.50/3`.
  static String move(String text) {
    int slash = text.indexOf('/');
    return (slash < 0 ? text : text.substring(0, slash)).strip().toLowerCase(Locale.ROOT);
  }

  /// As NBoard writes squares: `F5`, and `PA` for a pass.
  public static String write(Game game, Position position, long move) {
    return game.isPass(move) ? "PA" : game.notation().move(position, move).toUpperCase(Locale.ROOT);
  }

  /// The whole game on one line.
  ///
  /// @param clockMillis what each player has, or nought
  public static String write(GameRecord record, long clockMillis) {
    var game = record.game();
    var position = record.positionAfter(0);
    // OBF has the same squares in the same order.
    var start = record.start().replace("X", "*");
    int end = CELLS;
    var clock = clockMillis == 0 ? "" : "TI[%s]".formatted(minutes(clockMillis));
    var text =
        new StringBuilder(
            "(;GM[Othello]PC[Secateur]PB[black]PW[white]RE[?]%sTY[8]".formatted(clock));
    text.append("BO[8 %s %s]".formatted(start.substring(0, end), start.charAt(end + 1)));
    for (long move : record.moves()) {
      text.append(position.sideToMove() == Position.FIRST ? 'B' : 'W');
      text.append('[').append(write(game, position, move)).append(']');
      position.make(move);
    }
    return text.append(";)").toString();
  }

  private static String minutes(long millis) {
    long seconds = millis / 1000;
    return "%d:%02d".formatted(seconds / 60, seconds % 60);
  }
}
