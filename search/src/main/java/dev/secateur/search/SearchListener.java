package dev.secateur.search;

import org.jspecify.annotations.Nullable;

/// Is told how a search goes on, from the searching thread: the search itself never prints.
@FunctionalInterface
public interface SearchListener {

  SearchListener NONE = result -> {};

  /// An iteration has ended.
  void iterationDone(SearchResult soFar);

  /// Who is told every node of the first thread: nobody, unless a small search is recorded.
  default @Nullable NodeListener nodes() {
    return null;
  }

  /// Something that the user should know and the search gets along with.
  default void warning(String message) {}
}
