package dev.secateur.lab;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.OptionTable;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.engine.Engine;
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

/// Measures what each technique is worth: searches the same positions with all techniques, and with
/// one or several switched off.
public final class Ablation {

  /// The result of one configuration over all positions.
  ///
  /// @param name the configuration: `standard`, `without lmr`, `threshold 100`
  /// @param nodes nodes needed to search every position to the fixed depth
  /// @param meanDepth mean depth reached with a fixed number of nodes per position, over the
  ///     [#unsolvedPositions]
  /// @param solved the number of positions that were solved with fewer nodes
  /// @param sameMove the number of positions with the same best move as the standard configuration,
  ///     at the fixed depth
  /// @param cutShort the number of searches that the time limit stopped before the fixed depth;
  ///     `nodes` is then too low
  public record AblationRow(
      String name,
      long nodes,
      long timeNanos,
      double meanDepth,
      int solved,
      int sameMove,
      int cutShort) {}

  /// Receives the progress. The next search starts only after each call returns.
  public interface AblationListener {

    /// A configuration has been measured.
    ///
    /// @param soFar its row; the mean depth may still change, because it depends on which positions
    ///     the other configurations solve
    void measured(AblationRow soFar, int done, int of);

    /// The next search is about to begin.
    default void searching() {}
  }

  /// The result of a configuration before the unsolved positions are known.
  ///
  /// @param depths the depth reached in each position with the fixed number of nodes, or [#SOLVED]
  private record Measurement(
      String name, long nodes, long timeNanos, List<Integer> depths, int sameMove, int cutShort) {

    int solved() {
      return (int) depths.stream().filter(reached -> reached == SOLVED).count();
    }

    AblationRow row(List<Integer> unsolved) {
      double mean = unsolved.stream().mapToInt(depths::get).average().orElse(0);
      return new AblationRow(name, nodes, timeNanos, mean, solved(), sameMove, cutShort);
    }
  }

  /// The name of the configuration with which the others are compared.
  static final String STANDARD = "standard";

  /// Used in place of a depth: the position was solved with fewer nodes.
  private static final int SOLVED = -1;

  private static final int WARM_UP_RUNS = 4;
  private static final long NODES_FOR_DEPTH = 50_000;
  private static final Map<String, List<SearchOption>> GROUPS = groups();

  private final Game game;
  private final EvaluatorFactory evaluator;
  private final List<Position> positions;
  private final Map<String, SearchOptions> configurations;
  private final int depth;
  private final long nodesForDepth;
  private final long maxMillis;
  private final AblationListener listener;
  private List<Long> standardMoves = List.of();
  private List<Integer> unsolvedIndexes = List.of();

  @GuardedBy("this")
  private @Nullable PreparedSearch current;

  @GuardedBy("this")
  private boolean stopped;

  /// An ablation on the fixed test positions.
  ///
  /// @param depth 0 for the game's default
  /// @param configurations what is compared with the standard configuration: see [#select]
  public Ablation(
      Game game,
      EvaluatorFactory evaluator,
      int depth,
      Map<String, SearchOptions> configurations,
      AblationListener listener) {
    this(game, evaluator, depth, NODES_FOR_DEPTH, configurations, listener);
  }

  Ablation(
      Game game,
      EvaluatorFactory evaluator,
      int depth,
      long nodesForDepth,
      Map<String, SearchOptions> configurations,
      AblationListener listener) {
    this(
        game, evaluator, TestPositions.of(game), configurations, depth, nodesForDepth, 0, listener);
  }

  /// An ablation on one given position.
  ///
  /// @param depth 0 for the game's default
  /// @param maxMillis the time limit of a search to that depth
  public Ablation(
      Game game,
      EvaluatorFactory evaluator,
      Position position,
      int depth,
      long maxMillis,
      AblationListener listener) {
    this(
        game,
        evaluator,
        List.of(position),
        select(game, List.of()),
        depth,
        NODES_FOR_DEPTH,
        maxMillis,
        listener);
  }

  private Ablation(
      Game game,
      EvaluatorFactory evaluator,
      List<Position> positions,
      Map<String, SearchOptions> configurations,
      int depth,
      long nodesForDepth,
      long maxMillis,
      AblationListener listener) {
    this.nodesForDepth = nodesForDepth;
    this.game = game;
    this.evaluator = evaluator;
    this.positions = positions;
    this.configurations = new LinkedHashMap<>();
    this.configurations.put(STANDARD, SearchOptions.STANDARD);
    this.configurations.putAll(configurations);
    this.depth = depth > 0 ? depth : game.measuring().ablationDepth();
    this.maxMillis = maxMillis;
    this.listener = listener;
  }

