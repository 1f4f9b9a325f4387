package dev.secateur.protocol;

import static dev.secateur.core.Position.FIRST;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.PerftConvention;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.TextStyle;
import java.util.Locale;
import java.util.Optional;

/// The game that a GTP session plays.
final class GtpBoard extends SessionBoard {

  private static final int NO_SIZE = -1;

  /// Whether the game has passes. A client may leave out a pass where it is the only legal move.
  private final boolean hasPasses;

  GtpBoard(Game game) {
    super(game);
    hasPasses = game.perftConventions().stream().anyMatch(PerftConvention::passIsFree);
  }

  /// The game on a board of another size.
  Game ofSize(String text) {
    int size = text.matches("[0-9]{1,4}") ? Integer.parseInt(text) : NO_SIZE;
    boolean hasSizes = game().parameters().stream().anyMatch(one -> one.name().equals(SIZE));
    return hasSizes ? withParameter(SIZE, size, "unacceptable size") : ofItsOnlySize(size);
  }

  /// Some clients always send a size. A game without the parameter has one board: its size is
  /// checked if the game declares it, and ignored otherwise.
  private Game ofItsOnlySize(int size) {
    var only = game().boardSize();
    if (size == NO_SIZE || only.orElse(size) != size) {
      throw new CommandException(
          "unacceptable size: expected " + (only.isPresent() ? only.getAsInt() : "a number"));
    }
    return game();
  }

  void load(String text) {
    restart(game().notation().parsePosition(text));
  }

  @Override
  boolean isOver() {
    return position().outcome().isOver();
  }

  /// In a game with passes a player may pass after the end, as in Go. In other games a move after
  /// the end is a mistake of the client.
  boolean mayPassAfterTheEnd() {
    return isOver() && hasPasses;
  }

  void passAfterTheEnd() {
    goOnWith(position());
  }

  /// If it is the other side's turn and it must pass, the pass is made first.
  @Override
  Position withTurnOf(int side) {
    var next = position().copy();
    if (next.sideToMove() != side) {
      next.make(
          forcedPass()
              .orElseThrow(
                  () ->
                      new CommandException(
                          "illegal move: it is %s's turn"
                              .formatted(position().sideToMove() == FIRST ? "black" : "white"))));
    }
    return next;
  }

  private Optional<Long> forcedPass() {
    var moves = position().legalMoves();
    return moves.length == 1 && game().isPass(moves[0]) ? Optional.of(moves[0]) : Optional.empty();
  }

  void play(int side, String moveText) {
    var text = moveText.toLowerCase(Locale.ROOT);
    if (mayPassAfterTheEnd() && text.equals("pass")) {
      passAfterTheEnd();
    } else {
      play(side, text, NotationError::message);
    }
  }

  String positionText() {
    return game().notation().formatPosition(position());
  }

  /// The board without empty lines, because an empty line ends the answer.
  String drawing() {
    var text = new StringBuilder();
    (game().draw(position(), TextStyle.PLAIN) + game().status(position()))
        .lines()
        .filter(line -> !line.isBlank())
        .forEach(line -> text.append('\n').append(line.stripTrailing()));
    return text.toString();
  }

  /// As SGF writes results: `B+12`, `W+` if the game does not count points, `0` for a draw.
  String finalScore() {
    var outcome = position().outcome();
    if (!outcome.isOver()) {
      throw new CommandException("cannot score: the game is not over");
    }
    if (outcome.isDraw()) {
      return "0";
    }
    int margin = Math.abs(position().finalScore());
    return (outcome.isWinFor(FIRST) ? "B+" : "W+")
        + (Score.isDecisive(margin) ? "" : String.valueOf(margin / Score.PER_UNIT));
  }
}
