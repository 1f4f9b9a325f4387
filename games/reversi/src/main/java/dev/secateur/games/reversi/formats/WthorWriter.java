package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.RecordedMove;
import dev.secateur.records.formats.Losses;
import dev.secateur.records.formats.RecordContent;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.RecordWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.LocalDate;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Writes a `.wtb` file, and the lists of players and tournaments in the same folder if the target
/// is a file. The header has the number of games, so they are kept in memory until the end, 68
/// bytes each.
final class WthorWriter implements RecordWriter {

  private static final Set<RecordContent> HELD =
      EnumSet.of(RecordContent.HEADERS, RecordContent.RESULT);
  private static final Set<String> HELD_HEADERS =
      Set.of(
          "Event",
          "Date",
          "Black",
          "White",
          DiscScore.HEADER,
          Wthor.BEST_SCORE,
          Wthor.BEST_SCORE_DEPTH);
  private static final Charset LATIN = Charset.forName("windows-1252");
  private static final int MAX_NAMES = 65_536;
  private static final String UNKNOWN_NAME = "???";

  private final Game game;
  private final RecordTarget target;
  private final String start;
  private final Losses losses = new Losses();
  private final ByteArrayOutputStream games = new ByteArrayOutputStream();
  private final Map<String, Integer> players = new LinkedHashMap<>();
  private final Map<String, Integer> tournaments = new LinkedHashMap<>();
  private final Set<Integer> years = new TreeSet<>();
  private int depth;
  private boolean closed;

  WthorWriter(Game game, RecordTarget target) {
    this.game = game;
    this.target = target;
    start = game.notation().formatPosition(game.start());
    players.put(UNKNOWN_NAME, 0);
    tournaments.put(UNKNOWN_NAME, 0);
  }

  @Override
  public void write(GameRecord record) throws IOException {
    if (!record.start().equals(start)) {
      losses.add("games that start elsewhere");
      return;
    }
    losses.check(record, HELD);
    if (!HELD_HEADERS.containsAll(record.headers().keySet())) {
      losses.add("headers other than players, event and year");
    }
    var bytes = ByteBuffer.allocate(Wthor.GAME_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    bytes.putShort(number(tournaments, record, "Event", Wthor.TOURNAMENT_BYTES));
    bytes.putShort(number(players, record, "Black", Wthor.PLAYER_BYTES));
    bytes.putShort(number(players, record, "White", Wthor.PLAYER_BYTES));
    int discs = discs(DiscScore.of(record));
    bytes.put((byte) discs);
    bytes.put((byte) discs(record.headers().getOrDefault(Wthor.BEST_SCORE, 2 * discs - 64 + "")));
    putMoves(record, bytes);
    games.write(bytes.array());
    if (record.result() == GameResult.UNDECIDED) {
      losses.add("undecided results");
    }
    years.add(year(record.headers().getOrDefault("Date", "")));
    depth = smallNumber(record.headers().getOrDefault(Wthor.BEST_SCORE_DEPTH, "0"));
  }

  private void putMoves(GameRecord record, ByteBuffer bytes) {
    var position = record.positionAfter(0);
    for (RecordedMove move : record.line().moves()) {
      if (!game.isPass(move.move())) {
        var square = game.notation().formatMove(position, move.move());
        bytes.put((byte) (10 * (square.charAt(1) - '0') + square.charAt(0) - 'a' + 1));
      }
      position.make(move.move());
    }
  }

  private short number(Map<String, Integer> names, GameRecord record, String header, int length) {
    var whole = record.headers().getOrDefault(header, UNKNOWN_NAME).strip();
    var name = whole.substring(0, Math.min(whole.length(), length - 1)).strip();
    if (!name.equals(whole) || !LATIN.newEncoder().canEncode(name)) {
      losses.add("long names and letters that are not Latin");
    }
    var known = names.get(name);
    if (known == null && names.size() < MAX_NAMES) {
      known = names.size();
      names.put(name, known);
    }
    return known == null ? 0 : known.shortValue();
  }

  /// Black's discs at the end, the empty squares given to the winner.
  private static int discs(String margin) {
    int score = margin.matches("[-+]?\\d{1,2}(\\.0*)?") ? (int) Double.parseDouble(margin) : 0;
    return (64 + score) / 2;
  }

  private static int year(String date) {
    return date.matches("\\d{4}.*") ? Integer.parseInt(date.substring(0, 4)) : 0;
  }

  private static int smallNumber(String number) {
    return number.matches("\\d{1,2}") ? Integer.parseInt(number) : 0;
  }

  @Override
  public Losses losses() {
    if (target.file().isEmpty() && players.size() + tournaments.size() > 2) {
      losses.add("names of players and tournaments");
    }
    if (years.size() > 1) {
      losses.add("years that differ");
    }
    return losses;
  }

  @Override
  public void close() throws IOException {
    if (closed) {
      return;
    }
    closed = true;
    int count = games.size() / Wthor.GAME_BYTES;
    int year = years.size() == 1 ? years.iterator().next() : 0;
    try (var out = target.stream()) {
      out.write(header(count, 0, year).put(12, (byte) 8).put(14, (byte) depth).array());
      games.writeTo(out);
    }
    if (target.file().isPresent()) {
      var file = target.file().get();
      writeNames(file, Wthor.PLAYERS, players, Wthor.PLAYER_BYTES);
      writeNames(file, Wthor.TOURNAMENTS, tournaments, Wthor.TOURNAMENT_BYTES);
    }
  }

  private static ByteBuffer header(int games, int names, int year) {
    var today = LocalDate.now(Clock.systemUTC());
    return ByteBuffer.allocate(Wthor.HEADER_BYTES)
        .order(ByteOrder.LITTLE_ENDIAN)
        .put((byte) (today.getYear() / 100))
        .put((byte) (today.getYear() % 100))
        .put((byte) today.getMonthValue())
        .put((byte) today.getDayOfMonth())
        .putInt(games)
        .putShort((short) names)
        .putShort((short) year);
  }

  private static void writeNames(
      Path file, String extension, Map<String, Integer> names, int length) throws IOException {
    var own = String.valueOf(file.getFileName());
    int dot = own.lastIndexOf('.');
    var stem = dot < 0 ? own : own.substring(0, dot);
    boolean capitals = own.substring(dot + 1).equals("WTB");
    var ending = capitals ? extension.toUpperCase(Locale.ROOT) : extension;
    try (OutputStream out = Files.newOutputStream(file.resolveSibling(stem + "." + ending))) {
      out.write(header(0, names.size(), 0).array());
      for (String name : names.keySet()) {
        var bytes = ByteBuffer.allocate(length);
        var letters = name.getBytes(LATIN);
        out.write(bytes.put(letters, 0, Math.min(letters.length, length - 1)).array());
      }
    }
  }
}