  public int depth() {
    return depth;
  }

  public int positions() {
    return positions.size();
  }

  /// The number of configurations, the standard one included.
  public int configurations() {
    return configurations.size();
  }

  /// The number of positions that no configuration solved. Depths are compared only there: a search
  /// with the oracle solves a race at depth 1, which would lower its mean depth.
  public int unsolvedPositions() {
    return unsolvedIndexes.size();
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

  /// Measures the standard configuration, then the others.
  ///
  /// @return a row for each configuration, or for those measured before [#stop]
  public List<AblationRow> run() {
    // The first runs only warm up the JVM.
    for (int i = 0; i < WARM_UP_RUNS && !isStopped(); i++) {
      measure("warm-up", SearchOptions.STANDARD);
    }
    standardMoves = List.of();
    var measured = new ArrayList<Measurement>();
    for (var entry : configurations.entrySet()) {
      var row = measure(entry.getKey(), entry.getValue());
      if (isStopped()) {
        break;
      }
      measured.add(row);
      listener.measured(row.row(unsolved(List.of(row))), measured.size(), configurations.size());
    }
    unsolvedIndexes = unsolved(measured);
    return measured.stream().map(each -> each.row(unsolvedIndexes)).toList();
  }

  private List<Integer> unsolved(List<Measurement> measured) {
    return IntStream.range(0, positions.size())
        .filter(i -> measured.stream().noneMatch(each -> each.depths().get(i) == SOLVED))
        .boxed()
        .toList();
  }

  /// Stops the ablation soon. [#run] then returns the rows measured so far. Any thread may call it.
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

  /// The configurations to compare with the standard one, by name.
  ///
  /// @param only names of configurations or techniques; empty for all
  /// @throws NotationException if a name is neither
  public static Map<String, SearchOptions> select(Game game, List<String> only) {
    var all = configurations(game);
    if (only.isEmpty()) {
      return all;
    }
    var chosen = new LinkedHashMap<String, SearchOptions>();
    for (String wanted : only) {
      var name = all.containsKey(wanted) ? wanted : "without " + wanted;
      var options = all.get(name);
      if (options == null) {
        throw new NotationException(
            wanted,
            0,
            NotationError.quote(wanted) + " is not measured for " + game.name(),
            String.join(", ", all.keySet()));
      }
      chosen.put(name, options);
    }
    return chosen;
  }

  /// First without each technique that the game uses and with each that it does not use, then
  /// without groups of techniques, then the game's own comparisons.
  private static Map<String, SearchOptions> configurations(Game game) {
    var all = new LinkedHashMap<String, SearchOptions>();
    for (SearchOption technique : OptionTable.of(game).techniques()) {
      boolean isUsed = technique.standard() != 0;
      all.put(
          (isUsed ? "without " : "with ") + technique.text(),
          SearchOptions.STANDARD.with(technique, isUsed ? 0 : 1));
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

  private Measurement measure(String name, SearchOptions options) {
    var engine = new Engine(game, Settings.of(evaluator).with(options.with(SearchOption.HASH, 16)));
    long nodes = 0;
    long nanos = 0;
    int cutShort = 0;
    var depths = new ArrayList<Integer>();
    var moves = new ArrayList<Long>();
    for (Position position : positions) {
      var fixed = search(engine, position, Limits.depth(depth).withMoveTime(maxMillis));
      nodes += fixed.statistics().nodes();
      nanos += fixed.statistics().timeNanos();
      boolean isCutShort = fixed.depth() < depth && !fixed.isExact();
      cutShort += maxMillis > 0 && isCutShort ? 1 : 0;
      moves.add(fixed.best());
      var limited = search(engine, position, Limits.nodes(nodesForDepth));
      boolean solved = limited.statistics().nodes() < nodesForDepth;
      depths.add(solved ? SOLVED : limited.depth());
    }
    if (standardMoves.isEmpty()) {
      standardMoves = moves;
    }
    int same = 0;
    for (int i = 0; i < moves.size(); i++) {
      same += moves.get(i).equals(standardMoves.get(i)) ? 1 : 0;
    }
    return new Measurement(name, nodes, nanos, depths, same, cutShort);
  }
}
