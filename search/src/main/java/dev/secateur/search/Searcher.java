package dev.secateur.search;

import dev.secateur.core.Evaluator;
import dev.secateur.core.Game;
import dev.secateur.core.LargestAllocation;
import dev.secateur.core.Limits;
import dev.secateur.core.Oracle;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;

/// The public face of the search: searches positions within limits, reports progress, can be
/// stopped. Keeps the transposition table and history between the searches of a game. One search at
/// a time. [#stop], [#setOptions] and [#setLimits] may be called from any thread and apply to the
/// search that was prepared last; to address a certain search, keep its [PreparedSearch].
public final class Searcher {

  private final Game game;
  private final Supplier<Evaluator> evaluators;
  private final LongSupplier nanoTime;
  private final List<ThreadMemory> memories = new ArrayList<>();
  private Supplier<Oracle> oracles = () -> Oracle.NONE;
  private @Nullable SearchOptions oracleOptions;
  private @Nullable TranspositionTable table;
  private int requestedMegabytes;

  /// What oracles have warned of, once each.
  private final Set<String> warnings = new HashSet<>();

  /// Fewer than requested where the memory is not enough.
  private int grantedMegabytes;
  private volatile @Nullable PreparedSearch latest;

  /// @param evaluators makes an evaluator for each thread
  public Searcher(Game game, Supplier<Evaluator> evaluators) {
    this(game, evaluators, System::nanoTime);
  }

  /// For tests that move the clock of the search.
  ///
  /// @param nanoTime the current time in nanoseconds, from any origin
  Searcher(Game game, Supplier<Evaluator> evaluators, LongSupplier nanoTime) {
    this.game = game;
    this.evaluators = evaluators;
    this.nanoTime = nanoTime;
  }

  /// See [PreparedSearch#stop].
  public void stop() {
    var search = latest;
    if (search != null) {
      search.stop();
    }
  }

  /// See [PreparedSearch#setOptions].
  public void setOptions(SearchOptions options) {
    var search = latest;
    if (search != null) {
      search.setOptions(options);
    }
  }

  /// See [PreparedSearch#setLimits].
  public void setLimits(Limits limits) {
    var search = latest;
    if (search != null) {
      search.setLimits(limits);
    }
  }

  /// Clears everything, for a new game. The next search opens the oracles anew: what they remember
  /// of other games changes how many nodes they need, so that games at fixed nodes would depend
  /// on those before them.
  public void newGame() {
    clearKillers();
    clearHistory();
    closeOracles();
    if (table != null) {
      table.clear();
    }
  }

  public void clearKillers() {
    memories.forEach(memory -> memory.killers().clear());
  }

  /// The killers of the first thread, for tests.
  Killers killers() {
    return memory(0).killers();
  }

  public void clearHistory() {
    memories.forEach(memory -> memory.history().clear());
  }

  /// Searches until a limit is reached or [#stop] is called.
  ///
  /// @param lines how many best lines to find with exact scores
  public SearchResult search(
      Position position, Limits limits, SearchOptions options, int lines, SearchListener listener) {
    return prepare(position, limits, options, lines, listener).run();
  }

  /// Prepares the same search without starting it.
  public PreparedSearch prepare(
      Position position, Limits limits, SearchOptions options, int lines, SearchListener listener) {
    var resolved = options.withDefaults(game.optionDefaults());
    var control = new SearchControl(resolved, limits, nanoTime);
    var root = position.copy();
    var search =
        new PreparedSearch(
            control,
            game.optionDefaults(),
            () -> {
              prepareMemory(resolved, listener);
              return new Run(root, control, lines, listener)::go;
            });
    latest = search;
    return search;
  }

  /// The priority of each root move in the search order, as named terms, with the killers and
  /// history of the last search.
  public Map<Long, Map<String, Integer>> priorities(Position position, SearchOptions options) {
    var resolved = options.withDefaults(game.optionDefaults());
    var root = position.forSearch(resolved);
    var control = new SearchControl(resolved, Limits.NONE, nanoTime);
    var search = newSearch(root, memory(0), control, new RootMoves(root.legalMoves()), null);
    search.configure(resolved);
    return search.rootPriorities();
  }

  private ThreadMemory memory(int thread) {
    while (memories.size() <= thread) {
      memories.add(ThreadMemory.empty(oracles.get()));
    }
    return memories.get(thread);
  }

  private Search newSearch(
      Position root,
      ThreadMemory memory,
      SearchControl control,
      RootMoves rootMoves,
      @Nullable NodeListener nodes) {
    var holder = new Search[1];
    var check = new PeriodicCheck(control, changed -> holder[0].configure(changed));
    var evaluator = evaluators.get();
    holder[0] =
        nodes == null
            ? new Search(root, evaluator, tableOrTiny(), memory, check, rootMoves)
            : new RecordedSearch(root, evaluator, tableOrTiny(), memory, check, rootMoves, nodes);
    return holder[0];
  }

  private TranspositionTable tableOrTiny() {
    if (table == null) {
      table = new TranspositionTable(1);
      requestedMegabytes = 1;
      grantedMegabytes = 1;
    }
    return table;
  }

