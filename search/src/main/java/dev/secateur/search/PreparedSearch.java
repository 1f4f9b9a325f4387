package dev.secateur.search;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.Map;
import java.util.function.Supplier;

/// One search that may not have started yet. Another thread can run it, and it can be stopped or
/// get new limits and options at any time: before the start they apply from the first node, and
/// after the end they have no effect on any other search.
///
/// All methods except [#run] may be called from any thread.
public final class PreparedSearch {

  private final SearchControl control;
  private final Map<SearchOption, Double> defaults;
  private final Supplier<Supplier<SearchResult>> preparation;

  /// @param defaults the standard values of options in this game
  /// @param preparation makes everything that the search needs, and gives the search, whose time
  ///     starts only then
  PreparedSearch(
      SearchControl control,
      Map<SearchOption, Double> defaults,
      Supplier<Supplier<SearchResult>> preparation) {
    this.control = control;
    this.defaults = defaults;
    this.preparation = preparation;
  }

  /// The same, but its result is known without a search.
  ///
  /// @param answer gives the result when it is wanted
  public PreparedSearch answeredBy(Supplier<SearchResult> answer) {
    return new PreparedSearch(control, defaults, () -> answer);
  }

  /// Searches on this thread until a limit is reached or [#stop] is called. Its time starts now.
  public SearchResult run() {
    var search = preparation.get();
    control.begin();
    try {
      return search.get();
    } finally {
      control.threads().end();
    }
  }

  /// Measures the processor time of this search. Called before [#run].
  public void measureProcessorTime() {
    control.threads().measure();
  }

  /// The processor time of all threads of this search so far, in nanoseconds; 0 if it is not
  /// measured.
  public long processorNanos() {
    return control.threads().totalNanos();
  }

  /// The nodes of all threads so far. Each thread adds its own about every thousand.
  public long nodes() {
    return control.nodes();
  }

  /// The depth of the iteration that runs; 0 before the first.
  public int iteration() {
    return control.iteration();
  }

  /// Stops the search; it returns the best it has found. A search that has not started yet searches
  /// just enough to return a move.
  public void stop() {
    control.stop();
  }

  /// Sets new limits, for example after a ponder hit. Time counts from now, or from the start if
  /// the search has not started. Depth and nodes count from the start, so a search that is already
  /// deeper stops at once.
  public void setLimits(Limits limits) {
    control.setLimits(limits);
  }

  /// Sets new options, which the running search applies within about a thousand nodes. The number
  /// of threads and the size of the table do not change.
  public void setOptions(SearchOptions options) {
    control.setOptions(options.withDefaults(defaults));
  }
}
