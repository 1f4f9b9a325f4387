package dev.secateur.core;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/// A game: where it starts, how it is written, how it is drawn. How pieces move is the business of
/// its [Position].
///
/// Games are found through [java.util.ServiceLoader], so an implementation needs a public
/// constructor without arguments and a line in `META-INF/services/dev.secateur.core.Game`.
public interface Game {

  /// The name by which a user asks for the game, in lower-case letters, without parameters.
  String name();

  /// The whole text that gives this very game again, such as `quoridor:size=5`; the plain
  /// name when every parameter has its default.
  default String specification() {
    return name();
  }

  /// What the players are called, first player first.
  default List<String> sides() {
    return List.of("Black", "White");
  }

  /// The parameters that a user may set, such as Quoridor's board size.
  default List<GameParameter> parameters() {
    return List.of();
  }

  /// How many squares a side of the board has, where that is what people call its size: some
  /// protocols make sure of it before they play.
  default OptionalInt boardSize() {
    return OptionalInt.empty();
  }

  /// This game with other parameters. Every parameter has a value that lies within its range.
  default Game configured(Map<String, Integer> values) {
    return this;
  }

  Position start();

  Notation notation();

  /// The board as text with its coordinates, every line ended.
  default String draw(Position position, TextStyle style) {
    return notation().position(position) + "\n";
  }

  /// The board for a picture of it.
  default BoardPicture picture(Position position) {
    return BoardPicture.NONE;
  }

  /// A legal move for a picture of it.
  default MovePicture picture(Position position, long move) {
    return MovePicture.NONE;
  }

  /// Moves that a person might try by pointing at the board, legal or not, so that a page can say
  /// beforehand why one is not.
  default List<String> temptations(Position position) {
    return List.of();
  }

  /// What somebody who studies a position wants to see on the board: ways to the goal, threats.
  default List<BoardMark> marks(Position position) {
    return List.of();
  }

  /// Who is to move or how the game ended, and what a board does not show, on one line.
  default String status(Position position) {
    var outcome = position.outcome();
    return outcome.isOver()
        ? outcome.describe(this)
        : sides().get(position.sideToMove()) + " to move";
  }

  /// A pass is a move in some games; perft may count it as no ply, and a protocol may leave it out.
  default boolean isPass(long move) {
    return false;
  }

  /// The options of the search that change something in this game alone.
  default List<SearchOption> options() {
    return List.of();
  }

  /// Settings of the search whose worth is interesting in this game, by name, beside each technique
  /// switched off: `ablate` compares them with the standard.
  default Map<String, SearchOptions> comparedOptions() {
    return Map.of();
  }

  /// The reasons by which only the rules of this game end it, beside those of [Termination].
  default List<Termination> terminations() {
    return List.of();
  }

  /// How perft can count this game's tree, the usual way first.
  default List<PerftConvention> perftConventions() {
    return List.of(PerftConvention.STANDARD);
  }

  /// Other ways to see a position that change nothing about how it is played: each turns the text
  /// of one into that of another, such as its mirror image. Those not given follow from these.
  default List<UnaryOperator<String>> symmetries() {
    return List.of();
  }

  /// The openings from which engines of this game are measured against each other; none where the
  /// start position has to do.
  default List<Opening> openings() {
    return List.of();
  }

  /// What scores are counted in, as a plural: `points`, `steps`.
  default String scoreUnit() {
    return "points";
  }

  /// A lead, in these units, with which four games of five are won: it turns scores into chances.
  default double winningLead() {
    return 1;
  }

  /// A source of exact answers, for one thread of a search.
  default Oracle newOracle() {
    return Oracle.NONE;
  }

  /// Explains moves in words.
  default Commentary commentary() {
    return Commentary.NONE;
  }

  /// The position after a move, leaving the given one as it was: for users of the library who want
  /// values, not speed.
  ///
  /// @throws IllegalArgumentException if the move is not legal there
  default Position apply(Position position, long move) {
    if (Arrays.stream(position.legalMoves()).noneMatch(legal -> legal == move)) {
      throw new IllegalArgumentException(
          "move %#x is not legal in %s".formatted(move, notation().position(position)));
    }
    var next = position.copy();
    next.make(move);
    return next;
  }
}
