package dev.secateur.games.checkers.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.records.formats.RecordBuilder;
import dev.secateur.records.formats.TaggedFormat;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/// Portable Draughts Notation 3.0 for English checkers, game type 21.
///
/// `1-0` is a win of the first player, who is black here.
public final class Pdn extends TaggedFormat {

  private static final String GAME_TYPE = "GameType";
  private static final String ENGLISH = "21";
  private static final String FEN = "FEN";
  private static final String SET_UP = "SetUp";

  /// Tags or moves, perhaps after comments. A brace and a quotation mark would be JSON.
  private static final Pattern BEGINNING =
      Pattern.compile(
          "(?s)\\s*(?:(?:[;%]|\\{(?!\")).*)?(?:\\[\\s*\\w+\\s*\".*|(?:1\\.\\s*)?\\d{1,2}[-x]\\d{1,2}\\b.*)");
  private static final Pattern ALGEBRAIC = Pattern.compile("[a-hA-H][1-8]([-x:][a-hA-H][1-8])+");

  private final Game game;

  public Pdn(Game game) {
    super("pdn", "Portable Draughts Notation 3.0", "pdn", BEGINNING);
    this.game = game;
  }

  @Override
  public Set<String> ownTags() {
    return Set.of(GAME_TYPE, FEN, SET_UP);
  }

  /// Some files call the dark pieces red.
  @Override
  public Map<String, String> synonyms() {
    return Map.of("Red", "Black");
  }

  @Override
  public Setup setup(Map<String, String> tags) {
    checkType(tags.getOrDefault(GAME_TYPE, ""));
    return setup(game, tags, FEN);
  }

  /// Only the first number of a type such as `21,B,8,8,N1,0` is checked. 0 is an unknown type.
  private static void checkType(String type) {
    var number = type.split(",", 2)[0].strip();
    if (!number.isEmpty() && !number.equals(ENGLISH) && !number.equals("0")) {
      throw new NotationException(
          type,
          0,
          "GameType %s is another game".formatted(NotationError.quote(number)),
          "21, English checkers");
    }
  }

  @Override
  public Map<String, String> tags(GameRecord record) {
    var tags = new LinkedHashMap<String, String>();
    tags.put(GAME_TYPE, ENGLISH);
    if (!record.hasUsualStart()) {
      tags.put(SET_UP, "1");
      tags.put(FEN, record.start());
    }
    return tags;
  }

  @Override
  public void play(RecordBuilder builder, String word) {
    var position = builder.position();
    var numeric = ALGEBRAIC.matcher(word).matches() ? numeric(word) : word.replace(':', 'x');
    long move;
    try {
      move = game.notation().parseMove(position, numeric);
    } catch (NotationException refused) {
      move =
          routeIfEquivalent(position, numeric).orElseThrow(() -> withWord(word, numeric, refused));
    }
    builder.play(move);
  }

  /// `c3-d4` as numbers: a1 is square 29, h8 square 4.
  private static String numeric(String word) {
    var text = new StringBuilder();
    for (int at = 0; at < word.length(); at += 3) {
      int column = Character.toLowerCase(word.charAt(at)) - 'a';
      int row = '8' - word.charAt(at + 1);
      if ((column + row) % 2 == 0) {
        throw new NotationException(
            word, at, "%s is a light square".formatted(word.substring(at, at + 2)), "a dark one");
      }
      text.append(at == 0 ? "" : word.charAt(at - 1) == '-' ? "-" : "x");
      text.append(4 * row + column / 2 + 1);
    }
    return text.toString();
  }

  /// Files often leave out the path if two routes have the same ends. Any of them will do if all
  /// lead to the same position.
  private Optional<Long> routeIfEquivalent(Position position, String numeric) {
    var ends = numeric.split("[-xX]", -1);
    if (ends.length != 2) {
      return Optional.empty();
    }
    var routes =
        Arrays.stream(position.legalMoves())
            .filter(move -> connects(game.notation().formatMove(position, move), ends))
            .boxed()
            .toList();
    long results =
        routes.stream()
            .map(
                route -> {
                  position.make(route);
                  long key = position.key();
                  position.undo();
                  return key;
                })
            .distinct()
            .count();
    return results == 1 && numeric.indexOf('-') < 0
        ? Optional.of(routes.getFirst())
        : Optional.empty();
  }

  private static boolean connects(String move, String[] ends) {
    return move.startsWith(ends[0] + "x") && move.endsWith("x" + ends[1]);
  }

  /// The error with the word of the file instead of the numeric one.
  private static NotationException withWord(
      String word, String numeric, NotationException refused) {
    if (word.equals(numeric)) {
      return refused;
    }
    var error = refused.error();
    return new NotationException(
        word, 0, "%s: %s".formatted(NotationError.quote(word), error.wrong()), error.expected());
  }
}
