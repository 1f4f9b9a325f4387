package dev.secateur.protocol;

import static dev.secateur.core.Position.FIRST;

import dev.secateur.core.Game;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.PerftConvention;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.core.TextStyle;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Optional;

/// The game that a GTP session is playing.
final class GtpBoard {

  private static final String SIZE = "size";
  private static final int NO_SIZE = -1;

  /// Everybody who can pass can also be made to, and then whoever leaves it out means it.
  private final boolean passesAreImplied;

  private final Game game;
  private Position position;

  /// How many moves each `play` or `genmove` has made: an implied pass is one more.
  private final Deque<Integer> made = new ArrayDeque<>();

  GtpBoard(Game game) {
    this.game = game;
    position = game.start();
    passesAreImplied = game.perftConventions().stream().anyMatch(PerftConvention::passIsFree);
  }

  /// Black is the first player in every game.
  static int colour(String text) {
    return switch (text.toLowerCase(Locale.ROOT)) {
      case "b", "black" -> Position.FIRST;
      case "w", "white" -> Position.SECOND;
      default ->
          throw new Refusal(
              "invalid color or coordinate: %s is not a colour: expected black or white"
                  .formatted(NotationError.quote(text)));
    };
  }

  /// The game on a board of another size.
  Game ofSize(String text) {
    int wanted = text.matches("[0-9]{1,4}") ? Integer.parseInt(text) : NO_SIZE;
    var sizes = game.parameters().stream().filter(one -> one.name().equals(SIZE)).findFirst();
    if (sizes.isEmpty()) {
      return ofItsOnlySize(wanted);
    }
    if (!sizes.get().allows(wanted)) {
      throw new Refusal(
          "unacceptable size: expected %d to %d".formatted(sizes.get().min(), sizes.get().max()));
    }
    // The other parameters stay as they are.
    var values = new LinkedHashMap<>(ParameterValues.of(game));
    values.put(SIZE, wanted);
    return game.configured(values);
  }

  /// Some clients insist on naming a size. A game that does not tell its own has one board, and
  /// whatever they call its size, they mean that one.
  private Game ofItsOnlySize(int wanted) {
    var only = game.boardSize();
    if (wanted == NO_SIZE || only.orElse(wanted) != wanted) {
      throw new Refusal(
          "unacceptable size: expected " + (only.isPresent() ? only.getAsInt() : "a number"));
    }
    return game;
  }

  Position position() {
    return position;
  }

  void clear() {
    restart(game.start());
  }

  void load(String text) {
    restart(game.notation().parsePosition(text));
  }

  private void restart(Position from) {
    position = from;
    made.clear();
  }

  boolean isOver() {
    return position.outcome().isOver();
  }

  /// In a game with passes, whoever is asked for a move after the end passes; in others that is a
  /// mistake of who asks.
  boolean mayPassAfterTheEnd() {
    return isOver() && passesAreImplied;
  }

  /// A position of its own in which the side is to move, after the pass that this implies if the
  /// other side has no move.
  ///
  /// @throws Refusal if it is the other side's turn
  Position withTurnOf(int side) {
    var turned = position.copy();
    if (turned.sideToMove() != side) {
      turned.make(
          impliedPass()
              .orElseThrow(
                  () ->
                      new Refusal(
                          "illegal move: it is %s's turn"
                              .formatted(position.sideToMove() == FIRST ? "black" : "white"))));
    }
    return turned;
  }

  private Optional<Long> impliedPass() {
    var moves = position.legalMoves();
    return moves.length == 1 && game.isPass(moves[0]) ? Optional.of(moves[0]) : Optional.empty();
  }

  void play(int side, String vertex) {
    var text = vertex.toLowerCase(Locale.ROOT);
    if (mayPassAfterTheEnd() && text.equals("pass")) {
      made.push(0);
      return;
    }
    if (isOver()) {
      throw new Refusal("illegal move: game over");
    }
    var turned = withTurnOf(side);
    try {
      make(turned, game.notation().parseMove(turned, text));
    } catch (NotationException illegal) {
      throw new Refusal("illegal move: " + illegal.error().message());
    }
  }

  /// Makes a move on a position that [#withTurnOf] has given.
  void make(Position turned, long move) {
    turned.make(move);
    made.push(turned.ply() - position.ply());
    position = turned;
  }

  void passAfterTheEnd() {
    made.push(0);
  }

  /// Takes back the last `play` or `genmove` with all that it implied.
  void undo() {
    if (made.isEmpty()) {
      throw new Refusal("cannot undo");
    }
    for (int moves = made.pop(); moves > 0; moves--) {
      position.undo();
    }
  }

  String text(Position of, long move) {
    return game.notation().move(of, move);
  }

  String positionText() {
    return game.notation().position(position);
  }

  /// The board without empty lines, because one would end the answer.
  String drawing() {
    var text = new StringBuilder();
    (game.draw(position, TextStyle.PLAIN) + game.status(position))
        .lines()
        .filter(line -> !line.isBlank())
        .forEach(line -> text.append('\n').append(line.stripTrailing()));
    return text.toString();
  }

  /// As SGF writes results: `B+12`, `W+` where a win has no size, `0` for a draw.
  String finalScore() {
    var outcome = position.outcome();
    if (!outcome.isOver()) {
      throw new Refusal("cannot score: the game is not over");
    }
    if (outcome.isDraw()) {
      return "0";
    }
    int margin = Math.abs(position.finalScore());
    return (outcome.isWinFor(FIRST) ? "B+" : "W+")
        + (Score.isDecisive(margin) ? "" : String.valueOf(margin / Score.PER_UNIT));
  }
}
