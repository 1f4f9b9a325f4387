package dev.secateur.trees;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.Searcher;
import java.util.Map;

/// The engine's own search of a position, recorded node by node.
///
/// @param isComplete whether the whole search was recorded
public record SearchRecording(SearchTrace trace, boolean isComplete) {

  private static final int HASH_MEGABYTES = 1;

  /// Searches a position with the standard options on one thread.
  ///
  /// @param maxNodes after this many visits the rest of the search is not recorded
  public static SearchRecording of(
      Game game, Position position, EvaluatorFactory evaluator, int depth, int maxNodes) {
    var options = SearchOptions.STANDARD.with(SearchOption.HASH, HASH_MEGABYTES);
    var recorder = new SearchRecorder(game, position, maxNodes);
    var _ =
        new Searcher(game, () -> evaluator.create(Map.of()))
            .search(position, Limits.depth(depth), options, 1, recorder);
    return new SearchRecording(recorder.trace(), recorder.isComplete());
  }
}
