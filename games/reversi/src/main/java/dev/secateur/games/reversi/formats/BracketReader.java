package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordReader;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.TextInput;
import java.io.IOException;
import java.util.Optional;

/// Reads files of games in [BracketText]. Text between games, such as the number of games of a
/// match, is skipped.
abstract class BracketReader implements RecordReader {

  final Game game;
  final TextInput input;
  final BracketText text;
  private int number;

  BracketReader(Game game, RecordSource source) throws IOException {
    this.game = game;
    input = new TextInput(source.stream());
    text = new BracketText(input);
  }

  /// The game that begins here, after its `(;`.
  ///
  /// @throws NotationException if it is broken
  abstract GameRecord readGame() throws IOException;

  /// The line of the error in a broken game.
  long brokenLine() {
    return input.line();
  }

  @Override
  public final Optional<RecordEntry> next() throws IOException {
    input.endGame();
    if (!text.findGame()) {
      return Optional.empty();
    }
    number++;
    long line = input.line();
    try {
      input.startGame();
      return Optional.of(new RecordEntry.Read(number, line, readGame()));
    } catch (NotationException broken) {
      return Optional.of(new RecordEntry.Broken(number, brokenLine(), broken.error()));
    }
  }
}
