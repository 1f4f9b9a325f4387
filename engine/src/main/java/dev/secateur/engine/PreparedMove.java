package dev.secateur.engine;

import dev.secateur.core.Limits;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.function.Supplier;

/// The choice of a move that may not have started yet, as [PreparedSearch] is for a search. It can
/// run on another thread and be stopped at any time.
public final class PreparedMove {

  private final PreparedSearch search;
  private final Supplier<ScoredLine> choice;

  PreparedMove(PreparedSearch search, Supplier<ScoredLine> choice) {
    this.search = search;
    this.choice = choice;
  }

  /// The choice of the best move of a search.
  public static PreparedMove bestOf(PreparedSearch search) {
    return new PreparedMove(search, () -> search.run().lines().getFirst());
  }

  /// Searches on this thread and returns the move.
  public ScoredLine choose() {
    return choice.get();
  }

  /// Other limits: see [PreparedSearch#setLimits].
  public void setLimits(Limits limits) {
    search.setLimits(limits);
  }

  /// See [PreparedSearch#measureProcessorTime].
  public void measureProcessorTime() {
    search.measureProcessorTime();
  }

  /// See [PreparedSearch#processorNanos].
  public long processorNanos() {
    return search.processorNanos();
  }

  /// Stops the search, or makes it stop as soon as it starts; the move is then the best found so
  /// far.
  public void stop() {
    search.stop();
  }
}
