package dev.secateur.lab.report;

import dev.secateur.core.Position;
import dev.secateur.lab.match.EloHistory;
import dev.secateur.lab.match.EngineStanding;
import dev.secateur.lab.match.FinishedGame;
import dev.secateur.lab.match.GameStore;
import dev.secateur.lab.match.MatchSetup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// Statistics for the report that the standings do not have: Elo over time, scores by opening,
/// times by move. It reads the games from the store one by one.
final class MatchHistory {

  /// The score in all games with one opening: of the first engine if there are two engines, else of
  /// the side that moves first.
  record OpeningScore(String moves, int games, int halfPoints) {
    double share() {
      return halfPoints / (2.0 * games);
    }
  }

  private final EloHistory eloHistory;
  private final Map<String, OpeningScore> openings = new LinkedHashMap<>();
  private final List<List<long[]>> times = new ArrayList<>();
  private int firstHalfPoints;
  private int games;

  MatchHistory(MatchSetup setup, GameStore store) throws IOException {
    eloHistory = new EloHistory(setup);
    setup.players().forEach(_ -> times.add(new ArrayList<>()));
    store.forEach(this::add);
  }

  private void add(FinishedGame game) {
    var scheduled = game.scheduled();
    int side = scheduled.number() % 2 == 0 ? Position.FIRST : Position.SECOND;
    int points = game.halfPoints(side);
    eloHistory.add(game);
    games++;
    firstHalfPoints += game.halfPoints(Position.FIRST);
    int shown = times.size() == 2 ? points : game.halfPoints(Position.FIRST);
    openings.merge(
        scheduled.opening().text(),
        new OpeningScore(scheduled.opening().text(), 1, shown),
        (before, more) ->
            new OpeningScore(
                before.moves(), before.games() + 1, before.halfPoints() + more.halfPoints()));
    addTimes(game, scheduled.first(), Position.FIRST);
    addTimes(game, scheduled.second(), Position.SECOND);
  }

  private void addTimes(FinishedGame game, int player, int side) {
    var byMove = times.get(player);
    int move = 0;
    for (var note : EngineStanding.ownNotes(game, side)) {
      if (byMove.size() == move) {
        byMove.add(new long[2]);
      }
      byMove.get(move)[0] += note.timeMs().orElse(0);
      byMove.get(move)[1]++;
      move++;
    }
  }

  /// The score of the side that moves first, over all games.
  double firstPlayerScore() {
    return games == 0 ? 0.5 : firstHalfPoints / (2.0 * games);
  }

  List<OpeningScore> openings() {
    return List.copyOf(openings.values());
  }

  /// The mean time of a player's first, second, ... move after the opening, in milliseconds. Moves
  /// that fewer than a tenth of its games reach are left out.
  List<Double> meanTimes(int player) {
    var byMove = times.get(player);
    long max = byMove.isEmpty() ? 0 : byMove.getFirst()[1];
    return byMove.stream()
        .filter(sum -> 10 * sum[1] >= max)
        .map(sum -> sum[0] / (double) sum[1])
        .toList();
  }

  List<EloHistory.EloPoint> eloHistory(int pairing) {
    return eloHistory.steps(pairing);
  }
}
