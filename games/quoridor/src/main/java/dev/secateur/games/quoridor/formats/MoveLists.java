package dev.secateur.games.quoridor.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import dev.secateur.core.ParameterValues;
import dev.secateur.records.formats.LineFormat;
import dev.secateur.records.formats.Losses;
import dev.secateur.records.formats.RecordBuilder;
import dev.secateur.records.formats.RecordContent;
import java.util.EnumSet;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Moves with spaces between them, one game on each line: `e2 e8 e3 e7 d3h`. There are four such
/// formats, one for each [Convention].
public final class MoveLists extends LineFormat {

  private static final Pattern LINE =
      Pattern.compile(
          "(?i)(?:\\d+\\.+\\s*)?[a-i][1-9][hv]?(?:\\s+(?:\\d+\\.+\\s*)?[a-i][1-9][hv]?)*");
  private static final Pattern MOVE_NUMBER = Pattern.compile("^\\d{1,4}\\.+");

  private final Game game;
  private final Convention convention;

  private MoveLists(Game game, Convention convention) {
    super(name(convention), description(convention), "txt", LINE.asMatchPredicate());
    this.game = game;
    this.convention = convention;
  }

  private static String name(Convention convention) {
    return "moves" + (convention.fromTop() ? "-top" : "") + (convention.above() ? "-above" : "");
  }

  private static String description(Convention convention) {
    return "e2 e8 d3h; from %s, walls by the cell %s"
        .formatted(
            convention.fromTop() ? "e" + convention.size() : "e1",
            convention.above() ? "above left" : "nearest a1");
  }

  /// All four formats, our own convention first.
  static List<LineFormat> all(Game game) {
    int size = ParameterValues.of(game).getOrDefault("size", 9);
    return Stream.of(false, true)
        .flatMap(
            top ->
                Stream.of(false, true)
                    .<LineFormat>map(
                        above -> new MoveLists(game, new Convention(size, top, above))))
        .toList();
  }

  @Override
  protected GameRecord parse(String line) {
    var builder = new RecordBuilder(game, game.start());
    int at = 0;
    for (String spaced : line.split("\\s", -1)) {
      var word = MOVE_NUMBER.matcher(spaced).replaceFirst("");
      if (!word.isEmpty()) {
        try {
          convention.play(game, builder, word);
        } catch (NotationException broken) {
          int start = at + spaced.length() - word.length();
          throw new NotationException(broken.error().within(line, start));
        }
      }
      at += spaced.length() + 1;
    }
    return GameRecord.of(game)
        .withLine(builder.finish())
        .withResult(builder.position().outcome().result());
  }

  @Override
  protected String text(GameRecord record, Losses losses) {
    losses.check(record, EnumSet.noneOf(RecordContent.class));
    var line =
        record.moveTexts().stream().map(convention::fromOurs).collect(Collectors.joining(" "));
    return line.isEmpty() ? "# a game without moves" : line;
  }
}
