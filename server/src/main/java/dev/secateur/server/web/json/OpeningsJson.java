package dev.secateur.server.web.json;

import dev.secateur.server.archive.PositionIndex.MoveCounts;
import java.util.List;

/// What the stored games played in a position.
///
/// @param pending changed games that are not counted yet
public record OpeningsJson(String game, String position, List<OpeningMoveJson> moves, int pending) {

  /// A move that was played, with the results.
  ///
  /// @param same other moves that lead to a mirror image of the same position, counted with it
  public record OpeningMoveJson(
      String move, List<String> same, int games, int first, int draws, int second, String last) {

    public static OpeningMoveJson of(List<String> moves, MoveCounts counts) {
      return new OpeningMoveJson(
          moves.getFirst(),
          moves.subList(1, moves.size()),
          counts.games(),
          counts.first(),
          counts.draws(),
          counts.second(),
          counts.last());
    }
  }
}
