package dev.secateur.games.checkers;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/// One of the 174 three-move openings: tournament games start from a ballot drawn by lot, because
/// a free choice of opening leads to too many draws.
///
/// @param moves three moves, as the notation reads them
/// @param name what players call it; empty for most
public record Ballot(int number, BallotKind kind, String moves, String name) {

  /// The kind of play in which a ballot may be drawn.
  public enum BallotKind {
    CROSSBOARD,
    MAIL,
    BARRED
  }

  private static final String FILE = "three-move-ballots.txt";
  private static final List<Ballot> ALL = read();

  /// In the order of their numbers.
  public static List<Ballot> all() {
    return ALL;
  }

  private static List<Ballot> read() {
    try (var stream = Objects.requireNonNull(Ballot.class.getResourceAsStream(FILE), FILE);
        var reader = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader.lines().filter(line -> !line.startsWith("#")).map(Ballot::parse).toList();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }

  /// Reads a line `number kind move move move name`.
  private static Ballot parse(String line) {
    var words = List.of(line.strip().split(" +", 6));
    return new Ballot(
        Integer.parseInt(words.get(0)),
        BallotKind.valueOf(words.get(1).toUpperCase(Locale.ROOT)),
        String.join(" ", words.subList(2, 5)),
        words.size() > 5 ? words.get(5) : "");
  }
}
