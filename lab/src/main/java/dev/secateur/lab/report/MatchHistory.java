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

/// What the games of a match tell beyond its standing: how the result came about, opening by
/// opening and move by move. Read from the store, a game at a time.
final class MatchHistory {

  /// What was made of one opening, over all its games: by the first engine of two, and of more
  /// by whoever moves first.
  record OpeningScore(String moves, int games, int halfPoints) {
    double share() {
      return halfPoints / (2.0 * games);
    }
  }

  private final EloHistory convergence;
  private final Map<String, OpeningScore> openings = new LinkedHashMap<>();
  private final List<List<long[]>> times = new ArrayList<>();
  private int firstHalfPoints;
  private int games;

  MatchHistory(MatchSetup setup, GameStore store) throws IOException {
    convergence = new EloHistory(setup);
    setup.players().forEach(_ -> times.add(new ArrayList<>()));
    store.forEach(this::add);
  }

  private void add(FinishedGame game) {
    var scheduled = game.scheduled();
    int side = scheduled.number() % 2 == 0 ? Position.FIRST : Position.SECOND;
    int points = game.halfPoints(side);
    convergence.add(game);
    games++;
    firstHalfPoints += game.halfPoints(Position.FIRST);
    int shown = times.size() == 2 ? points : game.halfPoints(Position.FIRST);
    openings.merge(
        scheduled.opening().moves(),
        new OpeningScore(scheduled.opening().moves(), 1, shown),
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

  /// The share of points that the first player of a game has, whoever it is.
  double firstPlayersShare() {
    return games == 0 ? 0.5 : firstHalfPoints / (2.0 * games);
  }

  List<OpeningScore> openings() {
    return List.copyOf(openings.values());
  }

  /// The mean time of each of an entrant's moves after the opening, in milliseconds, as long as a
  /// tenth of its games last.
  List<Double> meanTimes(int player) {
    var byMove = times.get(player);
    long max = byMove.isEmpty() ? 0 : byMove.getFirst()[1];
    return byMove.stream()
        .filter(sum -> 10 * sum[1] >= max)
        .map(sum -> sum[0] / (double) sum[1])
        .toList();
  }

  List<EloHistory.EloPoint> convergence(int pairing) {
    return convergence.steps(pairing);
  }
}
