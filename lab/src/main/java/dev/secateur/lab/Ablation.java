package dev.secateur.lab;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.OptionTable;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// What each technique is worth: the same positions searched with everything, and with one thing
/// switched off.
public final class Ablation {

  /// What a configuration needed and reached, over all positions.
  ///
  /// @param name the configuration: `standard`, `without lmr`, `threshold 100`
  /// @param nodes to search every position to the fixed depth
  /// @param meanDepth reached with a fixed number of nodes a position, in [#openPositions]
  /// @param settled positions whose end this configuration found with fewer nodes
  /// @param sameMove how many positions got the same move as with everything, at the fixed depth
  /// @param cutShort how many positions took longer than was allowed, so that there are more nodes
  ///     to the fixed depth than these
  public record AblationRow(
      String name,
      long nodes,
      long timeNanos,
      double meanDepth,
      int settled,
      int sameMove,
      int cutShort) {}

  /// Hears how it goes. A call that does not return holds the measuring up between two searches.
  public interface AblationListener {

    /// A configuration is measured.
    ///
    /// @param soFar its row; which positions are open, and so its depth, is known at the end
    void measured(AblationRow soFar, int done, int of);

    /// The next search is about to begin.
    default void searching() {}
  }

  /// A row before it is known in which positions depths can be compared.
  ///
  /// @param depths reached with the fixed number of nodes, [#SETTLED] where fewer were enough
  private record Measured(
      String name, long nodes, long timeNanos, List<Integer> depths, int sameMove, int cutShort) {

    int settled() {
      return (int) depths.stream().filter(reached -> reached == SETTLED).count();
    }

    AblationRow row(List<Integer> open) {
      double mean = open.stream().mapToInt(depths::get).average().orElse(0);
      return new AblationRow(name, nodes, timeNanos, mean, settled(), sameMove, cutShort);
    }
  }

  /// The end of the game was found, and there is no depth to speak of.
  private static final int SETTLED = -1;

  private static final int WARM_UP_RUNS = 4;
  private static final long NODES_FOR_DEPTH = 50_000;
  private static final Map<String, Integer> DEPTHS =
      Map.of("checkers", 11, "reversi", 8, "quoridor", 4);

  private static final Map<String, List<SearchOption>> GROUPS = groups();

  private final Game game;
  private final List<Position> positions;
  private final int depth;
  private final long nodesForDepth;
  private final long maxMillis;
  private final AblationListener listener;
  private List<Long> standardMoves = List.of();
  private List<Integer> open = List.of();
  private @Nullable PreparedSearch current;
  private boolean stopped;

  /// On the fixed positions.
  ///
  /// @param depth 0 for the game's usual one
  public Ablation(Game game, int depth, AblationListener listener) {
    this(game, depth, NODES_FOR_DEPTH, listener);
  }

  Ablation(Game game, int depth, long nodesForDepth, AblationListener listener) {
    this(game, TestPositions.of(game), depth, nodesForDepth, 0, listener);
  }

  /// On one position of somebody's choice.
  ///
  /// @param depth 0 for the game's usual one
  /// @param maxMillis how long a search to that depth may take
  public Ablation(
      Game game, Position position, int depth, long maxMillis, AblationListener listener) {
    this(game, List.of(position), depth, NODES_FOR_DEPTH, maxMillis, listener);
  }

  private Ablation(
      Game game,
      List<Position> positions,
      int depth,
      long nodesForDepth,
      long maxMillis,
      AblationListener listener) {
    this.nodesForDepth = nodesForDepth;
    this.game = game;
    this.positions = positions;
    this.depth = depth > 0 ? depth : usualDepth(game);
    this.maxMillis = maxMillis;
    this.listener = listener;
  }

  /// How deep a game is looked into where nobody says.
  public static int usualDepth(Game game) {
    return DEPTHS.getOrDefault(game.name(), 3);
  }

  public int depth() {
    return depth;
  }

  public int positions() {
    return positions.size();
  }

  /// In how many positions no configuration found the end with fewer nodes than it was given. Only
  /// there do depths compare: a race that an oracle knows ends at depth 1, and would make who asks
  /// the oracle look shallow.
  public int openPositions() {
    return open.size();
  }

