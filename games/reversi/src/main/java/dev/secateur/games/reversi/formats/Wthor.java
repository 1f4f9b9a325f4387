package dev.secateur.games.reversi.formats;

import dev.secateur.core.Game;
import dev.secateur.records.formats.NamedFormat;
import dev.secateur.records.formats.RecordReader;
import dev.secateur.records.formats.RecordSource;
import dev.secateur.records.formats.RecordTarget;
import dev.secateur.records.formats.RecordWriter;
import java.io.IOException;

/// WTHOR, the database of the French Othello Federation: `.wtb` files of one year's games, with the
/// names of players and tournaments in a `.jou` and a `.trn` file beside them.
///
/// | bytes | of the header | | bytes | of a game |
/// |---|---|---|---|---|
/// | 0-3 | century, year, month, day of the file | | 0-1 | tournament |
/// | 4-7 | number of games | | 2-3, 4-5 | black, white |
/// | 8-9 | number of names, in the other two | | 6 | black's discs |
/// | 10-11 | year of the games | | 7 | black's discs with best play |
/// | 12 | size of the board; 0 is 8 | | 8-67 | moves, 10 * row + column; 0 for none |
/// | 14 | from how many empty squares on play was best | | | |
///
/// Numbers are little-endian, passes are left out, names are Latin-1 and end with a zero.
public final class Wthor extends NamedFormat {

  static final int HEADER_BYTES = 16;
  static final int GAME_BYTES = 68;
  static final int MOVES_AT = 8;
  static final int MAX_MOVES = 60;
  static final int PLAYER_BYTES = 20;
  static final int TOURNAMENT_BYTES = 26;
  static final String PLAYERS = "jou";
  static final String TOURNAMENTS = "trn";

  /// Headers that only this format has: the result of best play from a number of empty squares on.
  static final String BEST_SCORE = "BestPlayScore";

  static final String BEST_SCORE_DEPTH = "BestPlayEmpties";

  private final Game game;

  public Wthor(Game game) {
    super("wthor", "WTHOR database, names in .jou and .trn beside it", "wtb", Wthor::isHeader);
    this.game = game;
  }

  @Override
  public boolean isText() {
    return false;
  }

  private static boolean isHeader(String beginning) {
    if (beginning.length() < HEADER_BYTES) {
      return false;
    }
    int century = beginning.charAt(0);
    int month = beginning.charAt(2);
    int day = beginning.charAt(3);
    int size = beginning.charAt(12);
    return (century == 19 || century == 20)
        && month >= 1
        && month <= 12
        && day >= 1
        && day <= 31
        && (size == 0 || size == 8);
  }

  @Override
  public RecordReader reader(RecordSource source) throws IOException {
    return new WthorReader(game, source);
  }

  @Override
  public RecordWriter writer(RecordTarget target) {
    return new WthorWriter(game, target);
  }
}
