package dev.secateur.games.quoridor;

import dev.secateur.core.BoardMark;
import dev.secateur.core.BoardPicture;
import dev.secateur.core.Commentary;
import dev.secateur.core.Game;
import dev.secateur.core.GameParameter;
import dev.secateur.core.MovePicture;
import dev.secateur.core.Notation;
import dev.secateur.core.Opening;
import dev.secateur.core.Oracle;
import dev.secateur.core.PerftConvention;
import dev.secateur.core.Position;
import dev.secateur.core.Termination;
import dev.secateur.core.TextStyle;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// Quoridor for two: the first player (Black) walks from row 1 to the last row, the second (White)
/// the other way.
public final class Quoridor implements Game {

  /// A win: the pawn has come to the other side of the board.
  public static final Termination GOAL = Termination.byRule("goal", "the goal is reached");

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
  public List<String> temptations(Position position) {
    return QuoridorPicture.temptations(rules);
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
    return List.of(symmetry::mirror, symmetry::otherSeat);
  }

  /// What is fair depends on the board and the walls: there are openings for the usual ones.
  @Override
  public List<Opening> openings() {
    boolean usual = value(SIZE) == SIZE.standard() && value(WALLS) == WALLS.standard();
    return usual ? Opening.besides(Quoridor.class, "openings.txt") : List.of();
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
  public Oracle newOracle() {
    return new QuoridorRace(rules);
  }

  @Override
  public Commentary commentary() {
    return new QuoridorCommentary(notation, sides());
  }
}