  private static Map<String, List<SearchOption>> groups() {
    var groups = new LinkedHashMap<String, List<SearchOption>>();
    groups.put(
        "without pvs, aspiration, lmr",
        List.of(SearchOption.PVS, SearchOption.ASPIRATION, SearchOption.LMR));
    groups.put(
        "plain alpha-beta with ordering",
        List.of(
            SearchOption.PVS,
            SearchOption.ASPIRATION,
            SearchOption.LMR,
            SearchOption.TABLE,
            SearchOption.DEEPENING));
    groups.put(
        "plain alpha-beta without ordering",
        List.of(
            SearchOption.PVS,
            SearchOption.ASPIRATION,
            SearchOption.LMR,
            SearchOption.TABLE,
            SearchOption.DEEPENING,
            SearchOption.ORDERING));
    return groups;
  }

  /// Everything, then without each technique, then without groups of them, then what the game
  /// itself wants compared.
  ///
  /// @return a row for each configuration, or for those measured before [#stop]
  public List<AblationRow> run() {
    var configurations = configurations(game);
    // The first runs warm the JVM up and are thrown away.
    for (int i = 0; i < WARM_UP_RUNS && !isStopped(); i++) {
      measure("warm-up", SearchOptions.STANDARD);
    }
    standardMoves = List.of();
    var measured = new ArrayList<Measured>();
    for (var entry : configurations.entrySet()) {
      var row = measure(entry.getKey(), entry.getValue());
      if (isStopped()) {
        break;
      }
      measured.add(row);
      listener.measured(row.row(notSettled(List.of(row))), measured.size(), configurations.size());
    }
    open = notSettled(measured);
    return measured.stream().map(each -> each.row(open)).toList();
  }

  private List<Integer> notSettled(List<Measured> measured) {
    return IntStream.range(0, positions.size())
        .filter(i -> measured.stream().noneMatch(each -> each.depths().get(i) == SETTLED))
        .boxed()
        .toList();
  }

  /// Ends it soon; what is measured stays. From any thread.
  public synchronized void stop() {
    stopped = true;
    if (current != null) {
      current.stop();
    }
  }

  private synchronized boolean isStopped() {
    return stopped;
  }

  private SearchResult search(Engine engine, Position position, Limits limits) {
    listener.searching();
    engine.newGame();
    var prepared = engine.prepare(position, limits, 1, SearchListener.NONE);
    synchronized (this) {
      current = prepared;
      if (stopped) {
        prepared.stop();
      }
    }
    return prepared.run();
  }

  /// What is compared, by name: the standard first, then what differs from it.
  public static Map<String, SearchOptions> configurations(Game game) {
    var all = new LinkedHashMap<String, SearchOptions>();
    all.put("standard", SearchOptions.STANDARD);
    for (SearchOption technique : OptionTable.of(game).techniques()) {
      all.put("without " + technique.text(), SearchOptions.STANDARD.off(technique));
    }
    all.put("with table-leaves", SearchOptions.STANDARD.with(SearchOption.TABLE_LEAVES, 1));
    GROUPS.forEach(
        (name, techniques) -> {
          var options = SearchOptions.STANDARD;
          for (SearchOption technique : techniques) {
            options = options.off(technique);
          }
          all.put(name, options);
        });
    all.putAll(game.comparedOptions());
    return all;
  }

  private Measured measure(String name, SearchOptions options) {
    var settings = Settings.of(Evaluators.installed().standard(game));
    var engine = new Engine(game, settings.with(options.with(SearchOption.HASH, 16)));
    long nodes = 0;
    long nanos = 0;
    int cutShort = 0;
    var depths = new ArrayList<Integer>();
    var moves = new ArrayList<Long>();
    for (Position position : positions) {
      var fixed = search(engine, position, Limits.depth(depth).withMoveTime(maxMillis));
      nodes += fixed.statistics().nodes();
      nanos += fixed.statistics().timeNanos();
      boolean late = fixed.statistics().timeMillis() >= maxMillis;
      cutShort += maxMillis > 0 && late ? 1 : 0;
      moves.add(fixed.best());
      var limited = search(engine, position, Limits.nodes(nodesForDepth));
      boolean settled = limited.statistics().nodes() < nodesForDepth;
      depths.add(settled ? SETTLED : limited.depth());
    }
    if (standardMoves.isEmpty()) {
      standardMoves = moves;
    }
    int same = 0;
    for (int i = 0; i < moves.size(); i++) {
      same += moves.get(i).equals(standardMoves.get(i)) ? 1 : 0;
    }
    return new Measured(name, nodes, nanos, depths, same, cutShort);
  }
}
