package dev.secateur.core;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// A game that was played: its start, moves, result, comments and variations. Immutable; each
/// `with` gives a new record.
///
/// @param start the position before the first move, as the game's own text
/// @param headers names and values in their order, such as `Event` or `Date`
/// @param line every move of the game, passes included
/// @param result the result; players or an arbiter may have decided it, not the rules
/// @param ending why the game ended if the rules did not end it, such as `resignation`; empty if
///     unknown
public record GameRecord(
    Game game,
    String start,
    Map<String, String> headers,
    RecordedLine line,
    Outcome.GameResult result,
    String ending) {

  public GameRecord {
    headers = Collections.unmodifiableMap(new LinkedHashMap<>(headers));
  }

  /// A record without moves, from the start position.
  public static GameRecord of(Game game) {
    return from(game, game.start());
  }

  public static GameRecord from(Game game, Position start) {
    return new GameRecord(
        game,
        game.notation().formatPosition(start),
        Map.of(),
        RecordedLine.EMPTY,
        start.outcome().result(),
        "");
  }

  /// Whether the game starts at the usual start position.
  public boolean hasUsualStart() {
    return start.equals(game.notation().formatPosition(game.start()));
  }

  /// The moves of the game itself, without variations.
  public List<Long> moves() {
    return line.moves().stream().map(RecordedMove::move).toList();
  }

  /// How many moves the game has.
  public int plies() {
    return line.moves().size();
  }

  /// The record with one more move; the result follows the rules.
  ///
  /// @throws IllegalArgumentException if the move is not legal
  public GameRecord withMove(long move) {
    var after = game.apply(positionAfter(plies()), move);
    return with(line.followedBy(List.of(move)), after);
  }

  /// The record with the moves of a text added.
  ///
  /// @throws NotationException if one of them cannot be read or made
  public GameRecord withMoves(String text) {
    var position = positionAfter(plies());
    var more = new ArrayList<Long>();
    game.notation().playMoves(position, text, more::add);
    return more.isEmpty() ? this : with(line.followedBy(more), position);
  }

  private GameRecord with(RecordedLine other, Position end) {
    return new GameRecord(game, start, headers, other, end.outcome().result(), "");
  }

  /// The record with another line of moves from the same start. The result does not change.
  public GameRecord withLine(RecordedLine other) {
    return new GameRecord(game, start, headers, other, result, ending);
  }

  /// The game after its first `plies` moves.
  public GameRecord shortened(int plies) {
    return with(line.shortened(plies), positionAfter(plies));
  }

  public GameRecord withResult(Outcome.GameResult decided) {
    return withResult(decided, "");
  }

  public GameRecord withResult(Outcome.GameResult decided, String why) {
    return new GameRecord(game, start, headers, line, decided, why);
  }

  public GameRecord withHeader(String name, String value) {
    var more = new LinkedHashMap<>(headers);
    more.put(name, value);
    return new GameRecord(game, start, more, line, result, ending);
  }

  /// The position after the first `plies` moves, with their history.
  public Position positionAfter(int plies) {
    var position = game.notation().parsePosition(start);
    for (var move : line.moves().subList(0, plies)) {
      position.make(move.move());
    }
    return position;
  }

  /// Every move of the game as text.
  public List<String> moveTexts() {
    return game.notation().formatLine(positionAfter(0), moves());
  }
}
