package dev.secateur.games.quoridor;

import dev.secateur.core.BoardMark;
import dev.secateur.core.BoardPicture;
import dev.secateur.core.Commentary;
import dev.secateur.core.Game;
import dev.secateur.core.GameParameter;
import dev.secateur.core.MeasuringDefaults;
import dev.secateur.core.MeasuringDefaults.OpeningDefaults;
import dev.secateur.core.MovePicture;
import dev.secateur.core.Notation;
import dev.secateur.core.Opening;
import dev.secateur.core.OptionTable;
import dev.secateur.core.PerftConvention;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.core.Termination;
import dev.secateur.core.TextStyle;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// Quoridor for two: the first player (Black) moves from row 1 to the last row, the second (White)
/// from the last row to row 1.
public final class Quoridor implements Game {

  /// The number of walls that the search tries in the founding documents (docs/requirements.md).
  private static final int FOUNDING_WALLS = 20;

  /// A win: the pawn has reached the other side of the board.
  public static final Termination GOAL = Termination.byRule("goal", "the goal is reached");

  public static final SearchOption LAZY_WALLS =
      SearchOption.technique(
              "lazy-walls", "Quoridor: search a path only for walls that could close one")
          .listedAfter(SearchOption.DRAW_RULES);

  public static final SearchOption STRATEGIC_WALLS =
      SearchOption.number(
              "strategic-walls",
              0,
              0,
              128,
              "Quoridor: max number of walls to try, near the paths; 0: all")
          .listedAfter(SearchOption.PRUNE_THRESHOLD)
          .inPreset(OptionTable.FOUNDING, FOUNDING_WALLS);

  private static final GameParameter SIZE =
      new GameParameter("size", 3, 9, 9, "cells on each side of the board");
  private static final GameParameter WALLS =
      new GameParameter("walls", 0, 20, 10, "walls of each player");
  private static final GameParameter REPETITIONS =
      new GameParameter("repetitions", 0, 9, 3, "occurrences of a position that draw; 0, 1: never");
  private static final GameParameter PLIES =
      new GameParameter("plies", 0, 10_000, 400, "plies after which the game is drawn; 0: never");
  private static final List<GameParameter> PARAMETERS = List.of(SIZE, WALLS, REPETITIONS, PLIES);

  private final Map<String, Integer> values;
  private final QuoridorRules rules;
  private final QuoridorNotation notation;

  public Quoridor() {
    this(
        PARAMETERS.stream()
            .collect(Collectors.toMap(GameParameter::name, GameParameter::standard)));
  }

  private Quoridor(Map<String, Integer> values) {
    this.values = Map.copyOf(values);
    rules = new QuoridorRules(value(SIZE), value(WALLS), value(REPETITIONS), value(PLIES));
    notation = new QuoridorNotation(rules);
  }

  private int value(GameParameter parameter) {
    return values.getOrDefault(parameter.name(), parameter.standard());
  }

  @Override
  public String name() {
    return "quoridor";
  }

  @Override
  public String specification() {
    var changed =
        PARAMETERS.stream()
            .filter(parameter -> value(parameter) != parameter.standard())
            .map(parameter -> parameter.name() + "=" + value(parameter))
            .collect(Collectors.joining(","));
    return changed.isEmpty() ? name() : name() + ":" + changed;
  }

  @Override
  public List<GameParameter> parameters() {
    return PARAMETERS;
  }

  @Override
  public Game configured(Map<String, Integer> values) {
    return new Quoridor(values);
  }

  QuoridorRules rules() {
    return rules;
  }

  @Override
  public QuoridorPosition start() {
    return QuoridorPosition.start(rules);
  }

  @Override
  public Notation notation() {
    return notation;
  }

  @Override
  public String draw(Position position, TextStyle style) {
    return QuoridorDrawing.draw((QuoridorPosition) position, style);
  }

  @Override
  public String status(Position position) {
    var board = (QuoridorPosition) position;
    return "%s, walls left %d-%d, steps to the goal %d-%d"
        .formatted(
            Game.super.status(position),
            board.wallsLeft(Position.FIRST),
            board.wallsLeft(Position.SECOND),
            board.distance(Position.FIRST),
            board.distance(Position.SECOND));
  }

  @Override
  public BoardPicture picture(Position position) {
    return QuoridorPicture.of(rules, (QuoridorPosition) position);
  }

  @Override
  public MovePicture picture(Position position, long move) {
    return QuoridorPicture.of((QuoridorPosition) position, move);
  }

  @Override
  public List<String> candidateMoves(Position position) {
    return QuoridorPicture.candidateMoves(rules);
  }

  @Override
  public MeasuringDefaults measuring() {
    return new MeasuringDefaults(
        4, 4, 6, new OpeningDefaults(500, 4, 8, 6, 0.5, 0.5), name() + ":size=5,walls=3");
  }

  /// What gained in matches (docs/figures.md).
  @Override
  public Map<SearchOption, Double> optionDefaults() {
    return Map.of(SearchOption.REVERSE_FUTILITY, 1.0, SearchOption.REVERSE_FUTILITY_MARGIN, 60.0);
  }

  @Override
  public List<SearchOption> options() {
    return List.of(LAZY_WALLS, STRATEGIC_WALLS);
  }

  /// The thresholds and the number of walls in the founding documents (docs/requirements.md).
  @Override
  public Map<String, SearchOptions> comparedOptions() {
    var standard = SearchOptions.STANDARD;
    var compared = new LinkedHashMap<String, SearchOptions>();
    for (int threshold : new int[] {50, 100, 200}) {
      compared.put(
          "threshold " + threshold, standard.with(SearchOption.PRUNE_THRESHOLD, threshold));
    }
    compared.put(
        FOUNDING_WALLS + " strategic walls", standard.with(STRATEGIC_WALLS, FOUNDING_WALLS));
    return compared;
  }

  @Override
  public List<Termination> terminations() {
    return List.of(GOAL);
  }

  @Override
  public List<PerftConvention> perftConventions() {
    return List.of(
        new PerftConvention("strict", false, false, false),
        new PerftConvention("leaf", true, false, false));
  }

  @Override
  public List<UnaryOperator<String>> symmetries() {
    var symmetry = new QuoridorSymmetry(value(SIZE));
    return List.of(symmetry::mirror, symmetry::exchangePlayers);
  }

  /// Whether an opening is fair depends on the size and the walls. There are openings only for the
  /// usual game.
  @Override
  public List<Opening> openings() {
    boolean usual = value(SIZE) == SIZE.standard() && value(WALLS) == WALLS.standard();
    return usual ? Opening.fromResource(Quoridor.class, "openings.txt") : List.of();
  }

  @Override
  public List<BoardMark> marks(Position position) {
    return QuoridorPicture.paths(rules, (QuoridorPosition) position);
  }

  @Override
  public String scoreUnit() {
    return "steps";
  }

  @Override
  public double winningLead() {
    return 3;
  }

  @Override
  public Commentary commentary() {
    return new QuoridorCommentary(notation, sides());
  }
}
