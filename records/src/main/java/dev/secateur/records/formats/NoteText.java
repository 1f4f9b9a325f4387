package dev.secateur.records.formats;

import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.MoveJudgement;
import java.math.BigDecimal;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Writes the times and scores of a note as commands in a comment: `[%clk 0:04:59.5] a good move`.
/// Files of chess and draughts servers have `%clk` (clock), `%emt` (time of the move) and `%eval`;
/// `%win`, `%depth` and `%nodes` are ours and say how a score was found.
public final class NoteText {

  private static final Pattern COMMAND =
      Pattern.compile(
          "\\[%(clk|emt) (\\d{1,9}(?::\\d{1,2}){0,2}(?:\\.\\d{1,3})?)]\\s?"
              + "|\\[%(eval) (-?\\d{1,300}(?:\\.\\d{1,300})?)]\\s?"
              + "|\\[%(win|depth|nodes) (-?\\d{1,18})]\\s?");

  private NoteText() {}

  /// The comment with everything in a note except its glyphs; may be empty.
  public static String write(MoveNote note) {
    if (note.equals(MoveNote.NONE)) {
      return "";
    }
    var words = new StringJoiner(" ");
    note.judgement()
        .ifPresent(
            judgement -> {
              add(words, "eval", number(judgement.score()));
              judgement.winIn().ifPresent(plies -> add(words, "win", "" + plies));
              judgement.depth().ifPresent(depth -> add(words, "depth", "" + depth));
              judgement.nodes().ifPresent(nodes -> add(words, "nodes", "" + nodes));
            });
    note.timeMs().ifPresent(millis -> add(words, "emt", clock(millis)));
    note.clockMs().ifPresent(millis -> add(words, "clk", clock(millis)));
    if (!note.comment().isEmpty()) {
      words.add(note.comment());
    }
    return words.toString();
  }

  private static void add(StringJoiner words, String command, String value) {
    words.add("[%" + command + " " + value + "]");
  }

  private static String clock(long millis) {
    long seconds = millis / 1_000;
    var time = "%d:%02d:%02d".formatted(seconds / 3_600, seconds / 60 % 60, seconds % 60);
    return millis % 1_000 == 0 ? time : time + decimals(millis % 1_000);
  }

  private static String decimals(long millis) {
    return ".%03d".formatted(millis).replaceFirst("0+$", "");
  }

  /// A score without an exponent and without trailing zeros.
  public static String number(double score) {
    return new BigDecimal(Double.toString(score)).stripTrailingZeros().toPlainString();
  }

  /// Adds the commands and the words of a comment to a note.
  public static MoveNote read(MoveNote before, String comment) {
    var note = before;
    if (!comment.contains("[%")) {
      return words(note, comment);
    }
    var judgement = note.judgement().orElse(null);
    var matcher = COMMAND.matcher(comment);
    var words = new StringBuilder();
    while (matcher.find()) {
      matcher.appendReplacement(words, "");
      if (matcher.group(1) != null) {
        note =
            matcher.group(1).equals("clk")
                ? note.withClock(millis(matcher.group(2)))
                : note.withTime(millis(matcher.group(2)));
      } else {
        judgement = withCommand(judgement == null ? MoveJudgement.of(0) : judgement, matcher);
      }
    }
    matcher.appendTail(words);
    return words(judgement == null ? note : note.with(judgement), words.toString().strip());
  }

  private static MoveNote words(MoveNote note, String words) {
    if (words.isEmpty()) {
      return note;
    }
    return note.withComment(note.comment().isEmpty() ? words : note.comment() + " " + words);
  }

  private static MoveJudgement withCommand(MoveJudgement earlier, Matcher command) {
    if (command.group(3) != null) {
      return new MoveJudgement(
          Double.parseDouble(command.group(4)), earlier.winIn(), earlier.depth(), earlier.nodes());
    }
    long value = Long.parseLong(command.group(6));
    var small = OptionalInt.of(Math.clamp(value, Integer.MIN_VALUE, Integer.MAX_VALUE));
    return switch (command.group(5)) {
      case "win" -> new MoveJudgement(earlier.score(), small, earlier.depth(), earlier.nodes());
      case "depth" -> new MoveJudgement(earlier.score(), earlier.winIn(), small, earlier.nodes());
      default ->
          new MoveJudgement(
              earlier.score(), earlier.winIn(), earlier.depth(), OptionalLong.of(value));
    };
  }

  private static long millis(String time) {
    int dot = time.indexOf('.');
    long seconds = 0;
    for (String part : (dot < 0 ? time : time.substring(0, dot)).split(":", -1)) {
      seconds = 60 * seconds + Long.parseLong(part);
    }
    var decimals = dot < 0 ? "" : time.substring(dot + 1);
    return 1_000 * seconds + Long.parseLong((decimals + "000").substring(0, 3));
  }
}
