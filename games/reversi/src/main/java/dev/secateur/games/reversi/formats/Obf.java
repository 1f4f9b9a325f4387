package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import dev.secateur.records.formats.LineFormat;
import dev.secateur.records.formats.Losses;
import dev.secateur.records.formats.NoteText;
import dev.secateur.records.formats.RecordContent;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;
import java.util.regex.Pattern;

/// OBF: one position on each line with scored moves, the best first: `-OX... X; G8:+18; H1:+12;`.
/// Text after a per cent sign is a comment.
///
/// Such a line is read as a game of one move, the first in the list, with the others as variations.
/// Of a game, every position with a scored move is written, or the last position if there is none.
public final class Obf extends LineFormat {

  private static final Pattern LINE =
      Pattern.compile("(?i)[-.xo*]{64}\\s+[xo*]\\s*(?:;\\s*(?:[a-h][1-8]\\s*:.*)?)?(?:%.*)?");

  private final Game game;

  public Obf(Game game) {
    super("obf", "positions with the scores of their moves", "obf", LINE.asMatchPredicate());
    this.game = game;
  }

  @Override
  protected GameRecord parse(String line) {
    int percent = line.indexOf('%');
    var comment = percent < 0 ? "" : line.substring(percent + 1).strip();
    var parts = (percent < 0 ? line : line.substring(0, percent)).split(";", -1);
    var start = game.notation().parsePosition(parts[0]);
    var record = GameRecord.from(game, start);
    var moves = new ArrayList<RecordedMove>();
    int at = parts[0].length() + 1;
    for (int part = 1; part < parts.length; part++) {
      if (!parts[part].isBlank()) {
        moves.add(move(start, line, at, parts[part]));
      }
      at += parts[part].length() + 1;
    }
    return record.withLine(new RecordedLine(comment, oneMove(moves)));
  }

  private RecordedMove move(Position start, String line, int at, String part) {
    int first = at + part.length() - part.stripLeading().length();
    var words = part.strip().split(":", -1);
    try {
      long move = game.notation().parseMove(start, words[0].strip());
      var score = words.length == 2 ? words[1].strip() : "";
      if (!score.matches("[-+]?\\d{1,9}(\\.\\d{1,9})?")) {
        throw new NotationException(
            part.strip(),
            0,
            NotationError.quote(part.strip()) + " has no score",
            "a move and its score such as f5:+2");
      }
      var note = MoveNote.NONE.with(MoveJudgement.of(Double.parseDouble(score)));
      return new RecordedMove(move, note, List.of());
    } catch (NotationException broken) {
      throw new NotationException(broken.error().within(line, first));
    }
  }

  private static List<RecordedMove> oneMove(List<RecordedMove> moves) {
    if (moves.isEmpty()) {
      return List.of();
    }
    var others = moves.stream().skip(1).map(other -> new RecordedLine("", List.of(other))).toList();
    return List.of(new RecordedMove(moves.getFirst().move(), moves.getFirst().note(), others));
  }

  @Override
  protected String text(GameRecord record, Losses losses) {
    losses.check(
        record,
        EnumSet.of(
            RecordContent.START,
            RecordContent.SCORES,
            RecordContent.VARIATIONS,
            RecordContent.COMMENTS,
            RecordContent.RESULT));
    var position = record.positionAfter(0);
    var lines = new StringJoiner("\n");
    boolean written = false;
    var comment = record.line().comment();
    for (RecordedMove move : record.line().moves()) {
      if (isScored(move)) {
        lines.add(text(position, move, losses) + commentText(written ? "" : comment, losses));
        written = true;
      } else {
        losses.add("moves without scores");
      }
      position.make(move.move());
    }
    if (!written) {
      lines.add(game.notation().formatPosition(position) + ";" + commentText(comment, losses));
    }
    return lines.toString();
  }

  private static boolean isScored(RecordedMove move) {
    return move.note().judgement().isPresent();
  }

  private String text(Position position, RecordedMove move, Losses losses) {
    var text = new StringBuilder(game.notation().formatPosition(position)).append(';');
    append(text, position, move, losses);
    for (RecordedLine other : move.variations()) {
      if (other.moves().isEmpty() || !isScored(other.moves().getFirst())) {
        losses.add("moves without scores");
        continue;
      }
      append(text, position, other.moves().getFirst(), losses);
      if (other.moves().size() > 1 || !other.comment().isEmpty()) {
        losses.add("variations of more than a move");
      }
    }
    return text.toString();
  }

  private void append(StringBuilder text, Position position, RecordedMove move, Losses losses) {
    if (!move.note().comment().isEmpty()) {
      losses.add("comments on moves");
    }
    double score = move.note().judgement().map(MoveJudgement::score).orElse(0.0);
    text.append(' ')
        .append(game.notation().formatMove(position, move.move()).toUpperCase(Locale.ROOT))
        .append(':')
        .append(score >= 0 ? "+" : "")
        .append(NoteText.number(score))
        .append(';');
  }

  private static String commentText(String comment, Losses losses) {
    var flat = comment.replaceAll("\\s+", " ").strip();
    if (!flat.equals(comment)) {
      losses.add("line breaks and runs of spaces in comments");
    }
    return flat.isEmpty() ? "" : " % " + flat;
  }
}
