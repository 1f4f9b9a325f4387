package dev.secateur.engine;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.Key;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.book.BookChoice;
import dev.secateur.engine.book.OpeningBook;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.search.Searcher;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/// An engine for one game: searches positions with its settings and keeps the table between moves.
/// One search at a time. [#stop], [#setLimits] and [#change] may be called from any thread and
/// apply to the search that was prepared last. Warnings of a search go to
/// [dev.secateur.core.Warnings], too.
public final class Engine {

  private final Game game;
  private volatile Settings settings;
  private volatile Searcher searcher;

  public Engine(Game game, Settings settings) {
    this.game = game;
    this.settings = settings;
    searcher = newSearcher(settings);
  }

  /// An engine with the standard evaluator and options.
  public static Engine standard(Game game) {
    return new Engine(game, Settings.of(Evaluators.installed().standard(game)));
  }

  private Searcher newSearcher(Settings with) {
    // The first evaluator loads its model. That shall not happen while a clock runs.
    var _ = with.evaluator().create(with.weights());
    return new Searcher(game, () -> with.evaluator().create(with.weights()));
  }

  public Game game() {
    return game;
  }

  public Settings settings() {
    return settings;
  }

  /// Changes the settings, between searches or during one. A new evaluator takes effect with the
  /// next search and clears the table, because the stored scores come from the old evaluator.
  public void change(Settings changed) {
    boolean sameEvaluator =
        changed.evaluator().equals(settings.evaluator())
            && changed.weights().equals(settings.weights());
    settings = changed;
    if (sameEvaluator) {
      searcher.setOptions(changed.options());
    } else {
      searcher.stop();
      searcher = newSearcher(changed);
    }
  }

  /// Searches until a limit is reached or [#stop] is called.
  ///
  /// @param lines how many best lines to find with exact scores
  public SearchResult search(Position position, Limits limits, int lines, SearchListener listener) {
    return prepare(position, limits, lines, listener).run();
  }

  /// Prepares the same search without starting it, so that it can be stopped even before it starts.
  /// If a move is wanted and the option "book" is on, the opening book answers where it can.
  public PreparedSearch prepare(
      Position position, Limits limits, int lines, SearchListener listener) {
    var search =
        searcher.prepare(
            position, limits, settings.options(), lines, new WarningForwarder(listener));
    return limits.forPlay() && settings.options().has(SearchOption.BOOK)
        ? bookMove(position).map(found -> answered(search, found, listener)).orElse(search)
        : search;
  }

  private Optional<SearchResult> bookMove(Position position) {
    var options = settings.options();
    return OpeningBook.of(game)
        .flatMap(
            book ->
                BookChoice.of(
                    book,
                    position,
                    options.number(SearchOption.BOOK_VARIETY),
                    new SplittableRandom(
                        Key.of(options.number(SearchOption.SEED), position.key()))));
  }

  private static PreparedSearch answered(
      PreparedSearch search, SearchResult found, SearchListener listener) {
    return search.answeredBy(
        () -> {
          listener.iterationDone(found);
          return found;
        });
  }

  public SearchResult search(Position position, Limits limits) {
    return search(position, limits, 1, SearchListener.NONE);
  }

  /// Stops the search; it returns the best it has found.
  public void stop() {
    searcher.stop();
  }

  /// Sets new limits, for example after a ponder hit (see [PreparedSearch#setLimits]).
  public void setLimits(Limits limits) {
    searcher.setLimits(limits);
  }

  /// Clears the table and history, for a new game.
  public void newGame() {
    searcher.newGame();
  }

  /// The priority of each legal move in the search order, with its terms.
  public Map<Long, MovePriority> priorities(Position position) {
    var priorities = new LinkedHashMap<Long, MovePriority>();
    searcher
        .priorities(position, settings.options())
        .forEach(
            (move, terms) ->
                priorities.put(
                    move,
                    new MovePriority(
                        game.notation().formatMove(position, move),
                        position.captures(move),
                        terms)));
    return priorities;
  }

  /// A new evaluator with these settings, for explaining positions.
  public Evaluator newEvaluator() {
    return settings.evaluator().create(settings.weights());
  }
}
