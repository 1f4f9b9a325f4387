package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome.Result;
import dev.secateur.records.formats.TaggedToken.Kind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads tagged text, the family of PGN and PDN: tags, then moves with comments, glyphs and
/// variations, then the result.
///
/// Files come from everywhere, so much is forgiven: missing or wrong move numbers, missing results,
/// tags of any name. What cannot be understood breaks one game; the next begins after its result or
/// with the next tags.
public final class TaggedReader implements RecordReader {

  static final String RESULT = "Result";
  static final String TERMINATION = TerminationWords.HEADER;

  /// The ending in words, where the termination is one word for it. Then both are kept.
  static final String DETAILS = "TerminationDetails";

  private static final String EVENT = "Event";

  /// A word of movetext ends in these where its writer had an opinion.
  private static final String MARKS = "!?*";

  /// `*` is checkers' star: the only move.
  private static final Map<String, Integer> GLYPH_OF_MARKS =
      Map.of("!", 1, "?", 2, "!!", 3, "??", 4, "!?", 5, "?!", 6, "*", 8);

  private final TextInput input;
  private final TaggedTokens tokens;
  private final TaggedDialect dialect;
  private TaggedToken token;
  private int number;

  /// The line of what is being read, for an error.
  private long place;

  public TaggedReader(RecordSource source, TaggedDialect dialect) throws IOException {
    input = new TextInput(source.stream());
    tokens = new TaggedTokens(input);
    this.dialect = dialect;
    token = tokens.next();
  }

  /// What a termination such as `1-0` says: the first number is the first player's.
  static Optional<Result> result(String word) {
    return switch (word) {
      case "1-0", "2-0" -> Optional.of(Result.FIRST_WINS);
      case "0-1", "0-2" -> Optional.of(Result.SECOND_WINS);
      case "1/2-1/2", "1/2", "½-½", "1-1" -> Optional.of(Result.DRAW);
      case "*", "0-0", "?-?" -> Optional.of(Result.UNDECIDED);
      default -> Optional.empty();
    };
  }

  static String word(Result result) {
    return switch (result) {
      case FIRST_WINS -> "1-0";
      case SECOND_WINS -> "0-1";
      case DRAW -> "1/2-1/2";
      case UNDECIDED -> "*";
    };
  }

  @Override
  public Optional<RecordEntry> next() throws IOException {
    var remarks = new ArrayList<String>();
    while (token.kind() == Kind.COMMENT) {
      remarks.add(token.text());
      advance();
    }
    if (token.kind() == Kind.END) {
      return Optional.empty();
    }
    number++;
    long line = token.line();
    place = line;
    var tags = new LinkedHashMap<String, String>();
    try {
      input.startGame();
      readTags(tags);
      return Optional.of(new RecordEntry.Read(number, line, readGame(tags, remarks)));
    } catch (NotationException broken) {
      input.endGame();
      skipGame();
      return Optional.of(new RecordEntry.Broken(number, place, broken.error()));
    }
  }

  private void advance() throws IOException {
    token = tokens.next();
  }

  /// A second `Event` after an empty line is the next game, though this one has neither moves nor
  /// a result. (Directly below the other tags it is just there twice.)
  private void readTags(Map<String, String> tags) throws IOException {
    long last = token.line();
    while (token.kind() == Kind.TAG && !(isEvent() && tags.containsKey(EVENT) && isApart(last))) {
      last = token.line();
      tags.putIfAbsent(token.text(), token.value());
      advance();
    }
  }

  private boolean isEvent() {
    return token.text().equals(EVENT);
  }

  private boolean isApart(long line) {
    return token.line() > line + 1;
  }

  private GameRecord readGame(Map<String, String> tags, List<String> remarks) throws IOException {
    var setup = dialect.setup(tags);
    var game = setup.game();
    var start = game.notation().position(setup.start());
    var builder = new RecordBuilder(game, setup.start());
    remarks.forEach(builder::comment);
    var written = readMoves(builder);
    var line = builder.finish();
    var decided =
        written
            .filter(result -> result != Result.UNDECIDED)
            .or(() -> result(tags.getOrDefault(RESULT, "")))
            .or(() -> written)
            .orElseGet(() -> builder.position().outcome().result());
    var ending = hasDetails(tags) ? DETAILS : TERMINATION;
    return new GameRecord(game, start, headers(tags), line, decided, tags.getOrDefault(ending, ""));
  }

