package dev.secateur.protocol;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordFormat;
import dev.secateur.records.formats.RecordSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/// Games of Reversi as NBoard's `set game` has them: GGF on one line.
public final class NboardGame {

  private static final int CELLS = 64;

  private NboardGame() {}

  /// The game that a text holds.
  ///
  /// @param ggf the format as Reversi has it
  /// @throws NotationException if the text is no game, or one that cannot have been played
  static GameRecord read(RecordFormat ggf, String text) {
    try (var source = RecordSource.of(text.getBytes(StandardCharsets.UTF_8))) {
      return switch (ggf.reader(source).next().orElse(null)) {
        case RecordEntry.Read(_, _, var record) -> record;
        case RecordEntry.Broken(_, _, var error) -> throw new NotationException(error);
        case null ->
            throw new NotationException(
                text, 0, NotationError.quote(text) + " is no game", "GGF: (;GM[Othello]...;)");
      };
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
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
