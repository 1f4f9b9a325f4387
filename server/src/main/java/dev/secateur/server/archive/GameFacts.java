package dev.secateur.server.archive;

import dev.secateur.server.archive.Player.ComputerLevel;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.archive.Player.Person;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/// What games are searched and compared by: the players, the date, and a digest of the content
/// (game, start, moves with variations, players, date).
///
/// @param played a day, a month or a year such as `1999-05-12`, `1999-05` or `1999`; empty if it is
///     not known
public record GameFacts(String first, String second, String played, String digest) {

  private static final int LONGEST_NAME = 200;
  private static final Pattern DATE =
      Pattern.compile("(\\d{4})(?:[-./](\\d\\d?)(?:[-./](\\d\\d?))?)?.*", Pattern.DOTALL);
  private static final DateTimeFormatter WRITTEN =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT).withZone(ZoneOffset.UTC);

  public static GameFacts of(StoredGame game) {
    var first = name(game, 0);
    var second = name(game, 1);
    var date = date(game);
    var whole = new StringBuilder();
    for (String part : List.of(game.game(), game.start(), first, second, date)) {
      whole.append(part).append('\n');
    }
    new Moves(game).write(0, whole);
    return new GameFacts(shortened(first), shortened(second), day(date), digest(whole));
  }

  /// Who played a side: as a file says, or a level of the computer; empty for a person.
  public static String name(StoredGame game, int side) {
    var heading = game.heading();
    if (heading != null) {
      return heading.names().get(side);
    }
    return switch (game.players().get(side)) {
      case Person _ -> "";
      case ComputerLevel(int level) -> "Secateur, level " + level;
      case CustomSearch _ -> "Secateur";
    };
  }

  /// When it was played, as files write it.
  public static String date(StoredGame game) {
    var heading = game.heading();
    return heading == null
        ? WRITTEN.format(game.created())
        : heading.headers().getOrDefault("Date", "").strip();
  }

  private static String shortened(String name) {
    return name.substring(0, Math.min(name.length(), LONGEST_NAME));
  }

  private static String day(String date) {
    var match = DATE.matcher(date);
    if (!match.matches()) {
      return "";
    }
    var day = new StringBuilder(match.group(1));
    for (int part = 2; part <= 3 && match.group(part) != null; part++) {
      day.append("-%02d".formatted(Integer.parseInt(match.group(part))));
    }
    return day.toString();
  }

  private static String digest(StringBuilder text) {
    try {
      var bytes = text.toString().getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
    } catch (NoSuchAlgorithmException missing) {
      throw new IllegalStateException("every Java has SHA-256", missing);
    }
  }

  /// The moves as text: first the moves that were played, then the variations sorted by name. Two
  /// trees of the same moves have the same text, in whatever order the moves were added.
  private static final class Moves {

    private final List<StoredNode> nodes;
    private final List<List<Integer>> children = new ArrayList<>();
    private final Set<Integer> played = new HashSet<>();

    Moves(StoredGame game) {
      nodes = game.nodes();
      for (int id = 0; id <= nodes.size(); id++) {
        children.add(new ArrayList<>());
      }
      nodes.forEach(node -> children.get(node.parent()).add(node.id()));
      for (int at = game.head(); at != 0; at = nodes.get(at - 1).parent()) {
        played.add(at);
      }
    }

    void write(int from, StringBuilder text) {
      int at = from;
      while (!children.get(at).isEmpty()) {
        var here = children.get(at);
        int main = here.stream().filter(played::contains).findFirst().orElseGet(here::getFirst);
        text.append(move(main)).append(' ');
        here.stream()
            .filter(other -> other != main)
            .sorted(Comparator.comparing(this::move))
            .forEach(
                other -> {
                  text.append('(').append(move(other)).append(' ');
                  write(other, text);
                  text.append(')');
                });
        at = main;
      }
    }

    private String move(int id) {
      return nodes.get(id - 1).move();
    }
  }
}
