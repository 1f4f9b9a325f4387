package dev.secateur.search;

/// Unwinds a search that has to end now. It happens once a search and carries nothing.
final class SearchStopped extends RuntimeException {

  private static final long serialVersionUID = 1L;

  SearchStopped() {
    super("stopped", null, false, false);
  }
}