  private static boolean hasDetails(Map<String, String> tags) {
    return !tags.getOrDefault(DETAILS, "").isBlank();
  }

  private Map<String, String> headers(Map<String, String> tags) {
    var headers = new LinkedHashMap<String, String>();
    tags.forEach(
        (name, value) -> {
          var usual = dialect.synonyms().getOrDefault(name, name);
          headers.put(tags.containsKey(usual) ? name : usual, value);
        });
    headers.keySet().removeAll(dialect.ownTags());
    headers.remove(RESULT);
    headers.remove(DETAILS);
    if (!hasDetails(tags)) {
      headers.remove(TERMINATION);
    }
    return headers;
  }

  /// Everything up to the result, or to the tags of the next game.
  private Optional<Result> readMoves(RecordBuilder builder) throws IOException {
    while (token.kind() != Kind.END && token.kind() != Kind.TAG) {
      place = token.line();
      switch (token.kind()) {
        case WORD -> {
          var result = result(token.text());
          if (result.isPresent() && builder.depth() == 0) {
            return Optional.of(readRemarks(builder, result.get()));
          }
          if (result.isEmpty()) {
            readWord(builder, withoutNumber(token.text()));
          }
        }
        case COMMENT -> comment(builder, token.text());
        case GLYPH -> glyph(builder, token.text());
        case OPEN -> builder.open();
        case CLOSE -> builder.close();
        default -> throw new NotationException("", 0, token.text(), "moves, or tags before them");
      }
      advance();
    }
    return Optional.empty();
  }

  /// A comment on the line of the result still belongs to the game, and so does another result:
  /// some write `* 1-0`.
  private Result readRemarks(RecordBuilder builder, Result first) throws IOException {
    long line = token.line();
    var decided = first;
    advance();
    while (token.line() == line) {
      var again = token.kind() == Kind.WORD ? result(token.text()) : Optional.<Result>empty();
      if (again.isPresent()) {
        decided = decided == Result.UNDECIDED ? again.get() : decided;
      } else if (token.kind() == Kind.COMMENT) {
        comment(builder, token.text());
      } else {
        break;
      }
      advance();
    }
    return decided;
  }

  private void readWord(RecordBuilder builder, String word) {
    int end = word.length();
    while (end > 0 && MARKS.indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    if (end > 0) {
      dialect.play(builder, word.substring(0, end));
    }
    if (end < word.length()) {
      var marks = word.substring(end);
      var number = Optional.ofNullable(GLYPH_OF_MARKS.get(marks));
      number.ifPresentOrElse(
          glyph -> glyph(builder, Integer.toString(glyph)), () -> comment(builder, marks));
    }
  }

  /// `12.`, `12...` and `12` count moves; they may be wrong or missing, and a move may follow
  /// without a space.
  private static String withoutNumber(String word) {
    int end = 0;
    while (end < word.length() && word.charAt(end) >= '0' && word.charAt(end) <= '9') {
      end++;
    }
    if (end == word.length()) {
      return "";
    }
    int dots = end;
    while (dots < word.length() && word.charAt(dots) == '.') {
      dots++;
    }
    return dots > end || end == 0 ? word.substring(dots) : word;
  }

  private static void comment(RecordBuilder builder, String words) {
    if (builder.hasMove()) {
      builder.note(note -> NoteText.read(note, words));
    } else {
      builder.comment(words);
    }
  }

  /// What is no number from 0 to 255, or stands before any move, is kept as the words that it is.
  private static void glyph(RecordBuilder builder, String digits) {
    boolean isNumber = digits.matches("[0-9]{1,3}") && Integer.parseInt(digits) <= 255;
    if (!isNumber || !builder.hasMove()) {
      comment(builder, "$" + digits);
      return;
    }
    builder.note(
        note -> {
          var glyphs = new ArrayList<>(note.glyphs());
          glyphs.add(Integer.parseInt(digits));
          return note.withGlyphs(glyphs);
        });
  }

  /// Up to behind the result, or to the next tags.
  private void skipGame() throws IOException {
    int depth = 0;
    while (token.kind() != Kind.END && token.kind() != Kind.TAG) {
      switch (token.kind()) {
        case OPEN -> depth++;
        case CLOSE -> depth = Math.max(0, depth - 1);
        case WORD -> {
          if (depth == 0 && result(token.text()).isPresent()) {
            advance();
            return;
          }
        }
        default -> {}
      }
      advance();
    }
  }
}
