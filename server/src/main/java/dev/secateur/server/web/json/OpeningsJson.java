package dev.secateur.server.web.json;

import dev.secateur.server.archive.PositionIndex.MoveCounts;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What the stored games played in a position.
///
/// @param pending changed games that are not counted yet
/// @param name of the longest opening that the moves went through, if it has one
/// @param book what the opening book says about the position, if it has it
public record OpeningsJson(
    String game,
    String position,
    List<OpeningMoveJson> moves,
    int pending,
    @Nullable String name,
    @Nullable BookJson book) {

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
