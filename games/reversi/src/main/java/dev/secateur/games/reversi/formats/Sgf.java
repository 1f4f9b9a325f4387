package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.records.formats.NamedFormat;
import dev.secateur.records.formats.RecordReader;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.RecordWriter;
import java.io.IOException;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/// SGF, the Smart Game Format, for Othello (`GM[2]`). Squares are written as players and Edax write
/// them, `B[f5]`. Two letters, `B[fe]`, as in SGF files of Go, are read too.
public final class Sgf extends NamedFormat {

  /// Properties and the headers that they become.
  static final Map<String, String> HEADERS =
      Map.ofEntries(
          Map.entry("PB", "Black"),
          Map.entry("PW", "White"),
          Map.entry("EV", "Event"),
          Map.entry("RO", "Round"),
          Map.entry("PC", "Site"),
          Map.entry("DT", "Date"),
          Map.entry("BR", "BlackRating"),
          Map.entry("WR", "WhiteRating"),
          Map.entry("TM", "TimeControl"),
          Map.entry("AN", "Annotator"),
          Map.entry("SO", "Source"),
          Map.entry("GN", "GameName"));

  /// Properties of the root that do not become headers, because the record has fields for them or
  /// because they describe the file.
  static final Set<String> OWN =
      Set.of("FF", "GM", "CA", "AP", "SZ", "ST", "AB", "AW", "AE", "PL", "RE", "C", "B", "W");

  /// Properties and the glyphs that mean the same.
  static final Map<String, Integer> GLYPHS =
      Map.of("TE1", 1, "BM1", 2, "TE2", 3, "BM2", 4, "IT", 5, "DO", 6);

  private static final Pattern BEGINNING =
      Pattern.compile("(?s)\\s*\\(\\s*;\\s*(?:[A-Za-z]+(?:\\[[^\\]]*]\\s*)+)*?GM\\[\\s*2\\s*].*");

  private final Game game;

  public Sgf(Game game) {
    super("sgf", "Smart Game Format, GM[2]", "sgf", BEGINNING.asMatchPredicate());
    this.game = game;
  }

  @Override
  public RecordReader reader(RecordSource source) throws IOException {
    return new SgfReader(game, source);
  }

  @Override
  public RecordWriter writer(RecordTarget target) {
    return new SgfWriter(game, target);
  }
}
