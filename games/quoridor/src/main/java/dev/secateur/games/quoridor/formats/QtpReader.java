package dev.secateur.games.quoridor.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameParameter;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
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

/// Reads games out of a QTP log. A game ends where the next is set up, or with the log.
final class QtpReader implements RecordReader {

  private static final Pattern ID = Pattern.compile("^\\d+\\s+");
  private static final Pattern MOVE =
      Pattern.compile("(?i)([a-i][1-9])\\s*([hv]?)(?:orizontal|ertical)?");

  /// Something that was played, and the line that says so.
  private record Played(String colour, String move, long line) {}

  private final Game game;
  private final TextInput input;
  private final Map<String, Integer> changes = new HashMap<>();
  private List<Played> moves = new ArrayList<>();

  /// What was asked and is not answered yet: a move, or whose move the engine shall find.
  private Optional<Played> asked = Optional.empty();

  private Optional<RecordEntry.Broken> broken = Optional.empty();
  private int undoAsked;
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

  /// The game that a line ends, if it ends one.
  private Optional<RecordEntry> read(String text) {
    if (text.startsWith("?")) {
      asked = Optional.empty();
      undoAsked = 0;
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
        settle();
        asked = Optional.of(new Played(colour(words), move(words), line));
      }
      case "genmove" -> {
        settle();
        asked = Optional.of(new Played(colour(words), "", line));
      }
      case "undo" -> {
        settle();
        undoAsked = word(words, 1).matches("\\d{1,4}") ? Integer.parseInt(words[1]) : 1;
      }
      // Whatever else was asked, and the lines of an answer.
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
              "%s is no number of %s".formatted(NotationError.quote(text), parameter.help()),
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

  /// `white` and `w` are one colour.
  private static String colour(String[] words) {
    var colour = word(words, 1).toLowerCase(Locale.ROOT);
    return colour.equals("w") ? "white" : colour.equals("b") ? "black" : colour;
  }

  private void answer(String text) {
    if (asked.isPresent() && asked.get().move().isEmpty()) {
      var move = MOVE.matcher(text);
      if (move.matches()) {
        moves.add(
            new Played(asked.get().colour(), String.valueOf(move.group(1)) + move.group(2), line));
      }
      // Anything else is a resignation or an engine's silence.
      asked = Optional.empty();
    }
    settle();
  }

  /// What was asked and not refused has happened.
  private void settle() {
    if (asked.isPresent() && !asked.get().move().isEmpty()) {
      moves.add(asked.get());
    }
    for (; undoAsked > 0 && !moves.isEmpty(); undoAsked--) {
      moves.removeLast();
    }
    asked = Optional.empty();
    undoAsked = 0;
  }

  private Optional<RecordEntry> finish() {
    settle();
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

  private RecordEntry replay(List<Played> played) {
    var kind = Parameters.change(game, changes);
    int size = Parameters.of(kind).getOrDefault("size", 9);
    var convention = new Convention(size, isFromTop(played, size), true);
    var builder = new RecordBuilder(kind, kind.start());
    var first = played.getFirst().colour();
    for (Played one : played) {
      try {
        boolean isFirst = one.colour().equals(first);
        if (isFirst != (builder.position().sideToMove() == 0)) {
          throw new NotationException(
              "", 0, NotationError.quote(one.colour()) + " is not to move", "the other colour");
        }
        convention.play(kind, builder, one.move());
      } catch (NotationException wrong) {
        return new RecordEntry.Broken(number, one.line(), wrong.error());
      }
    }
    var record =
        GameRecord.of(kind)
            .withLine(builder.finish())
            .withResult(builder.position().outcome().result());
    return new RecordEntry.Read(number, played.getFirst().line(), record);
  }

  /// The first step of a pawn tells on which side its player sits.
  private static boolean isFromTop(List<Played> played, int size) {
    var first = played.getFirst().colour();
    for (Played one : played) {
      if (one.move().matches("[a-iA-I][1-9]")) {
        boolean isHigh = one.move().charAt(1) - '0' > (size + 1) / 2;
        return isHigh == one.colour().equals(first);
      }
    }
    return false;
  }
}
