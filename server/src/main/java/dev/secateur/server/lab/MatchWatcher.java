package dev.secateur.server.lab;

import dev.secateur.lab.match.EloHistory;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchStandings;
import java.util.List;
import java.util.Optional;

/// Somebody who looks at a match. Is called by the match's own threads and must not keep them.
public interface MatchWatcher {

  /// The match began, ended, or has to be looked at anew.
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
