package dev.secateur.games.quoridor.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameParameter;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.ParameterValues;
import dev.secateur.records.formats.RecordBuilder;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordReader;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.TextInput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads the games of a QTP log. A game ends where the next one is set up, or at the end of the
/// log.
final class QtpReader implements RecordReader {

  private static final Pattern ID = Pattern.compile("^\\d+\\s+");
  private static final Pattern MOVE =
      Pattern.compile("(?i)([a-i][1-9])\\s*([hv]?)(?:orizontal|ertical)?");

  /// A move and its line in the log.
  private record LoggedMove(String colour, String move, long line) {}

  private final Game game;
  private final TextInput input;
  private final Map<String, Integer> changes = new HashMap<>();
  private List<LoggedMove> moves = new ArrayList<>();

  /// The command that is not answered yet: a move, or an empty move for `genmove`.
  private Optional<LoggedMove> pending = Optional.empty();

  private Optional<RecordEntry.Broken> broken = Optional.empty();
  private int pendingUndos;
  private int number;
  private long line;

  QtpReader(Game game, RecordSource source) throws IOException {
    this.game = game;
    input = new TextInput(source.stream());
  }

  @Override
  public Optional<RecordEntry> next() throws IOException {
    input.startGame();
    while (input.peek() != TextInput.END) {
      line = input.line();
      Optional<RecordEntry> finished;
      try {
        finished = read(input.restOfLine().strip());
      } catch (NotationException wrong) {
        input.endGame();
        breakGame(wrong, line);
        finished = Optional.empty();
      }
      if (finished.isPresent()) {
        return finished;
      }
    }
    return finish();
  }

  private void breakGame(NotationException wrong, long at) {
    if (broken.isEmpty()) {
      broken = Optional.of(new RecordEntry.Broken(number + 1, at, wrong.error()));
    }
  }

  /// Reads a line and returns the game that it ends, if any.
  private Optional<RecordEntry> read(String text) {
    if (text.startsWith("?")) {
      pending = Optional.empty();
      pendingUndos = 0;
      return Optional.empty();
    }
    if (text.startsWith("=")) {
      answer(text.replaceFirst("^=\\d*\\s*", ""));
      return Optional.empty();
    }
    var words = ID.matcher(text).replaceFirst("").split("\\s+", -1);
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "boardsize" -> {
        return newGame(() -> change("size", words));
      }
      case "walls" -> {
        return newGame(() -> change("walls", words));
      }
      case "clear_board" -> {
        return newGame(() -> {});
      }
      case "playmove", "playwall" -> {
        executePending();
        pending = Optional.of(new LoggedMove(colour(words), move(words), line));
      }
      case "genmove" -> {
        executePending();
        pending = Optional.of(new LoggedMove(colour(words), "", line));
      }
      case "undo" -> {
        executePending();
        pendingUndos = word(words, 1).matches("\\d{1,4}") ? Integer.parseInt(words[1]) : 1;
      }
      // Other commands, and further lines of answers.
      default -> {}
    }
    return Optional.empty();
  }

  private Optional<RecordEntry> newGame(Runnable change) {
    var finished = finish();
    try {
      change.run();
    } catch (NotationException wrong) {
      breakGame(wrong, line);
    }
    return finished;
  }

  private void change(String name, String[] words) {
    for (GameParameter parameter : game.parameters()) {
      if (parameter.name().equals(name)) {
        var text = word(words, 1);
        if (!text.matches("\\d{1,6}") || !parameter.allows(Integer.parseInt(text))) {
          throw new NotationException(
              "",
              0,
              "%s is not a number of %s".formatted(NotationError.quote(text), parameter.help()),
              "%d to %d".formatted(parameter.min(), parameter.max()));
        }
        changes.put(name, Integer.valueOf(text));
      }
    }
  }

  private static String word(String[] words, int index) {
    return index < words.length ? words[index] : "";
  }

  /// `a3 horizontal`, `a3 h` and `a3h` as `a3h`.
  private static String move(String[] words) {
    var text = word(words, 2) + word(words, 3);
    var move = MOVE.matcher(text);
    return move.matches() ? "" + move.group(1) + move.group(2) : text;
  }

  /// Turns `w` into `white` and `b` into `black`.
  private static String colour(String[] words) {
    var colour = word(words, 1).toLowerCase(Locale.ROOT);
    return colour.equals("w") ? "white" : colour.equals("b") ? "black" : colour;
  }

  private void answer(String text) {
    if (pending.isPresent() && pending.get().move().isEmpty()) {
      var move = MOVE.matcher(text);
      if (move.matches()) {
        moves.add(
            new LoggedMove(
                pending.get().colour(), String.valueOf(move.group(1)) + move.group(2), line));
      }
      // Any other answer is a resignation or an error of the engine.
      pending = Optional.empty();
    }
    executePending();
  }

  /// Executes the pending command, because it was not refused.
  private void executePending() {
    if (pending.isPresent() && !pending.get().move().isEmpty()) {
      moves.add(pending.get());
    }
    for (; pendingUndos > 0 && !moves.isEmpty(); pendingUndos--) {
      moves.removeLast();
    }
    pending = Optional.empty();
    pendingUndos = 0;
  }

  private Optional<RecordEntry> finish() {
    executePending();
    var played = moves;
    moves = new ArrayList<>();
    var failure = broken;
    broken = Optional.empty();
    if (failure.isPresent()) {
      number++;
      return Optional.of(failure.get());
    }
    if (played.isEmpty()) {
      return Optional.empty();
    }
    number++;
    return Optional.of(replay(played));
  }

  private RecordEntry replay(List<LoggedMove> played) {
    var variant = ParameterValues.change(game, changes);
    int size = ParameterValues.of(variant).getOrDefault("size", 9);
    var convention = new Convention(size, isFromTop(played, size), true);
    var builder = new RecordBuilder(variant, variant.start());
    var first = played.getFirst().colour();
    for (LoggedMove one : played) {
      try {
        boolean isFirst = one.colour().equals(first);
        if (isFirst != (builder.position().sideToMove() == 0)) {
          throw new NotationException(
              "", 0, NotationError.quote(one.colour()) + " is not to move", "the other colour");
        }
        convention.play(variant, builder, one.move());
      } catch (NotationException wrong) {
        return new RecordEntry.Broken(number, one.line(), wrong.error());
      }
    }
    var record =
        GameRecord.of(variant)
            .withLine(builder.finish())
            .withResult(builder.position().outcome().result());
    return new RecordEntry.Read(number, played.getFirst().line(), record);
  }

  /// The first step of a pawn shows on which side its player started.
  private static boolean isFromTop(List<LoggedMove> played, int size) {
    var first = played.getFirst().colour();
    for (LoggedMove one : played) {
      if (one.move().matches("[a-iA-I][1-9]")) {
        boolean isHigh = one.move().charAt(1) - '0' > (size + 1) / 2;
        return isHigh == one.colour().equals(first);
      }
    }
    return false;
  }
}
