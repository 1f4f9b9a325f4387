package dev.secateur.search;

/// Leaves the recursion of a search that must stop. It has no stack trace, because nobody reads it.
final class SearchStopped extends RuntimeException {

  private static final long serialVersionUID = 1L;

  SearchStopped() {
    super("stopped", null, false, false);
  }
}
