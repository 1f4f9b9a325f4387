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

/// Games of Reversi as in NBoard's `set game`: GGF on one line.
public final class NboardGame {

  private static final int SQUARES = 64;

  private NboardGame() {}

  /// Reads a game.
  ///
  /// @param ggf the GGF format of Reversi
  /// @throws NotationException if the text is not a game, or a move in it is illegal
  static GameRecord read(RecordFormat ggf, String text) {
    try (var source = RecordSource.of(text.getBytes(StandardCharsets.UTF_8))) {
      return switch (ggf.reader(source).next().orElse(null)) {
        case RecordEntry.Read(_, _, var record) -> record;
        case RecordEntry.Broken(_, _, var error) -> throw new NotationException(error);
        case null ->
            throw new NotationException(
                text, 0, NotationError.quote(text) + " is not a game", "GGF: (;GM[Othello]...;)");
      };
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  /// The move of a text such as `F5/1.50/3`: move, evaluation, time.
  static String move(String text) {
    int slash = text.indexOf('/');
    return (slash < 0 ? text : text.substring(0, slash)).strip().toLowerCase(Locale.ROOT);
  }

  /// A move as NBoard writes it: `F5`, or `PA` for a pass.
  public static String write(Game game, Position position, long move) {
    return game.isPass(move)
        ? "PA"
        : game.notation().formatMove(position, move).toUpperCase(Locale.ROOT);
  }

  /// The whole game on one line.
  ///
  /// @param clockMillis the time of each player; 0 for no clock
  public static String write(GameRecord record, long clockMillis) {
    var game = record.game();
    var position = record.positionAfter(0);
    // Our position text (OBF) has the squares in the same order.
    var start = record.start().replace("X", "*");
    var clock = clockMillis == 0 ? "" : "TI[%s]".formatted(minutes(clockMillis));
    var text =
        new StringBuilder(
            "(;GM[Othello]PC[Secateur]PB[black]PW[white]RE[?]%sTY[8]".formatted(clock));
    text.append("BO[8 %s %s]".formatted(start.substring(0, SQUARES), start.charAt(SQUARES + 1)));
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
