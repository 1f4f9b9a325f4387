package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.games.reversi.formats.BracketText.Property;
import dev.secateur.records.formats.RecordBuilder;
import dev.secateur.records.formats.RecordSource;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// Reads GGF.
final class GgfReader extends BracketReader {

  private static final int MAX_DISCS = 64;
  private static final Pattern NUMBER = Pattern.compile("[-+]?\\d{1,9}(?:\\.\\d{1,9})?");
  private static final Pattern TIME = Pattern.compile("(?:(\\d{1,6}):)?(\\d{1,9}(?:\\.\\d{1,9})?)");
  private static final Pattern BOARD = Pattern.compile("(?s)\\s*(\\d{1,2})\\s+(.*)");

  GgfReader(Game game, RecordSource source) throws IOException {
    super(game, source);
  }

  @Override
  GameRecord readGame() throws IOException {
    var headers = new LinkedHashMap<String, String>();
    Optional<RecordBuilder> builder = Optional.empty();
    while (!atEnd()) {
      var property = text.property();
      boolean isMove = property.name().equals("B") || property.name().equals("W");
      if ((isMove || property.name().equals("C")) && builder.isEmpty()) {
        builder = Optional.of(begin(headers));
      }
      if (isMove) {
        play(builder.orElseThrow(), property);
      } else if (property.name().equals("C")) {
        builder.orElseThrow().comment(property.value().strip());
      } else {
        headers.putIfAbsent(property.name(), property.value().strip());
      }
    }
    var finished = builder.isPresent() ? builder.get() : begin(headers);
    return record(headers, finished);
  }

  /// `;)` ends a game; a bracket alone is accepted too.
  private boolean atEnd() throws IOException {
    input.skipSpace();
    while (input.peek() == ';') {
      input.next();
      input.skipSpace();
    }
    if (input.peek() != ')') {
      return false;
    }
    input.next();
    return true;
  }

  private RecordBuilder begin(Map<String, String> properties) {
    var kind = properties.getOrDefault("GM", "Othello");
    if (!kind.equalsIgnoreCase("Othello") && !kind.equalsIgnoreCase("Reversi")) {
      throw new NotationException(
          "", 0, "GM[%s] is another game".formatted(NotationError.printable(kind)), "GM[Othello]");
    }
    var board = properties.get("BO");
    if (board == null) {
      return new RecordBuilder(game, game.start());
    }
    var matcher = BOARD.matcher(board);
    if (!matcher.matches() || !matcher.group(1).equals("8")) {
      throw new NotationException(
          board, 0, "BO is not a board of 8 by 8", "8, the 64 squares and the side to move");
    }
    return new RecordBuilder(game, game.notation().parsePosition(matcher.group(2)));
  }

  private void play(RecordBuilder builder, Property property) {
    var parts = property.value().strip().split("/", -1);
    Turns.play(game, builder, property.name(), parts[0].strip().toLowerCase(Locale.ROOT));
    var note = MoveNote.NONE;
    if (parts.length > 1 && NUMBER.matcher(parts[1].strip()).matches()) {
      note = note.with(MoveJudgement.of(Double.parseDouble(parts[1].strip())));
    }
    if (parts.length > 2) {
      var time = TIME.matcher(parts[2].strip());
      if (time.matches()) {
        var minutes = time.group(1) == null ? 0 : Long.parseLong(time.group(1));
        double seconds = Double.parseDouble(time.group(2));
        note = note.withTime(60_000 * minutes + Math.round(1_000 * seconds));
      }
    }
    var known = note;
    if (!known.equals(MoveNote.NONE)) {
      builder.note(_ -> known);
    }
  }

  private GameRecord record(Map<String, String> properties, RecordBuilder builder) {
    var start = properties.containsKey("BO") ? begin(properties).position() : game.start();
    var headers = new LinkedHashMap<String, String>();
    properties.forEach((name, value) -> headers.put(Ggf.HEADERS.getOrDefault(name, name), value));
    headers.remove("GM");
    headers.remove("BO");
    headers.remove("RE");
    // The usual type, a board of 8 by 8, is not kept.
    headers.remove("TY", "8");
    var end = builder.position();
    var record =
        new GameRecord(
            game,
            game.notation().formatPosition(start),
            headers,
            builder.finish(),
            GameResult.UNDECIDED,
            "");
    var score = properties.getOrDefault("RE", "?").split(":", 2);
    if (!NUMBER.matcher(score[0].strip()).matches()) {
      return properties.containsKey("RE") ? record : record.withResult(end.outcome().result());
    }
    double margin = Double.parseDouble(score[0].strip());
    // Edax writes -127 for an undecided game.
    if (Math.abs(margin) > MAX_DISCS) {
      return record;
    }
    var flag = score.length > 1 ? score[1].strip() : "";
    var known = Ggf.TERMINATIONS.get(flag);
    var decided = record.withResult(DiscScore.result(margin), known == null ? flag : known.code());
    return DiscScore.with(decided, end, margin, score[0].strip());
  }
}
