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

  /// All formats, in the order of lists.
  public List<RecordFormat> all() {
    return List.copyOf(formats);
  }

  /// The format with this name, if it can be read.
  ///
  /// @throws NotationException if there is none
  public RecordFormat readable(String name) {
    return find(name, RecordFormat::reads, "read");
  }

  /// The format with this name, if it can be written.
  ///
  /// @throws NotationException if there is none
  public RecordFormat writable(String name) {
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
                    "%s is not a format to %s %s"
                        .formatted(NotationError.quote(name), what, game.name()),
                    names(can)));
  }

  private String names(Predicate<RecordFormat> can) {
    return formats.stream().filter(can).map(RecordFormat::name).collect(Collectors.joining(", "));
  }

  /// A recognised format and its game.
  public record Recognised(Game game, RecordFormat format) {}

  /// The format of a file, recognised by its beginning. If several formats fit, each reads the
  /// beginning, and the one with the fewest broken games is chosen.
  ///
  /// @throws NotationException if no format fits
  public RecordFormat recognise(RecordSource source) throws IOException {
    return recognise(List.of(this), source, "this is not a file of %s games".formatted(game.name()))
        .format();
  }

  /// The game and the format of a file that may have records of any game.
  ///
  /// @throws NotationException if no format of any game fits
  public static Recognised recognise(Games games, RecordSource source) throws IOException {
    var all = games.all().stream().map(game -> new RecordFormats(game, games)).toList();
    return recognise(all, source, "this is not a file of games");
  }

  private static Recognised recognise(List<RecordFormats> games, RecordSource source, String error)
      throws IOException {
    var beginning = source.beginning();
    if (beginning.length == 0) {
      throw new NotationException("", 0, "the file is empty", "games");
    }
    var text = RecordSource.text(beginning);
    var candidates = games.stream().flatMap(one -> one.candidates(text)).toList();
    Optional<Recognised> best = Optional.empty();
    double min = Double.MAX_VALUE;
    for (Recognised candidate : candidates) {
      double broken = candidates.size() == 1 ? 0 : brokenShare(candidate.format(), beginning);
      if (broken < min) {
        best = Optional.of(candidate);
        min = broken;
      }
    }
    return best.orElseThrow(
        () ->
            new NotationException(
                "",
                0,
                error + " in a known format",
                "one of "
                    + games.stream()
                        .flatMap(one -> one.formats.stream().filter(RecordFormat::reads))
                        .map(RecordFormat::name)
                        .distinct()
                        .collect(Collectors.joining(", "))));
  }

  /// JSON lines come first, because a file of broken JSON may look like broken PDN too.
  private Stream<Recognised> candidates(String text) {
    return formats.stream()
        .filter(format -> format.reads() && format.recognises(text))
        .sorted(Comparator.comparing(format -> !(format instanceof JsonLines)))
        .map(format -> new Recognised(game, format));
  }

  /// The share of broken games in the beginning, from 0 to 1; 2 if there is no game at all.
  private static double brokenShare(RecordFormat format, byte[] beginning) throws IOException {
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
