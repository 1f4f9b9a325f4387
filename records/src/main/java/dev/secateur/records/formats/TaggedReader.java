package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.records.formats.TaggedToken.TokenKind;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads tagged text such as PGN and PDN: tags, then moves with comments, glyphs and variations,
/// then the result.
///
/// Files come from many programs, so the reader accepts missing or wrong move numbers, missing
/// results and tags of any name. An error breaks one game only; the next begins after its result or
/// with the next tags.
public final class TaggedReader implements RecordReader {

  static final String RESULT = "Result";
  static final String TERMINATION = TerminationWords.HEADER;

  /// The full ending, if the termination tag has only one word for it. Then both are kept.
  static final String DETAILS = "TerminationDetails";

  private static final String EVENT = "Event";

  /// Marks that may follow a move, as in `f5!?`.
  private static final String MARKS = "!?*";

  /// `*` is checkers' star: the only move.
  private static final Map<String, Integer> GLYPH_OF_MARKS =
      Map.of("!", 1, "?", 2, "!!", 3, "??", 4, "!?", 5, "?!", 6, "*", 8);

  private final TextInput input;
  private final TaggedTokens tokens;
  private final TaggedDialect dialect;
  private TaggedToken token;
  private int number;

  /// The line of the current token, for errors.
  private long tokenLine;

  public TaggedReader(RecordSource source, TaggedDialect dialect) throws IOException {
    input = new TextInput(source.stream());
    tokens = new TaggedTokens(input);
    this.dialect = dialect;
    token = tokens.next();
  }

  /// The result of a word such as `1-0`. The first number is the first player's.
  static Optional<GameResult> result(String word) {
    return switch (word) {
      case "1-0", "2-0" -> Optional.of(GameResult.FIRST_WINS);
      case "0-1", "0-2" -> Optional.of(GameResult.SECOND_WINS);
      case "1/2-1/2", "1/2", "½-½", "1-1" -> Optional.of(GameResult.DRAW);
      case "*", "0-0", "?-?" -> Optional.of(GameResult.UNDECIDED);
      default -> Optional.empty();
    };
  }

  static String word(GameResult result) {
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
    while (token.kind() == TokenKind.COMMENT) {
      remarks.add(token.text());
      advance();
    }
    if (token.kind() == TokenKind.END) {
      return Optional.empty();
    }
    number++;
    long line = token.line();
    tokenLine = line;
    var tags = new LinkedHashMap<String, String>();
    try {
      input.startGame();
      readTags(tags);
      return Optional.of(new RecordEntry.Read(number, line, readGame(tags, remarks)));
    } catch (NotationException broken) {
      input.endGame();
      skipGame();
      return Optional.of(new RecordEntry.Broken(number, tokenLine, broken.error()));
    }
  }

  private void advance() throws IOException {
    token = tokens.next();
  }

  /// A second `Event` after an empty line begins the next game, even if this one has neither moves
  /// nor a result. (Directly below the other tags it is a duplicate.)
  private void readTags(Map<String, String> tags) throws IOException {
    long last = token.line();
    while (token.kind() == TokenKind.TAG
        && !(isEvent() && tags.containsKey(EVENT) && isApart(last))) {
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
    var start = game.notation().formatPosition(setup.start());
    var builder = new RecordBuilder(game, setup.start());
    remarks.forEach(builder::comment);
    var written = readMoves(builder);
    var line = builder.finish();
    var decided =
        written
            .filter(result -> result != GameResult.UNDECIDED)
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

  /// Reads up to the result, or to the tags of the next game.
  private Optional<GameResult> readMoves(RecordBuilder builder) throws IOException {
    while (token.kind() != TokenKind.END && token.kind() != TokenKind.TAG) {
      tokenLine = token.line();
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
        case OPEN -> builder.openVariation();
        case CLOSE -> builder.closeVariation();
        default -> throw new NotationException("", 0, token.text(), "moves, or tags before them");
      }
      advance();
    }
    return Optional.empty();
  }

  /// A comment on the line of the result belongs to the game, and so does a second result: some
  /// files have `* 1-0`.
  private GameResult readRemarks(RecordBuilder builder, GameResult first) throws IOException {
    long line = token.line();
    var decided = first;
    advance();
    while (token.line() == line) {
      var again =
          token.kind() == TokenKind.WORD ? result(token.text()) : Optional.<GameResult>empty();
      if (again.isPresent()) {
        decided = decided == GameResult.UNDECIDED ? again.get() : decided;
      } else if (token.kind() == TokenKind.COMMENT) {
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

  /// Removes a move number: `12.`, `12...` or `12`. A move may follow without a space.
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

  /// A glyph that is not a number from 0 to 255, or is before any move, is kept as a comment.
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

  /// Skips everything up to and including the result, or up to the next tags.
  private void skipGame() throws IOException {
    int depth = 0;
    while (token.kind() != TokenKind.END && token.kind() != TokenKind.TAG) {
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
