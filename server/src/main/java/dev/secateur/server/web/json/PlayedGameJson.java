package dev.secateur.server.web.json;

import dev.secateur.core.MoveNote;
import dev.secateur.server.lab.MatchSnapshot.Playing;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The game of a match that is being played.
///
/// @param number from 1
/// @param first who moves first, by its place among the engines
public record PlayedGameJson(
    int number, int first, int second, List<PlayedMoveJson> moves, PositionJson position) {

  /// More than any game has plies, so that no two games have positions of the same number.
  private static final int NODES_OF_A_GAME = 10_000;

  private static final int GAMES_APART = 100_000;

  /// A move with its player's judgement.
  public record PlayedMoveJson(
      String move,
      @Nullable Double score,
      @Nullable Integer winIn,
      @Nullable Integer depth,
      @Nullable Long nodes,
      @Nullable Long timeMs) {

    static PlayedMoveJson of(String move, MoveNote note) {
      var judgement = note.judgement().orElse(null);
      var timeMs = orNull(note.timeMs());
      return judgement == null
          ? new PlayedMoveJson(move, null, null, null, null, timeMs)
          : new PlayedMoveJson(
              move,
              judgement.score(),
              orNull(judgement.winIn()),
              orNull(judgement.depth()),
              orNull(judgement.nodes()),
              timeMs);
    }

    private static @Nullable Integer orNull(OptionalInt number) {
      return number.isPresent() ? number.getAsInt() : null;
    }

    private static @Nullable Long orNull(OptionalLong number) {
      return number.isPresent() ? number.getAsLong() : null;
    }
  }

  public static PlayedGameJson of(Playing playing) {
    var record = playing.soFar();
    var texts = record.moveTexts();
    var recorded = record.line().moves();
    var fixture = playing.scheduled();
    int node = fixture.number() % GAMES_APART * NODES_OF_A_GAME + record.plies();
    return new PlayedGameJson(
        fixture.number() + 1,
        fixture.first(),
        fixture.second(),
        IntStream.range(0, texts.size())
            .mapToObj(ply -> PlayedMoveJson.of(texts.get(ply), recorded.get(ply).note()))
            .toList(),
        PositionJson.ofMatchGame(record, node));
  }
}
