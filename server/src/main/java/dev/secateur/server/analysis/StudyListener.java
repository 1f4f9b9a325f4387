package dev.secateur.server.analysis;

import dev.secateur.core.Position;
import dev.secateur.search.SearchResult;
import dev.secateur.server.play.Problem;

/// The page that gets the results of a study. The calls must not block.
public interface StudyListener {

  /// What is known of the position by now.
  ///
  /// @param position the one that is studied, which no other thread uses
  /// @param nodes in all turns of the search
  /// @param millis in all turns of the search
  record StudyProgress(Position position, SearchResult result, long nodes, long millis) {}

  /// The search has come further.
  void found(StudyProgress progress);

  /// One of two searches has come further.
  ///
  /// @param which 0 or 1
  void raced(int which, StudyProgress progress);

  /// A node of the game has been reviewed.
  ///
  /// @param done how many of the line's nodes are reviewed
  void judged(int node, int done, int of);

  /// There is nothing more to come.
  void ended();

  void problem(Problem problem);
}
