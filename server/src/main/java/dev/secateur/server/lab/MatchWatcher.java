package dev.secateur.server.lab;

import dev.secateur.lab.match.EloHistory;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchStandings;
import java.util.List;
import java.util.Optional;

/// A page that watches a match. One thread calls all watchers, so a call must not block.
public interface MatchWatcher {

  /// The match began or ended, or the page has just come.
  void changed(MatchSnapshot match);

  /// Moves were made.
  void moved(MatchSnapshot.Playing playing);

  /// Games are finished and kept.
  ///
  /// @param step how the estimate stands after the last pair
  void finished(
      MatchSetup setup,
      MatchStandings standing,
      List<GameLine> games,
      Optional<EloHistory.EloPoint> step);

  /// The match is gone.
  void gone();
}
