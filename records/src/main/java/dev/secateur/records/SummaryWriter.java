package dev.secateur.records;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Position;
import dev.secateur.core.RecordedMove;
import dev.secateur.records.formats.Losses;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.RecordWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// Counts the games and writes a summary at the end.
final class SummaryWriter implements RecordWriter {

  private static final int MAX_LISTED = 10;
  private static final int OPENING_PLIES = 4;

  /// Many files have this as the name of an unknown player.
  private static final String UNKNOWN = "?";

  /// How often something occurred, and how those games ended for the player or the first side.
  private static final class Tally {

    private long games;
    private long won;
    private long drawn;
    private long lost;

    void count(GameResult result, GameResult win) {
      games++;
      if (result == GameResult.DRAW) {
        drawn++;
      } else if (result == win) {
        won++;
      } else if (result != GameResult.UNDECIDED) {
        lost++;
      }
    }
  }

  private record FirstMoves(Game game, String start, List<Long> moves) {}

  private final Game game;
  private final PrintWriter out;
  private final Map<GameResult, Long> results = new EnumMap<>(GameResult.class);
  private final TreeMap<Integer, Long> lengths = new TreeMap<>();
  private final Map<String, Tally> players = new HashMap<>();
  private final Map<FirstMoves, Tally> openings = new HashMap<>();
  private final Map<String, Game> gamesByName = new HashMap<>();
  private long games;
  private long broken;
  private boolean closed;

  SummaryWriter(Game game, RecordTarget target) {
    this.game = game;
    out = new PrintWriter(new OutputStreamWriter(target.stream(), StandardCharsets.UTF_8));
  }

  @Override
  public void write(GameRecord record) {
    games++;
    results.merge(record.result(), 1L, Long::sum);
    lengths.merge(record.plies(), 1L, Long::sum);
    countPlayer(record, Position.FIRST, GameResult.FIRST_WINS);
    countPlayer(record, Position.SECOND, GameResult.SECOND_WINS);
    var moves = record.line().moves();
    var first =
        moves.subList(0, Math.min(OPENING_PLIES, moves.size())).stream()
            .map(RecordedMove::move)
            .toList();
    // Games with the same name and parameters share one object, so that equal openings are counted
    // together.
    var sharedGame = gamesByName.computeIfAbsent(record.game().specification(), _ -> record.game());
    openings
        .computeIfAbsent(new FirstMoves(sharedGame, record.start(), first), _ -> new Tally())
        .count(record.result(), GameResult.FIRST_WINS);
  }

  private void countPlayer(GameRecord record, int side, GameResult win) {
    var name = record.headers().getOrDefault(game.sides().get(side), "").strip();
    if (!name.isEmpty() && !name.equals(UNKNOWN)) {
      players.computeIfAbsent(name, _ -> new Tally()).count(record.result(), win);
    }
  }

  @Override
  public void skip(RecordEntry.Broken entry) {
    broken++;
  }

  @Override
  public Losses losses() {
    return new Losses();
  }

  @Override
  public void close() throws IOException {
    if (closed) {
      return;
    }
    closed = true;
    print(String.format(Locale.ROOT, "games: %,d", games));
    print(String.format(Locale.ROOT, "broken or illegal games, not counted below: %,d", broken));
    if (games > 0) {
      printResults();
      printLengths();
      printPlayers();
      printOpenings();
    }
    out.close();
  }

  private void print(String line) {
    out.println(line);
  }

  private void printResults() {
    var sides = game.sides();
    printResult(sides.get(Position.FIRST) + " won", GameResult.FIRST_WINS);
    printResult(sides.get(Position.SECOND) + " won", GameResult.SECOND_WINS);
    printResult("drawn", GameResult.DRAW);
    printResult("undecided", GameResult.UNDECIDED);
  }

  private void printResult(String what, GameResult result) {
    long count = results.getOrDefault(result, 0L);
    print(String.format(Locale.ROOT, "%s: %,d (%.1f %%)", what, count, 100.0 * count / games));
  }

  private void printLengths() {
    double sum = 0;
    for (var length : lengths.entrySet()) {
      sum += (double) length.getKey() * length.getValue();
    }
    print(
        String.format(
            Locale.ROOT,
            "plies: %d to %d, median %d, mean %.1f",
            lengths.firstKey(),
            lengths.lastKey(),
            median(),
            sum / games));
  }

  private int median() {
    long before = 0;
    for (var length : lengths.entrySet()) {
      before += length.getValue();
      if (2 * before >= games) {
        return length.getKey();
      }
    }
    return lengths.lastKey();
  }

  private void printPlayers() {
    print(String.format(Locale.ROOT, "players: %,d", players.size()));
    for (var player : mostFrequent(players, Comparator.naturalOrder())) {
      var tally = player.getValue();
      print(
          String.format(
              Locale.ROOT,
              "%,9d: %,d won, %,d drawn, %,d lost, %s",
              tally.games,
              tally.won,
              tally.drawn,
              tally.lost,
              NotationError.printable(player.getKey())));
    }
  }

  private void printOpenings() {
    print(
        String.format(
            Locale.ROOT, "openings, by their first %d plies: %,d", OPENING_PLIES, openings.size()));
    for (var opening : mostFrequent(openings, Comparator.comparing(SummaryWriter::describe))) {
      var tally = opening.getValue();
      print(
          String.format(
              Locale.ROOT,
              "%,9d: %.1f %%, %s%s",
              tally.games,
              100.0 * tally.games / games,
              scored(tally),
              describe(opening.getKey())));
    }
  }

  /// The first side's share of the points, if games were decided.
  private String scored(Tally tally) {
    long decided = tally.won + tally.drawn + tally.lost;
    return decided == 0
        ? ""
        : String.format(
            Locale.ROOT,
            "%s scored %.1f %%, ",
            game.sides().getFirst(),
            100 * (tally.won + 0.5 * tally.drawn) / decided);
  }

  private static <K> List<Map.Entry<K, Tally>> mostFrequent(
      Map<K, Tally> tallies, Comparator<K> order) {
    return tallies.entrySet().stream()
        .sorted(
            Comparator.comparingLong((Map.Entry<K, Tally> entry) -> -entry.getValue().games)
                .thenComparing(Map.Entry::getKey, order))
        .limit(MAX_LISTED)
        .toList();
  }

  private static String describe(FirstMoves opening) {
    var notation = opening.game().notation();
    var start = notation.parsePosition(opening.start());
    var moves = String.join(" ", notation.formatLine(start, opening.moves()));
    var text = moves.isEmpty() ? "no move" : moves;
    return opening.start().equals(notation.formatPosition(opening.game().start()))
        ? text
        : "%s from %s".formatted(text, opening.start());
  }
}
