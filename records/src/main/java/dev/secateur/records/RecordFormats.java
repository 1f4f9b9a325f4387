package dev.secateur.records;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.formats.RecordEntry;
import dev.secateur.core.formats.RecordFormat;
import dev.secateur.core.formats.RecordSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// All formats of a game: its own, JSON lines, and the summary of a collection.
public final class RecordFormats {

  private final Game game;
  private final List<RecordFormat> formats;

  public RecordFormats(Game game, Games games) {
    this.game = game;
    formats = new ArrayList<>(game.recordFormats());
    formats.add(new JsonLines(game, games));
    formats.add(new SummaryFormat(game));
  }

  /// In the order in which they are offered.
  public List<RecordFormat> all() {
    return List.copyOf(formats);
  }

  /// The format of a name that can be read.
  ///
  /// @throws NotationException if there is none
  public RecordFormat toRead(String name) {
    return find(name, RecordFormat::reads, "read");
  }

  /// The format of a name that can be written.
  ///
  /// @throws NotationException if there is none
  public RecordFormat toWrite(String name) {
    return find(name, RecordFormat::writes, "write");
  }

  private RecordFormat find(String name, Predicate<RecordFormat> can, String what) {
    return formats.stream()
        .filter(format -> format.name().equals(name) && can.test(format))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    name,
                    0,
                    "%s is no format to %s %s"
                        .formatted(NotationError.quote(name), what, game.name()),
                    names(can)));
  }

  private String names(Predicate<RecordFormat> can) {
    return formats.stream().filter(can).map(RecordFormat::name).collect(Collectors.joining(", "));
  }

  /// The format of a file, found by looking at how it begins. Where several might be meant, each
  /// tries to read the beginning, and the one that finds the least wrong is it.
  ///
  /// @throws NotationException if it is like none of them
  public RecordFormat recognise(RecordSource source) throws IOException {
    var beginning = source.beginning();
    var text = RecordSource.text(beginning);
    var candidates =
        formats.stream().filter(format -> format.reads() && format.recognises(text)).toList();
    RecordFormat best = null;
    double least = Double.MAX_VALUE;
    for (RecordFormat candidate : candidates) {
      double wrong = candidates.size() == 1 ? 0 : wrongShare(candidate, beginning);
      if (wrong < least) {
        best = candidate;
        least = wrong;
      }
    }
    if (beginning.length == 0) {
      throw new NotationException("", 0, "the file is empty", "games of " + game.name());
    }
    if (best == null) {
      throw new NotationException(
          "",
          0,
          "this is no file of %s games that we know".formatted(game.name()),
          "one of " + names(RecordFormat::reads));
    }
    return best;
  }

  /// How much of the beginning cannot be read, from 0 to 1; 2 where there is no game at all.
  private static double wrongShare(RecordFormat format, byte[] beginning) throws IOException {
    var reader = format.reader(RecordSource.of(beginning));
    int games = 0;
    int broken = 0;
    for (var entry = reader.next(); entry.isPresent(); entry = reader.next()) {
      games++;
      broken += entry.get() instanceof RecordEntry.Broken ? 1 : 0;
    }
    return games == 0 ? 2 : (double) broken / games;
  }
}
