package dev.secateur.search;

import dev.secateur.core.Limits;
import dev.secateur.core.SearchOptions;
import java.util.function.Supplier;

/// One search from before it begins. Whoever hands it to another thread can stop it, or change its
/// mind about limits and options, without asking how far the other has come: what is said before it
/// begins holds from its first node, and what is said after its end disturbs no other search.
///
/// All but [#run] may be called from any thread.
public final class PreparedSearch {

  private final Control control;
  private final Supplier<SearchResult> search;

  PreparedSearch(Control control, Supplier<SearchResult> search) {
    this.control = control;
    this.search = search;
  }

  /// Searches on this thread until a limit is reached or somebody calls [#stop]. Time counts from
  /// now.
  public SearchResult run() {
    control.begin();
    return search.get();
  }

  /// Ends it soon; it answers with what it has. One that has not begun looks no further than it
  /// must to name a move.
  public void stop() {
    control.stop();
  }

  /// Other limits. Time counts from now, or from the beginning if that is still to come; depth and
  /// nodes count in all, so one that is already deeper ends at once.
  public void setLimits(Limits limits) {
    control.setLimits(limits);
  }

  /// Other options from its next pulse on (S3.1). Threads and hash are those it began with.
  public void setOptions(SearchOptions options) {
    control.setOptions(options);
  }
}
