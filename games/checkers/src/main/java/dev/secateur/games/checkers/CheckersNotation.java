package dev.secateur.games.checkers;

import static dev.secateur.games.checkers.CheckersRules.step;

import dev.secateur.core.Move;
import dev.secateur.core.Notation;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.RejectionReason;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// Moves as `11-15`, `15x22` and `1x10x19`; positions as FEN, which [CheckersFen] reads.
final class CheckersNotation implements Notation {

  private static final int MAX_LISTED = 8;
  private static final String A_MOVE = "squares from 1 to 32 such as 11-15, 15x22 or 1x10x19";

  /// A jump is written with its first and last square, or with its full path if another legal move
  /// has the same first and last square.
  @Override
  public String formatMove(Position position, long move) {
    int first = CheckersRules.square(CheckersMove.from(move));
    int last = CheckersRules.square(CheckersMove.to(move));
    if (CheckersMove.jumps(move) == 0) {
      return first + "-" + last;
    }
    for (long other : position.legalMoves()) {
      if (other != move && sameEnds(move, other)) {
        return fullPath(move);
      }
    }
    return first + "x" + last;
  }

  private static boolean sameEnds(long move, long other) {
    return CheckersMove.from(move) == CheckersMove.from(other)
        && CheckersMove.to(move) == CheckersMove.to(other);
  }

  static String fullPath(long move) {
    return String.join(
        CheckersMove.jumps(move) == 0 ? "-" : "x",
        path(move).stream().map(String::valueOf).toList());
  }

  /// Every square of the piece's path, from the first to the last.
  static List<Integer> path(long move) {
    var squares = new ArrayList<Integer>();
    long at = CheckersMove.from(move);
    squares.add(CheckersRules.square(at));
    int jumps = CheckersMove.jumps(move);
    for (int jump = 0; jump < jumps; jump++) {
      int direction = CheckersMove.direction(move, jump);
      at = step(step(at, direction), direction);
      squares.add(CheckersRules.square(at));
    }
    if (jumps == 0) {
      squares.add(CheckersRules.square(CheckersMove.to(move)));
    }
    return squares;
  }

  private static List<Long> legalMoves(Position position) {
    return Arrays.stream(position.legalMoves()).boxed().toList();
  }

  @Override
  public long parseMove(Position position, String text) {
    var squares = parseSquares(text);
    long only = onlyBetween(position, squares);
    if (only != Move.NONE && (CheckersMove.jumps(only) > 0 || text.contains("-"))) {
      return only;
    }
    var legal = legalMoves(position);
    var matching = matching(squares, legal);
    if (matching.size() > 1) {
      throw illegal(
          text, "several jumps go this way", matching, RejectionReason.of("several-jumps"));
    }
    if (matching.isEmpty()) {
      throw whyIllegal((CheckersPosition) position, text, squares, legal);
    }
    if (CheckersMove.jumps(matching.getFirst()) == 0 && !text.contains("-")) {
      throw illegal(text, "the move takes nothing", matching, RejectionReason.of("takes-nothing"));
    }
    return matching.getFirst();
  }

  /// The fast path for most texts, without lists: the only legal move between two squares, or
  /// [Move#NONE].
  private static long onlyBetween(Position position, List<Integer> squares) {
    long found = Move.NONE;
    if (squares.size() != 2) {
      return found;
    }
    long first = CheckersRules.bit(squares.getFirst());
    long last = CheckersRules.bit(squares.getLast());
    for (long move : position.legalMoves()) {
      if (CheckersMove.from(move) == first && CheckersMove.to(move) == last) {
        if (found != Move.NONE) {
          return Move.NONE;
        }
        found = move;
      }
    }
    return found;
  }

  /// The move with exactly the written path; or, if only two squares are written, every move
  /// between them. (A king that jumps in a circle can have the same start and end as a shorter
  /// jump, so the exact path comes first.)
  private static List<Long> matching(List<Integer> written, List<Long> legal) {
    var exact = legal.stream().filter(move -> path(move).equals(written)).toList();
    if (!exact.isEmpty() || written.size() != 2) {
      return exact;
    }
    return legal.stream()
        .filter(move -> path(move).getFirst().equals(written.getFirst()))
        .filter(move -> path(move).getLast().equals(written.getLast()))
        .toList();
  }

