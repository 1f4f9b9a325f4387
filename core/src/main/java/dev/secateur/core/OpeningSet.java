package dev.secateur.core;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import org.jspecify.annotations.Nullable;

/// Openings that a game offers under one name, such as the XOT openings of Reversi. A game or a
/// match can start from one of them. They are read when they are first asked for.
public final class OpeningSet {

  private final String name;
  private final String title;
  private final Class<? extends Game> game;
  private final String file;
  private volatile @Nullable List<Opening> openings;

  /// The openings in a resource of a game: lines as [Opening#onLine] reads them, packed by gzip.
  ///
  /// @param name a word in lower-case letters, as users type it
  /// @param title what players call the set
  public OpeningSet(String name, String title, Class<? extends Game> game, String file) {
    this.name = name;
    this.title = title;
    this.game = game;
    this.file = file;
  }

  public String name() {
    return name;
  }

  public String title() {
    return title;
  }

  /// All openings, in the order of their numbers, which begin with 1.
  public List<Opening> openings() {
    var known = openings;
    if (known == null) {
      known = read();
      openings = known;
    }
    return known;
  }

  private List<Opening> read() {
    try (var packed = Objects.requireNonNull(game.getResourceAsStream(file), file);
        var lines =
            new BufferedReader(
                new InputStreamReader(new GZIPInputStream(packed), StandardCharsets.UTF_8))) {
      return lines.lines().map(Opening::onLine).flatMap(Optional::stream).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
