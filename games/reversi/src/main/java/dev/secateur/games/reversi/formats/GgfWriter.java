package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Position;
import dev.secateur.core.RecordedMove;
import dev.secateur.core.Termination;
import dev.secateur.records.formats.NoteText;
import dev.secateur.records.formats.RecordContent;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.TerminationWords;
import dev.secateur.records.formats.TextRecordWriter;
import java.io.IOException;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/// Writes GGF, one game on each line.
final class GgfWriter extends TextRecordWriter {

  private static final Set<RecordContent> HELD =
      EnumSet.of(
          RecordContent.START,
          RecordContent.HEADERS,
          RecordContent.SCORES,
          RecordContent.TIMES,
          RecordContent.RESULT,
          RecordContent.ENDING);
  private static final Map<String, String> PROPERTIES = inverse(Ggf.HEADERS);
  private static final Map<Termination, String> FLAGS = inverse(Ggf.TERMINATIONS);
  private static final Set<String> OWN = Set.of("GM", "BO", "RE");

  private final Game game;

  GgfWriter(Game game, RecordTarget target) {
    super(target);
    this.game = game;
  }

  private static <T> Map<T, String> inverse(Map<String, T> names) {
    return names.entrySet().stream()
        .collect(Collectors.toMap(Map.Entry::getValue, Map.Entry::getKey));
  }

  @Override
  public void write(GameRecord record) throws IOException {
    losses.check(record, HELD);
    var text = new StringBuilder("(;GM[Othello]");
    boolean typed = false;
    for (var header : record.headers().entrySet()) {
      var name = PROPERTIES.getOrDefault(header.getKey(), header.getKey());
      typed |= name.equals("TY");
      if (name.matches("[A-Z]{2}") && !OWN.contains(name)) {
        property(text, name, header.getValue());
      } else if (!name.equals(DiscScore.HEADER)) {
        losses.add("headers that have no property");
      }
    }
    text.append(typed ? "" : "TY[8]");
    text.append("RE[").append(result(record)).append(']');
    text.append("BO[8 ").append(record.start().replace('X', '*')).append(']');
    var position = record.positionAfter(0);
    for (RecordedMove move : record.line().moves()) {
      move(text, position, move);
      position.make(move.move());
    }
    out.write(text.append(";)\n").toString());
  }

  private static void property(StringBuilder text, String name, String value) {
    text.append(name).append('[').append(BracketText.escaped(value)).append(']');
  }

  private String result(GameRecord record) {
    if (record.result() == GameResult.UNDECIDED) {
      return "?";
    }
    var score = DiscScore.of(record);
    var decimals = score.indexOf('.') < 0 ? score + ".000" : score;
    var known = TerminationWords.of(record).filter(FLAGS::containsKey);
    losses.checkEnding(record, known);
    return known.map(why -> decimals + ":" + FLAGS.get(why)).orElse(decimals);
  }

  private void move(StringBuilder text, Position position, RecordedMove move) {
    text.append(position.sideToMove() == Position.FIRST ? "B[" : "W[");
    text.append(
        game.isPass(move.move())
            ? "PA"
            : game.notation().formatMove(position, move.move()).toUpperCase(Locale.ROOT));
    var score = move.note().judgement().map(MoveJudgement::score);
    var time = move.note().timeMs();
    if (score.isPresent() || time.isPresent()) {
      text.append('/').append(score.map(NoteText::number).orElse(""));
    }
    if (time.isPresent()) {
      text.append('/').append(NoteText.number(time.getAsLong() / 1_000.0));
    }
    text.append(']');
  }
}
