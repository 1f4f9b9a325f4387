package dev.secateur.engine;

import dev.secateur.core.Warnings;
import dev.secateur.search.NodeListener;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import org.jspecify.annotations.Nullable;

/// Also sends the warnings of a search to [Warnings], and passes everything on to its listener. So
/// a warning is seen even if the listener ignores it.
record WarningForwarder(SearchListener listener) implements SearchListener {

  @Override
  public void iterationDone(SearchResult soFar) {
    listener.iterationDone(soFar);
  }

  @Override
  public void lineDone(SearchResult soFar) {
    listener.lineDone(soFar);
  }

  @Override
  public @Nullable NodeListener nodes() {
    return listener.nodes();
  }

  @Override
  public void warning(String message) {
    Warnings.warn(message);
    listener.warning(message);
  }
}
