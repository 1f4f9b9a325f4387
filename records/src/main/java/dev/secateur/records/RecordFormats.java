package dev.secateur.records;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.records.formats.FormatProvider;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordFormat;
import dev.secateur.records.formats.RecordSource;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// All formats of a game: its own, JSON lines, and the summary of a collection.
public final class RecordFormats {

  private final Game game;
  private final List<RecordFormat> formats;

  public RecordFormats(Game game, Games games) {
    this.game = game;
    formats = provided(game, games);
    formats.add(new JsonLines(game, games));
    formats.add(new SummaryFormat(game));
  }

  private static List<RecordFormat> provided(Game game, Games games) {
    var found = new LinkedHashMap<String, RecordFormat>();
    for (FormatProvider provider : games.services(FormatProvider.class)) {
      try {
        if (provider.game().equals(game.name())) {
          for (RecordFormat format : provider.formats(game)) {
            if (found.putIfAbsent(format.name(), format) != null) {
              games.leaveOut(
                  "the format", format, "there is another format named " + format.name());
            }
          }
        }
      } catch (LinkageError otherVersion) {
        games.leaveOut("the format provider", provider, otherVersion);
      }
    }
    return new ArrayList<>(found.values());
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

  /// A format of one game's files.
  public record Recognised(Game game, RecordFormat format) {}

  /// The format of a file, found by looking at how it begins. Where several might be meant, each
  /// tries to read the beginning, and the one that finds the least wrong is it.
  ///
  /// @throws NotationException if it is like none of them
  public RecordFormat recognise(RecordSource source) throws IOException {
    return recognise(List.of(this), source, "this is no file of %s games".formatted(game.name()))
        .format();
  }

  /// The game and the format of a file that might hold any game.
  ///
  /// @throws NotationException if it is like no format of any game
  public static Recognised recognise(Games games, RecordSource source) throws IOException {
    var all = games.all().stream().map(game -> new RecordFormats(game, games)).toList();
    return recognise(all, source, "this is no file of games");
  }

  private static Recognised recognise(
      List<RecordFormats> games, RecordSource source, String otherwise) throws IOException {
    var beginning = source.beginning();
    if (beginning.length == 0) {
      throw new NotationException("", 0, "the file is empty", "games");
    }
    var text = RecordSource.text(beginning);
    var candidates = games.stream().flatMap(one -> one.candidates(text)).toList();
    Optional<Recognised> best = Optional.empty();
    double min = Double.MAX_VALUE;
    for (Recognised candidate : candidates) {
      double wrong = candidates.size() == 1 ? 0 : wrongShare(candidate.format(), beginning);
      if (wrong < min) {
        best = Optional.of(candidate);
        min = wrong;
      }
    }
    return best.orElseThrow(
        () ->
            new NotationException(
                "",
                0,
                otherwise + " that we know",
                "one of "
                    + games.stream()
                        .flatMap(one -> one.formats.stream().filter(RecordFormat::reads))
                        .map(RecordFormat::name)
                        .distinct()
                        .collect(Collectors.joining(", "))));
  }

  /// JSON lines first: lines that are all broken JSON may be all broken PDN too.
  private Stream<Recognised> candidates(String text) {
    return formats.stream()
        .filter(format -> format.reads() && format.recognises(text))
        .sorted(Comparator.comparing(format -> !(format instanceof JsonLines)))
        .map(format -> new Recognised(game, format));
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