  /// Makes the table and opens the oracles before the time of the search starts.
  private void prepareMemory(SearchOptions options, SearchListener listener) {
    int megabytes = options.number(SearchOption.HASH);
    if (table == null || megabytes != requestedMegabytes) {
      table = null;
      closeOracles();
      var allocated = LargestAllocation.of(megabytes, TranspositionTable::new);
      table = allocated.made();
      grantedMegabytes = allocated.megabytes();
      requestedMegabytes = megabytes;
      if (grantedMegabytes < megabytes) {
        listener.warning(
            "not enough memory for a table of %d MB: using %d MB"
                .formatted(megabytes, grantedMegabytes));
      }
    }
    table.keepDeeper(options.has(SearchOption.TABLE_KEEP_DEEPER));
    if (options.has(SearchOption.TABLE_AGEING)) {
      table.age();
    } else {
      table.clear();
    }
    if (oracleOptions == null || !options.equals(oracleOptions)) {
      closeOracles();
      var granted = options.with(SearchOption.HASH, grantedMegabytes);
      oracles =
          Oracles.open(
              game,
              granted,
              warning -> {
                if (warnings.add(warning)) {
                  listener.warning(warning);
                }
              });
      oracleOptions = options;
      memories.replaceAll(memory -> memory.with(oracles.get()));
    }
  }

  /// Gives the memory of the oracles back before others are opened.
  private void closeOracles() {
    oracles = () -> Oracle.NONE;
    oracleOptions = null;
    memories.replaceAll(memory -> memory.with(Oracle.NONE));
  }

  /// One search from start to end. Its threads have their evaluators and oracles, which may have to
  /// be loaded first, before its time starts.
  private final class Run {

    private final Position position;
    private final SearchControl control;
    private final SearchOptions options;
    private final int lines;
    private final SearchListener listener;
    private final List<Worker> workers = new ArrayList<>();
    private final List<Long> iterationMillis = new ArrayList<>();
    private final Position root;
    private final long[] moves;
    private long start;
    private long nodesBefore;
    private double branching;
    private List<Long> nodesPerDepth = List.of();

    Run(Position position, SearchControl control, int lines, SearchListener listener) {
      this.position = position;
      this.control = control;
      this.options = control.options();
      this.lines = lines;
      this.listener = listener;
      root = position.forSearch(options);
      moves = root.ending().isOver() ? new long[0] : root.legalMoves();
      int threads = moves.length == 0 ? 1 : options.number(SearchOption.THREADS);
      control.setThreadCount(threads);
      for (int thread = 0; thread < threads; thread++) {
        workers.add(newWorker(thread));
      }
    }

    SearchResult go() {
      start = nanoTime.getAsLong();
      if (moves.length == 0) {
        return result();
      }
      if (moves.length == 1) {
        control.onlyOneMove();
      }
      if (options.has(SearchOption.PLAIN)) {
        return searchWithPlainAlgorithm();
      }
      var helpers = startHelpers();
      try {
        iterate(workers.getFirst());
      } finally {
        control.stop();
        helpers.forEach(Run::join);
      }
      return chooseAmongEquals(result());
    }

    /// Searches with a textbook algorithm, at a fixed depth if one is given.
    private SearchResult searchWithPlainAlgorithm() {
      var algorithm =
          switch (options.word(SearchOption.PLAIN)) {
            case "minimax" -> PlainSearch.PlainAlgorithm.MINIMAX;
            case "fail-hard" -> PlainSearch.PlainAlgorithm.FAIL_HARD;
            default -> PlainSearch.PlainAlgorithm.FAIL_SOFT;
          };
      var counters = memory(0).counters();
      var plain =
          new PlainSearch(
              algorithm,
              evaluators.get(),
              options.has(SearchOption.QUIESCENCE),
              counters,
              new PeriodicCheck(control, _ -> {}));
      var run = new PlainRun(plain, algorithm, root, moves, control);
      int finished = 0;
      for (int depth = nextDepth(0, false);
          depth <= control.deepest();
          depth = nextDepth(depth, false)) {
        control.iterationBegins(depth);
        counters.startIteration();
        if (!run.iterate(depth)) {
          break;
        }
        finished = depth;
        counters.selectiveDepth = depth;
        nodesPerDepth = LongStream.of(counters.nodesAtPly).skip(1).limit(depth).boxed().toList();
        listener.iterationDone(new SearchResult(plainLines(run), finished, statistics()));
      }
      return new SearchResult(plainLines(run), finished, statistics());
    }

    private List<ScoredLine> plainLines(PlainRun run) {
      return run.lines().subList(0, Math.min(lines, run.lines().size()));
    }

    private Worker newWorker(int thread) {
      var memory = memory(thread);
      memory.killers().clear();
      memory.counters().startSearch();
      var nodes = workers.isEmpty() ? listener.nodes() : null;
      var rootMoves = new RootMoves(moves);
      var search = newSearch(position.forSearch(options), memory, control, rootMoves, nodes);
      search.configure(options);
      // Every second thread searches the root moves in reverse order. In the same order, two
      // threads would do the same work twice.
      search.orderRoot(thread % 2 == 1);
      return new Worker(search, rootMoves, control, memory.counters(), lines);
    }

