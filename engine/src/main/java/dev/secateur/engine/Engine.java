package dev.secateur.engine;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.search.Searcher;
import java.util.LinkedHashMap;
import java.util.Map;

/// An engine for one game: thinks about positions with its settings and remembers between moves.
/// One search at a time; [#stop], [#setLimits] and [#change] may be called from any thread and are
/// for the search that was prepared last.
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
    return new Searcher(game, () -> with.evaluator().create(with.weights()));
  }

  public Game game() {
    return game;
  }

  public Settings settings() {
    return settings;
  }

  /// Other settings, between searches or during one (S3.1). Another evaluator takes effect with the
  /// next search, and what was learned with the old one is forgotten.
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

  /// Searches until a limit is reached or somebody calls [#stop].
  ///
  /// @param lines how many best lines to find with exact scores
  public SearchResult search(Position position, Limits limits, int lines, SearchListener listener) {
    return prepare(position, limits, lines, listener).run();
  }

  /// The same search, to be begun later: for whoever may have to stop it before it has.
  public PreparedSearch prepare(
      Position position, Limits limits, int lines, SearchListener listener) {
    return searcher.prepare(position, limits, settings.options(), lines, listener);
  }

  public SearchResult search(Position position, Limits limits) {
    return search(position, limits, 1, SearchListener.NONE);
  }

  /// Ends the search soon; it answers with what it has.
  public void stop() {
    searcher.stop();
  }

  /// Other limits: a move it was pondering on was played (see [PreparedSearch#setLimits]).
  public void setLimits(Limits limits) {
    searcher.setLimits(limits);
  }

  /// Forgets what was learned: another game begins.
  public void newGame() {
    searcher.newGame();
  }

  /// Why each legal move would be tried when it would (S1.5).
  public Map<Long, MovePriority> priorities(Position position) {
    var priorities = new LinkedHashMap<Long, MovePriority>();
    searcher
        .priorities(position, settings.options())
        .forEach(
            (move, terms) ->
                priorities.put(
                    move,
                    new MovePriority(
                        game.notation().move(position, move), position.captures(move), terms)));
    return priorities;
  }

  /// A fresh evaluator of these settings, for explaining positions.
  public Evaluator newEvaluator() {
    return settings.evaluator().create(settings.weights());
  }
}
