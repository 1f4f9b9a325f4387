package dev.secateur.core;

import java.net.URL;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/// A game: where it starts, how it is written, how it is drawn. Its [Position] knows how pieces
/// move.
///
/// Games are found through [java.util.ServiceLoader], so an implementation needs a public
/// constructor without arguments and a line in `META-INF/services/dev.secateur.core.Game`.
public interface Game {

  /// The name that users type, in lower-case letters, without parameters.
  String name();

  /// The text that names this game with its parameters, such as `quoridor:size=5`; only the name if
  /// every parameter has its standard value.
  default String specification() {
    return name();
  }

  /// The names of the sides, the first player's first.
  default List<String> sides() {
    return List.of("Black", "White");
  }

  /// The parameters that a user may set, such as Quoridor's board size.
  default List<GameParameter> parameters() {
    return List.of();
  }

  /// The number of squares on a side of a square board. Some protocols check it before a game.
  default OptionalInt boardSize() {
    return OptionalInt.empty();
  }

  /// This game with other parameters. `values` has a value within range for every parameter.
  default Game configured(Map<String, Integer> values) {
    return this;
  }

  Position start();

  Notation notation();

  /// The board as text with its coordinates. Every line ends with a line break.
  default String draw(Position position, TextStyle style) {
    return notation().formatPosition(position) + "\n";
  }

  /// What a picture of the board shows.
  default BoardPicture picture(Position position) {
    return BoardPicture.NONE;
  }

  /// What a picture of a legal move shows.
  default MovePicture picture(Position position, long move) {
    return MovePicture.NONE;
  }

  /// Moves that a person can try with clicks on the board, legal or not, so that a page can say in
  /// advance why a move is illegal.
  default List<String> candidateMoves(Position position) {
    return List.of();
  }

  /// What an analysis board shows of a position: paths to the goal, threats.
  default List<BoardMark> marks(Position position) {
    return List.of();
  }

  /// One line: the side to move or how the game ended, and facts that the board does not show.
  default String status(Position position) {
    var outcome = position.outcome();
    return outcome.isOver()
        ? outcome.describe(this)
        : sides().get(position.sideToMove()) + " to move";
  }

  /// Whether a move is a pass. Perft may count it as no ply, and a protocol may leave it out.
  default boolean isPass(long move) {
    return false;
  }

  /// The search options that only this game has.
  default List<SearchOption> options() {
    return List.of();
  }

  /// Values of options with which a search does not depend on what else is on this machine, such as
  /// an endgame database that its user has built.
  default Map<SearchOption, Double> repeatableOptions() {
    return Map.of();
  }

  /// Standard values of options that differ in this game from those of other games: techniques that
  /// pay here, and their parameters.
  default Map<SearchOption, Double> optionDefaults() {
    return Map.of();
  }

  /// More settings, by name, that `ablate` compares with the standard, in addition to each
  /// technique switched off.
  default Map<String, SearchOptions> comparedOptions() {
    return Map.of();
  }

  /// The depths and openings with which the game is measured. The standard ones suit a small game.
  default MeasuringDefaults measuring() {
    return MeasuringDefaults.of(this);
  }

  /// The terminations that only this game has. [Termination] has the common ones.
  default List<Termination> terminations() {
    return List.of();
  }

  /// The ways in which perft can count this game's tree, the usual one first.
  default List<PerftConvention> perftConventions() {
    return List.of(PerftConvention.STANDARD);
  }

  /// The symmetries of the board, such as reflection: each turns the text of a position into that
  /// of an equivalent one. Compositions of listed symmetries are not listed.
  default List<UnaryOperator<String>> symmetries() {
    return List.of();
  }

  /// The openings of engine matches. If there are none, matches use the start position.
  default List<Opening> openings() {
    return List.of();
  }

  /// The openings that players call by a name. Their texts are moves from the start position.
  default List<Opening> namedOpenings() {
    return List.of();
  }

  /// More openings, by the names of their sets, from which a user may start a game or a match.
  default List<OpeningSet> openingSets() {
    return List.of();
  }

  /// The file of the opening book that comes with the game, made by `secateur book`.
  default Optional<URL> book() {
    return Optional.empty();
  }

  /// The display unit of scores, as a plural: `points`, `steps`.
  default String scoreUnit() {
    return "points";
  }

  /// The lead, in display units, with which a side wins four of five games. It converts scores into
  /// winning chances.
  default double winningLead() {
    return 1;
  }

  /// Explains moves in words.
  default Commentary commentary() {
    return Commentary.NONE;
  }

  /// The position after a move. The given position does not change. For library users who prefer
  /// immutable values to speed.
  ///
  /// @throws IllegalArgumentException if the move is not legal there
  default Position apply(Position position, long move) {
    if (Arrays.stream(position.legalMoves()).noneMatch(legal -> legal == move)) {
      throw new IllegalArgumentException(
          "move %#x is not legal in %s".formatted(move, notation().formatPosition(position)));
    }
    var next = position.copy();
    next.make(move);
    return next;
  }
}