    /// Lazy SMP: the other threads search the same tree and share only the table. Every second one
    /// starts one ply deeper, so that they do not all search the same.
    private List<Thread> startHelpers() {
      var threads = new ArrayList<Thread>();
      for (int i = 1; i < workers.size(); i++) {
        var worker = workers.get(i);
        int firstDepth = 1 + i % 2;
        var thread =
            Thread.ofPlatform()
                .name("search-" + i)
                .daemon()
                .unstarted(
                    () -> {
                      int depth = firstDepth;
                      while (depth <= Search.DEEPEST && worker.iterate(depth, () -> {})) {
                        depth++;
                      }
                      control.threads().end();
                    });
        control.threads().begin(thread);
        thread.start();
        threads.add(thread);
      }
      return threads;
    }

    private static void join(Thread thread) {
      boolean interrupted = false;
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException later) {
          interrupted = true;
        }
      }
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }

    private void iterate(Worker worker) {
      boolean deepen = options.has(SearchOption.DEEPENING);
      double volatility = 0;
      for (int depth = nextDepth(0, deepen);
          depth <= control.deepest();
          depth = nextDepth(depth, deepen)) {
        control.iterationBegins(depth);
        long before = nanoTime.getAsLong();
        var previous = worker.rootMoves().get(0);
        boolean finished = worker.iterate(depth, () -> listener.lineDone(result()));
        if (finished) {
          recordIteration(worker, nanoTime.getAsLong() - before);
        }
        listener.iterationDone(result());
        var best = worker.rootMoves().get(0);
        volatility = best.move() != previous.move() ? 1 : volatility / 2;
        int drop = depth == 1 ? 0 : previous.score() - best.score();
        var stability = new Stability(volatility, drop, worker.rootMoves().shareOfBest());
        if (!finished || worker.isSettled(depth) || !mayGoOn(stability)) {
          return;
        }
      }
    }

    /// The depth of the next iteration: one more, or, without iterative deepening, the full depth.
    private int nextDepth(int depth, boolean deepen) {
      return deepen || !control.hasDepth() ? depth + 1 : Math.max(depth + 1, control.deepest());
    }

    private void recordIteration(Worker worker, long nanos) {
      iterationMillis.add(nanos / 1_000_000);
      long nodes = totalNodes() - nodesBefore;
      long lastIteration = nodesPerDepth.stream().mapToLong(Long::longValue).sum();
      nodesBefore = totalNodes();
      nodesPerDepth =
          LongStream.of(worker.counters().nodesAtPly)
              .skip(1)
              .limit(worker.finishedDepth())
              .boxed()
              .toList();
      branching = lastIteration == 0 ? 0 : (double) nodes / lastIteration;
    }

    private boolean mayGoOn(Stability stability) {
      if (control.isEnough() || totalNodes() >= control.nodeLimit()) {
        return false;
      }
      return control.time().mayStartIteration(stability.extraTargets());
    }

    private long totalNodes() {
      return workers.stream().mapToLong(worker -> worker.counters().nodes).sum();
    }

    private SearchResult result() {
      var main = workers.getFirst();
      return new SearchResult(
          main.bestLines(), main.finishedDepth(), main.certainty(), statistics());
    }

    private SearchStatistics statistics() {
      long[] sums = new long[7];
      int selective = workers.getFirst().finishedDepth();
      for (Worker worker : workers) {
        var counters = worker.counters();
        sums[0] += counters.nodes;
        sums[1] += counters.quiescenceNodes;
        sums[2] += counters.cutoffs;
        sums[3] += counters.firstMoveCutoffs;
        sums[4] += counters.tableProbes;
        sums[5] += counters.tableHits;
        sums[6] += counters.oracleHits;
        selective = Math.max(selective, counters.selectiveDepth);
      }
      return new SearchStatistics(
          sums[0],
          sums[1],
          nodesPerDepth,
          sums[2],
          sums[3],
          sums[4],
          sums[5],
          tableOrTiny().fullness(),
          sums[6],
          selective,
          branching,
          nanoTime.getAsLong() - start,
          List.copyOf(iterationMillis));
    }

    /// Chooses at random among the root moves whose score is proven equal to the best, so that
    /// games vary.
    private SearchResult chooseAmongEquals(SearchResult found) {
      if (!options.has(SearchOption.RANDOM_EQUALS) || !found.hasMove()) {
        return found;
      }
      var all = workers.getFirst().rootMoves();
      var equals =
          all.best(all.size()).stream()
              .filter(line -> line.score() == found.score())
              .sorted(Comparator.comparingLong(ScoredLine::move))
              .toList();
      var random = new SplittableRandom(options.number(SearchOption.SEED) ^ position.key());
      var chosen = equals.get(random.nextInt(equals.size()));
      var reordered = new ArrayList<>(found.lines());
      reordered.remove(chosen);
      reordered.addFirst(chosen);
      return new SearchResult(
          reordered.subList(0, found.lines().size()),
          found.depth(),
          found.certainty(),
          found.statistics());
    }
  }
}
