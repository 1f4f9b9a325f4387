package dev.secateur.engine;

import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchResult.Line;
import java.util.function.Supplier;

/// A move that is to be found, from before the search for it begins: what [PreparedSearch] is for a
/// search. Whoever hands it to another thread can stop it without asking how far that has come.
public final class PreparedMove {

  private final PreparedSearch search;
  private final Supplier<Line> choice;

  PreparedMove(PreparedSearch search, Supplier<Line> choice) {
    this.search = search;
    this.choice = choice;
  }

  /// The best move that a search finds.
  public static PreparedMove bestOf(PreparedSearch search) {
    return new PreparedMove(search, () -> search.run().lines().getFirst());
  }

  /// Finds the move on this thread.
  public Line choose() {
    return choice.get();
  }

  /// Ends the search soon, or as soon as it has begun; the move is then the best it has.
  public void stop() {
    search.stop();
  }
}
