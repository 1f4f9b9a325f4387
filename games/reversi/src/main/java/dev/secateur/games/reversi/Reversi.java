package dev.secateur.games.reversi;

import dev.secateur.core.BoardPicture;
import dev.secateur.core.Commentary;
import dev.secateur.core.Game;
import dev.secateur.core.MeasuringDefaults;
import dev.secateur.core.MeasuringDefaults.OpeningDefaults;
import dev.secateur.core.MovePicture;
import dev.secateur.core.Notation;
import dev.secateur.core.Opening;
import dev.secateur.core.OpeningSet;
import dev.secateur.core.PerftConvention;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.Termination;
import dev.secateur.core.TextStyle;
import java.net.URL;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/// Reversi, also called Othello: 8x8, black moves first, without a limit of 32 discs a side.
public final class Reversi implements Game {

  /// A win: neither side can move, and one has more discs.
  public static final Termination DISCS = Termination.byCount("discs", "more discs");

  /// A draw: neither side can move, and both have the same number of discs.
  public static final Termination EQUAL_DISCS = Termination.byCount("equal-discs", "equal discs");

  /// The larger of the two lists that Borja Moreno and Matthias Berg made in 2010: all openings of
  /// eight moves whose last one two strong programs put between -2 and +2 discs, in the order of
  /// the published file (berg.earthlingz.de/xot).
  private static final OpeningSet XOT =
      new OpeningSet("xot", "XOT", Reversi.class, "xot-openings.txt.gz");

  private final ReversiNotation notation = new ReversiNotation();

  @Override
  public String name() {
    return "reversi";
  }

  @Override
  public OptionalInt boardSize() {
    return OptionalInt.of(8);
  }

  @Override
  public ReversiPosition start() {
    return ReversiPosition.start();
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public String draw(Position position, TextStyle style) {
    return ReversiDrawing.draw((ReversiPosition) position, style);
  }

  /// Shows the discs on the board, and at the end also the score as tournaments write it, which
  /// gives the empty squares to the winner.
  @Override
  public String status(Position position) {
    var board = (ReversiPosition) position;
    int black = board.discs(ReversiRules.BLACK);
    int white = board.discs(ReversiRules.WHITE);
    var count = "%s, discs %d-%d".formatted(Game.super.status(position), black, white);
    int empty = 64 - black - white;
    if (!position.outcome().isOver() || empty == 0 || black == white) {
      return count;
    }
    return "%s (%d-%d with the empty squares to the winner)"
        .formatted(
            count, black > white ? black + empty : black, white > black ? white + empty : white);
  }

  @Override
  public MeasuringDefaults measuring() {
    return new MeasuringDefaults(9, 8, 13, new OpeningDefaults(500, 8, 8, 12, 1, 4), name());
  }

  /// What gained in matches (docs/figures.md).
  @Override
  public Map<SearchOption, Double> optionDefaults() {
    return Map.of(
        SearchOption.REVERSE_FUTILITY, 1.0,
        SearchOption.REVERSE_FUTILITY_MARGIN, 200.0,
        SearchOption.PROBCUT, 1.0,
        SearchOption.PROBCUT_END, 1.0,
        SearchOption.EVALUATION_ORDERING, 1.0);
  }

  @Override
  public boolean isPass(long move) {
    return move == ReversiRules.PASS;
  }

  @Override
  public BoardPicture picture(Position position) {
    return ReversiPicture.of((ReversiPosition) position);
  }

  @Override
  public MovePicture picture(Position position, long move) {
    return ReversiPicture.of((ReversiPosition) position, move);
  }

  @Override
  public List<String> candidateMoves(Position position) {
    return ReversiPicture.candidateMoves();
  }

  @Override
  public List<Termination> terminations() {
    return List.of(DISCS, EQUAL_DISCS);
  }

  @Override
  public List<PerftConvention> perftConventions() {
    return List.of(
        new PerftConvention("pass-is-ply", true, false, false),
        new PerftConvention("pass-is-free", true, true, false));
  }

  @Override
  public List<UnaryOperator<String>> symmetries() {
    return ReversiSymmetry.all();
  }

  @Override
  public List<Opening> openings() {
    return Opening.fromResource(Reversi.class, "openings.txt");
  }

  @Override
  public List<Opening> namedOpenings() {
    return Opening.namedFromResource(Reversi.class, "named-openings.txt");
  }

  @Override
  public List<OpeningSet> openingSets() {
    return List.of(XOT);
  }

  @Override
  public Optional<URL> book() {
    return Optional.ofNullable(Reversi.class.getResource("opening.book"));
  }

  @Override
  public String scoreUnit() {
    return "discs";
  }

  @Override
  public double winningLead() {
    return 6;
  }

  @Override
  public Commentary commentary() {
    return new ReversiCommentary();
  }
}
