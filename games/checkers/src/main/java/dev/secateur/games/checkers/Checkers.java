package dev.secateur.games.checkers;

import dev.secateur.core.BoardMark;
import dev.secateur.core.BoardPicture;
import dev.secateur.core.Commentary;
import dev.secateur.core.Game;
import dev.secateur.core.MeasuringDefaults;
import dev.secateur.core.MeasuringDefaults.OpeningDefaults;
import dev.secateur.core.MovePicture;
import dev.secateur.core.Notation;
import dev.secateur.core.Opening;
import dev.secateur.core.PerftConvention;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.Termination;
import dev.secateur.core.TextStyle;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/// English checkers (draughts): 8x8, black moves first.
public final class Checkers implements Game {

  /// A draw by the rule of forty moves.
  public static final Termination FORTY_MOVES =
      Termination.byRule("forty-moves", "forty moves of each side without progress");

  private final CheckersNotation notation = new CheckersNotation();

  @Override
  public String name() {
    return "checkers";
  }

  @Override
  public OptionalInt boardSize() {
    return OptionalInt.of(8);
  }

  @Override
  public CheckersPosition start() {
    return CheckersPosition.start();
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public String draw(Position position, TextStyle style) {
    return CheckersDrawing.draw((CheckersPosition) position, style);
  }

  @Override
  public BoardPicture picture(Position position) {
    return CheckersPicture.of((CheckersPosition) position);
  }

  @Override
  public MovePicture picture(Position position, long move) {
    return CheckersPicture.of(move);
  }

  @Override
  public List<Termination> terminations() {
    return List.of(FORTY_MOVES);
  }

  @Override
  public List<PerftConvention> perftConventions() {
    return List.of(
        new PerftConvention("paths", false, false, false),
        new PerftConvention("positions", false, false, true));
  }

  @Override
  public List<UnaryOperator<String>> symmetries() {
    return List.of(CheckersSymmetry::rotate);
  }

  /// The crossboard ballots, which are drawn in all play.
  @Override
  public List<Opening> openings() {
    return Ballot.all().stream()
        .filter(ballot -> ballot.kind() == Ballot.BallotKind.CROSSBOARD)
        .map(ballot -> new Opening(ballot.moves(), ballot.name()))
        .toList();
  }

  @Override
  public List<Opening> namedOpenings() {
    return Ballot.all().stream()
        .filter(ballot -> !ballot.name().isEmpty())
        .map(ballot -> new Opening(ballot.moves(), ballot.name()))
        .toList();
  }

  @Override
  public List<BoardMark> marks(Position position) {
    return CheckersPicture.threats((CheckersPosition) position);
  }

  @Override
  public String scoreUnit() {
    return "men";
  }

  @Override
  public Commentary commentary() {
    return new CheckersCommentary();
  }

  @Override
  public MeasuringDefaults measuring() {
    return new MeasuringDefaults(13, 11, 17, new OpeningDefaults(100, 4, 4, 10, 0.5, 0.5), name());
  }

  @Override
  public List<SearchOption> options() {
    return List.of(CheckersEndgameProvider.PIECES, CheckersEndgameProvider.MEMORY);
  }

  /// The databases that come with the program, and no others.
  @Override
  public Map<SearchOption, Double> repeatableOptions() {
    return Map.of(CheckersEndgameProvider.PIECES, 4.0);
  }

  /// What gained in matches (docs/figures.md).
  @Override
  public Map<SearchOption, Double> optionDefaults() {
    return Map.of(
        SearchOption.REVERSE_FUTILITY, 1.0,
        SearchOption.REVERSE_FUTILITY_MARGIN, 60.0,
        SearchOption.LATE_MOVE_PRUNING, 1.0,
        SearchOption.LATE_MOVE_COUNT, 4.0,
        SearchOption.IIR, 1.0);
  }
}