  private static List<Integer> parseSquares(String text) {
    var squares = new ArrayList<Integer>();
    int at = 0;
    while (true) {
      int end = at;
      while (end < text.length() && isDigit(text.charAt(end))) {
        end++;
      }
      int square = end - at > 2 || end == at ? 0 : Integer.parseInt(text.substring(at, end));
      if (square < 1 || square > 32) {
        var found = end == at ? text.substring(at) : text.substring(at, end);
        throw notAMove(text, at, found.isEmpty() ? "a square is missing" : quoted(found));
      }
      squares.add(square);
      if (end == text.length()) {
        break;
      }
      if ("-xX".indexOf(text.charAt(end)) < 0) {
        throw notAMove(text, end, quoted(text.substring(end)));
      }
      at = end + 1;
    }
    return squares;
  }

  private static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  private static String quoted(String found) {
    return NotationError.quote(found) + " is not part of a move";
  }

  private static NotationException notAMove(String text, int at, String wrong) {
    return new NotationException(
        new NotationError(text, at, wrong, A_MOVE, RejectionReason.NOT_A_MOVE));
  }

  private static NotationException whyIllegal(
      CheckersPosition position, String text, List<Integer> squares, List<Long> legal) {
    if (legal.isEmpty()) {
      return new NotationException(
          new NotationError(
              text, 0, "the game is over", "no more moves", RejectionReason.GAME_OVER));
    }
    int first = squares.getFirst();
    var fromThere = legal.stream().filter(move -> path(move).getFirst() == first).toList();
    var continued = fromThere.stream().filter(move -> startsWith(path(move), squares)).toList();
    boolean mustCapture = CheckersMove.jumps(legal.getFirst()) > 0;
    var mover = new Checkers().sides().get(position.sideToMove());
    var square = Integer.toString(first);
    if (squares.size() > 1 && !continued.isEmpty()) {
      return illegal(text, "the jump must go on", continued, RejectionReason.of("jump-goes-on"));
    }
    if ((position.pieces(position.sideToMove()) & CheckersRules.bit(first)) == 0) {
      var why = "%s has no piece on %d".formatted(mover, first);
      return illegal(text, why, legal, RejectionReason.of("no-piece", square));
    }
    if (mustCapture) {
      var captures = fromThere.isEmpty() ? legal : fromThere;
      return illegal(text, mover + " must capture", captures, RejectionReason.of("must-capture"));
    }
    if (fromThere.isEmpty()) {
      var why = "the piece on %d cannot move".formatted(first);
      return illegal(text, why, legal, RejectionReason.of("cannot-move", square));
    }
    if (squares.size() == 1) {
      return notAMove(text, text.length(), "a square to go to is missing");
    }
    var why = "the piece on %d cannot go there".formatted(first);
    return illegal(text, why, fromThere, RejectionReason.of("cannot-go-there", square));
  }

  private static boolean startsWith(List<Integer> path, List<Integer> written) {
    return path.size() > written.size() && path.subList(0, written.size()).equals(written);
  }

  private static NotationException illegal(
      String text, String why, List<Long> expected, RejectionReason reason) {
    var texts = expected.stream().map(CheckersNotation::fullPath).sorted().toList();
    var listed = String.join(", ", texts.subList(0, Math.min(MAX_LISTED, texts.size())));
    var more = texts.size() > MAX_LISTED ? ", ..." : "";
    var wrong = "%s is not legal: %s".formatted(NotationError.quote(text), why);
    return new NotationException(new NotationError(text, 0, wrong, listed + more, reason));
  }

  @Override
  public String formatPosition(Position position) {
    return CheckersFen.write((CheckersPosition) position);
  }

  @Override
  public Position parsePosition(String text) {
    return new CheckersFen(text).read();
  }
}
