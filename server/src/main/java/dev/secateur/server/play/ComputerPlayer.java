package dev.secateur.server.play;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.LevelPlayer;
import dev.secateur.engine.PreparedMove;
import dev.secateur.engine.Settings;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult.ScoredLine;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.archive.Player.Computer;
import dev.secateur.server.archive.Player.ComputerLevel;
import dev.secateur.server.archive.Player.CustomSearch;
import dev.secateur.server.play.MoveTask.MoveClock;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/// The engine of a [Computer]. It holds memory until it is closed.
final class ComputerPlayer implements AutoCloseable {

  private final Game game;
  private final Evaluators evaluators;
  private final ServiceLimits service;
  private volatile Computer player;
  private volatile Settings settings;
  private volatile Limits limits;
  private final HashBudget budget;
  private final String client;
  private final int hash;
  private final @Nullable LevelPlayer levelPlayer;
  private final @Nullable Engine engine;
  private final ReentrantLock searching = new ReentrantLock();

  /// @param client its table is taken from the share of memory of this client
  ComputerPlayer(
      Game game,
      Computer player,
      Evaluators evaluators,
      ServiceLimits service,
      HashBudget budget,
      String client) {
    this.game = game;
    this.player = player;
    this.evaluators = evaluators;
    this.service = service;
    this.budget = budget;
    this.client = client;
    var wanted = PlayerSettings.settings(game, player, evaluators, service);
    hash = budget.take(client, wanted.options().number(SearchOption.HASH));
    settings = wanted.with(wanted.options().with(SearchOption.HASH, hash));
    limits = PlayerSettings.limits(game, player, service);
    if (player instanceof ComputerLevel(int level)) {
      levelPlayer = new LevelPlayer(game, PlayerSettings.level(game, level), settings);
      engine = null;
    } else {
      levelPlayer = null;
      engine = new Engine(game, settings);
    }
  }

  Computer player() {
    return player;
  }

  /// Plays by other settings from now on, also in a search that is running.
  ///
  /// @param clock of a search that is running
  /// @return false if that needs another player
  boolean change(Computer other, MoveClock clock) {
    if (other.equals(player)) {
      return true;
    }
    if (engine == null
        || !(player instanceof CustomSearch before)
        || !(other instanceof CustomSearch after)) {
      return false;
    }
    var wanted = PlayerSettings.settings(game, other, evaluators, service);
    boolean sameMeans =
        wanted.evaluator().equals(settings.evaluator())
            && wanted.weights().equals(settings.weights())
            && sameOption(wanted, before, after, SearchOption.HASH)
            && wanted.options().number(SearchOption.THREADS) == threads();
    if (!sameMeans) {
      return false;
    }
    player = other;
    settings = wanted.with(wanted.options().with(SearchOption.HASH, hash));
    limits = PlayerSettings.limits(game, other, service);
    engine.change(settings);
    engine.setLimits(limits(clock));
    return true;
  }

  /// The table may be smaller than was asked for, so what was asked for is compared.
  private static boolean sameOption(
      Settings wanted, CustomSearch before, CustomSearch after, SearchOption option) {
    return Objects.equals(before.option(option.text()), after.option(option.text()))
        && wanted.options().has(option);
  }

  int threads() {
    return settings.options().number(SearchOption.THREADS);
  }

  /// How it is set up, as the command line would take it.
  String description() {
    if (levelPlayer != null) {
      return levelPlayer.level().title();
    }
    return PlayerSettings.describe(settings);
  }

  /// The search for a move, to be run later.
  PreparedMove prepare(Position position, MoveClock clock, SearchListener listener) {
    var now = limits(clock);
    if (levelPlayer != null) {
      return levelPlayer.prepare(position, now, listener);
    }
    return PreparedMove.bestOf(Objects.requireNonNull(engine).prepare(position, now, 1, listener));
  }

  /// Tells a search that has not begun what the clock shows now.
  void setClock(PreparedMove prepared, MoveClock clock) {
    if (clock.isPresent()) {
      prepared.setLimits(limits(clock));
    }
  }

  /// Runs a search on this thread. The engine runs one at a time: one that was cancelled may need a
  /// moment to end.
  ScoredLine choose(PreparedMove prepared) {
    searching.lock();
    try {
      return prepared.choose();
    } finally {
      searching.unlock();
    }
  }

  /// With a clock, the time manager divides it; a fixed time per move still ends a move.
  private Limits limits(MoveClock clock) {
    if (!clock.isPresent()) {
      return limits;
    }
    boolean fixed = player instanceof CustomSearch search && search.timeMs() != null;
    return Limits.clock(clock.leftMs(), clock.incrementMs())
        .withDepth(limits.depth())
        .withNodes(limits.nodes())
        .withMoveTime(fixed ? limits.moveMillis() : 0);
  }

  @Override
  public void close() {
    budget.giveBack(client, hash);
  }
}
