package dev.secateur.search;

/// Is told how a search goes on, from the searching thread: the search itself never prints.
@FunctionalInterface
public interface SearchListener {

  SearchListener NONE = result -> {};

  /// An iteration has ended.
  void iterationDone(SearchResult soFar);

  /// Something that the user should know and the search gets along with.
  default void warning(String message) {}
}
