package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import dev.secateur.records.formats.RecordBuilder;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordReader;
import dev.secateur.records.formats.RecordSource;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Reads the games of a `.wtb` file.
final class WthorReader implements RecordReader {

  /// A larger file is not a list of names, because the number of a name has two bytes.
  private static final int MAX_NAME_BYTES = 65_536 * Wthor.TOURNAMENT_BYTES + Wthor.HEADER_BYTES;

  private static final Charset LATIN = Charset.forName("windows-1252");

  /// The text of each byte that is a square.
  private static final String[] SQUARES = new String[256];

  static {
    for (int row = 1; row <= 8; row++) {
      for (int column = 1; column <= 8; column++) {
        SQUARES[10 * row + column] = "" + (char) ('a' + column - 1) + row;
      }
    }
  }

  private final Game game;
  private final InputStream in;
  private final String start;
  private final List<String> players;
  private final List<String> tournaments;
  private final byte[] bytes = new byte[Wthor.GAME_BYTES];
  private final ByteBuffer buffer = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  private boolean headerRead;
  private boolean ended;
  private long announcedGames;
  private int year;
  private int depth;
  private int number;

  WthorReader(Game game, RecordSource source) throws IOException {
    this.game = game;
    in = source.stream();
    start = game.notation().formatPosition(game.start());
    players = names(source.companionFile(Wthor.PLAYERS, MAX_NAME_BYTES), Wthor.PLAYER_BYTES);
    tournaments =
        names(source.companionFile(Wthor.TOURNAMENTS, MAX_NAME_BYTES), Wthor.TOURNAMENT_BYTES);
  }

  private static List<String> names(Optional<byte[]> file, int length) {
    var names = new ArrayList<String>();
    var all = file.orElse(new byte[0]);
    for (int at = Wthor.HEADER_BYTES; at + length <= all.length; at += length) {
      int end = at;
      while (end < at + length && all[end] != 0) {
        end++;
      }
      names.add(new String(all, at, end - at, LATIN).strip());
    }
    return names;
  }

  @Override
  public Optional<RecordEntry> next() throws IOException {
    if (ended) {
      return Optional.empty();
    }
    try {
      if (!headerRead) {
        readHeader();
      }
      int read = in.readNBytes(bytes, 0, Wthor.GAME_BYTES);
      if (read == 0) {
        ended = true;
        return number < announcedGames ? Optional.of(missingGames()) : Optional.empty();
      }
      number++;
      if (read < Wthor.GAME_BYTES) {
        ended = true;
        throw wrong("the file ends in the middle of a game", "68 bytes");
      }
      return Optional.of(new RecordEntry.Read(number, offset(), readGame()));
    } catch (NotationException broken) {
      return Optional.of(new RecordEntry.Broken(Math.max(1, number), offset(), broken.error()));
    }
  }

  private long offset() {
    return Wthor.HEADER_BYTES + (long) Wthor.GAME_BYTES * Math.max(0, number - 1);
  }

  private RecordEntry missingGames() {
    var missing =
        wrong(
            "the file ends after %d games".formatted(number),
            announcedGames + ", as its header says");
    number++;
    return new RecordEntry.Broken(number, offset(), missing.error());
  }

  private void readHeader() throws IOException {
    headerRead = true;
    if (in.readNBytes(bytes, 0, Wthor.HEADER_BYTES) < Wthor.HEADER_BYTES) {
      ended = true;
      throw wrong("the file ends in its header", "16 bytes");
    }
    announcedGames = Integer.toUnsignedLong(buffer.getInt(4));
    year = Short.toUnsignedInt(buffer.getShort(10));
    depth = Byte.toUnsignedInt(bytes[14]);
    int size = bytes[12];
    if (size != 0 && size != 8) {
      ended = true;
      throw wrong("the board is %d squares wide".formatted(size), "8");
    }
  }

  private GameRecord readGame() {
    var builder = new RecordBuilder(game, game.start());
    for (int ply = 0; ply < Wthor.MAX_MOVES && bytes[Wthor.MOVES_AT + ply] != 0; ply++) {
      int move = Byte.toUnsignedInt(bytes[Wthor.MOVES_AT + ply]);
      var square = SQUARES[move];
      if (square == null) {
        throw wrong("move %d is %d".formatted(ply + 1, move), "10 * row + column, 11 to 88");
      }
      play(builder, square, ply);
    }
    var end = builder.position();
    int black = Byte.toUnsignedInt(bytes[6]);
    if (black > 64) {
      throw wrong("black has %d discs".formatted(black), "0 to 64");
    }
    int margin = 2 * black - 64;
    var result = DiscScore.result(margin);
    var record = new GameRecord(game, start, headers(), builder.finish(), result, "");
    return DiscScore.with(record, end, margin, (margin < 0 ? "" : "+") + margin);
  }

  private void play(RecordBuilder builder, String square, int ply) {
    try {
      // The notation adds the passes that are left out.
      builder.play(square);
    } catch (NotationException illegal) {
      var error = illegal.error();
      throw wrong("move %d: %s".formatted(ply + 1, error.wrong()), error.expected());
    }
  }

  private Map<String, String> headers() {
    var headers = new LinkedHashMap<String, String>();
    put(headers, "Event", name(tournaments, buffer.getShort(0)));
    if (year != 0) {
      headers.put("Date", Integer.toString(year));
    }
    put(headers, "Black", name(players, buffer.getShort(2)));
    put(headers, "White", name(players, buffer.getShort(4)));
    int best = 2 * Byte.toUnsignedInt(bytes[7]) - 64;
    headers.put(Wthor.BEST_SCORE, (best < 0 ? "" : "+") + best);
    headers.put(Wthor.BEST_SCORE_DEPTH, Integer.toString(depth));
    return headers;
  }

  private static void put(Map<String, String> headers, String name, String value) {
    if (!value.isEmpty() && !value.equals("???")) {
      headers.put(name, value);
    }
  }

  /// A name; or the number, if there is no list of names or it is too short.
  private static String name(List<String> names, short index) {
    int at = Short.toUnsignedInt(index);
    return at < names.size() ? names.get(at) : "#" + at;
  }

  private static NotationException wrong(String wrong, String expected) {
    return new NotationException("", 0, wrong, expected);
  }
}
