package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.core.Termination;
import dev.secateur.records.formats.NamedFormat;
import dev.secateur.records.formats.RecordReader;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.RecordWriter;
import java.io.IOException;
import java.util.Map;
import java.util.regex.Pattern;

/// GGF, the Generic Game Format of the game server GGS, which NBoard and its engines write too:
/// `(;GM[Othello]PB[Ada]...BO[8 ... *]B[F5/0.5/1.25]W[D6];)`.
public final class Ggf extends NamedFormat {

  /// Properties and the headers that they become.
  static final Map<String, String> HEADERS =
      Map.of(
          "PB", "Black",
          "PW", "White",
          "PC", "Site",
          "DT", "Date",
          "RB", "BlackRating",
          "RW", "WhiteRating",
          "TI", "TimeControl");

  /// The letters for terminations after the result: `RE[+64.00:r]`.
  static final Map<String, Termination> TERMINATIONS =
      Map.of("r", Termination.RESIGNATION, "t", Termination.TIME, "s", Termination.AGREEMENT);

  private static final Pattern BEGINNING =
      Pattern.compile(
          "(?s)[^(]*\\(\\s*;\\s*(?:[A-Z]+\\[[^\\]]*]\\s*)*?(?i:GM\\[(?:Othello|Reversi)]).*");

  private final Game game;

  public Ggf(Game game) {
    super("ggf", "Generic Game Format of GGS and NBoard", "ggf", BEGINNING.asMatchPredicate());
    this.game = game;
  }

  @Override
  public RecordReader reader(RecordSource source) throws IOException {
    return new GgfReader(game, source);
  }

  @Override
  public RecordWriter writer(RecordTarget target) {
    return new GgfWriter(game, target);
  }
}
