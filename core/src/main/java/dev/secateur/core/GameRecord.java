package dev.secateur.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A game as it was played: where it started, its moves, how it ended, and what was written about
/// it. Immutable; each `with` gives a new record.
///
/// @param start the position before the first move, as the game's own text
/// @param moves every move, passes included
/// @param result what was agreed or decided, which is more than the rules can know (a resignation)
/// @param headers names and values in their order, such as `Event` or `Date`
/// @param comments by ply: 0 stands before the first move, n after the nth
public record GameRecord(
    Game game,
    String start,
    List<Long> moves,
    Outcome.Result result,
    Map<String, String> headers,
    Map<Integer, String> comments) {

  public GameRecord {
    moves = List.copyOf(moves);
    headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
    comments = Map.copyOf(comments);
  }

  /// A game from the start position that the rules have not decided yet.
  public static GameRecord of(Game game) {
    return from(game, game.start());
  }

  public static GameRecord from(Game game, Position start) {
    return new GameRecord(
        game,
        game.notation().position(start),
        List.of(),
        start.outcome().result(),
        Map.of(),
        Map.of());
  }

  /// The record with one more move; the result follows the rules.
  ///
  /// @throws IllegalArgumentException if the move is not legal
  public GameRecord withMove(long move) {
    var after = game.apply(positionAfter(moves.size()), move);
    var longer = new ArrayList<>(moves);
    longer.add(move);
    return new GameRecord(game, start, longer, after.outcome().result(), headers, comments);
  }

  /// The record with all the moves of a text after its own.
  ///
  /// @throws NotationException if one of them cannot be read or made
  public GameRecord withMoves(String text) {
    var position = positionAfter(moves.size());
    var longer = new ArrayList<>(moves);
    game.notation().playMoves(position, text, longer::add);
    if (longer.size() == moves.size()) {
      return this;
    }
    return new GameRecord(game, start, longer, position.outcome().result(), headers, comments);
  }

  public GameRecord withResult(Outcome.Result decided) {
    return new GameRecord(game, start, moves, decided, headers, comments);
  }

  public GameRecord withHeader(String name, String value) {
    var more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new GameRecord(game, start, moves, result, more, comments);
  }

  public GameRecord withComment(int ply, String text) {
    if (ply < 0 || ply > moves.size()) {
      throw new IllegalArgumentException("there is no ply " + ply + " to comment on");
    }
    var more = new LinkedHashMap<>(comments);
    more.put(ply, text);
    return new GameRecord(game, start, moves, result, headers, more);
  }

  /// The position after the first `plies` moves, with their history.
  public Position positionAfter(int plies) {
    var position = game.notation().parsePosition(start);
    for (long move : moves.subList(0, plies)) {
      position.make(move);
    }
    return position;
  }

  /// Every move as text.
  public List<String> moveTexts() {
    var position = positionAfter(0);
    var texts = new ArrayList<String>(moves.size());
    for (long move : moves) {
      texts.add(game.notation().move(position, move));
      position.make(move);
    }
    return texts;
  }
}
