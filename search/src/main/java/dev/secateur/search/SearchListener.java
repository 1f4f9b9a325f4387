package dev.secateur.search;

import org.jspecify.annotations.Nullable;

/// Receives the progress of a search, on the searching thread. The search itself never prints.
@FunctionalInterface
public interface SearchListener {

  SearchListener NONE = result -> {};

  /// An iteration has ended.
  void iterationDone(SearchResult soFar);

  /// One of several lines is finished, and the iteration goes on with the next. The lines after it
  /// are those of the last iteration. With many lines an iteration takes long.
  default void lineDone(SearchResult soFar) {}

  /// A listener for every node of the first thread, or null. Only recorded searches have one.
  default @Nullable NodeListener nodes() {
    return null;
  }

  /// A problem that the user should know about and that does not stop the search.
  default void warning(String message) {}
}
