package dev.secateur.lab.book;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Settings;
import dev.secateur.engine.book.BookEntry;
import dev.secateur.engine.book.BookMove;
import dev.secateur.engine.book.OpeningBook;
import dev.secateur.lab.book.BookGraph.GrowthPoint;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;

/// Makes an opening book by analysing one position after the other; [BookGraph] says which.
/// [#stop] may be called from any thread.
public final class BookBuilder {

  /// How positions are analysed and chosen.
  ///
  /// @param limits of the analysis of a position
  /// @param lines how many of its best moves get a score at first
  /// @param costPerPly the loss of a move that costs as much as a ply of a line, as a score
  /// @param maxPositions the size at which the book is finished
  public record BuildPlan(Limits limits, int lines, long costPerPly, int maxPositions) {

    public BuildPlan {
      if (lines < 1 || costPerPly < 1 || maxPositions < 1) {
        throw new IllegalArgumentException("lines, costPerPly and maxPositions are 1 or more");
      }
    }
  }

  /// An analysed position.
  ///
  /// @param moves from the start
  /// @param value of the position for the side to move
  /// @param startValue of the start position, after this analysis
  public record BuildStep(int positions, List<Long> moves, int value, int startValue) {}

  /// Receives each step.
  @FunctionalInterface
  public interface BuildListener {
    void analysed(BuildStep step);
  }

  private final Engine engine;
  private final BuildPlan plan;
  private final BookGraph graph;
  private volatile boolean isStopped;

  public BookBuilder(Game game, Settings settings, BuildPlan plan) {
    engine = new Engine(game, settings);
    this.plan = plan;
    graph = new BookGraph(game, plan.costPerPly());
  }

  /// Adds the positions of an earlier book.
  public void add(OpeningBook book) {
    graph.add(book);
    graph.update();
  }

  public int positions() {
    return graph.size();
  }

  /// Analyses positions until the book has its size, there is nothing left to analyse, or [#stop]
  /// is called.
  public void run(BuildListener listener) {
    graph.update();
    while (!isStopped && graph.size() < plan.maxPositions()) {
      var next = graph.growthPoint();
      if (next.isEmpty()) {
        return;
      }
      var entry = analyse(next.get());
      if (entry.isEmpty()) {
        return;
      }
      var position = next.get().position();
      long key = graph.keys().of(position);
      int knownMoves = next.get().node().map(node -> node.edges().size()).orElse(0);
      graph.put(key, entry.get(), List.copyOf(graph.keys().children(position).keySet()));
      if (graph.node(key).orElseThrow().edges().size() == knownMoves) {
        // A node limit can end the search before it has as many lines as it was asked for.
        graph.exhaust(key);
      }
      graph.update(key);
      int startValue = graph.node(graph.startKey()).orElseThrow().value();
      listener.analysed(
          new BuildStep(graph.size(), next.get().moves(), entry.get().value(), startValue));
    }
  }

  /// Empty if the builder was stopped, or the position has no move.
  private Optional<BookEntry> analyse(GrowthPoint point) {
    var position = point.position();
    // A position whose known moves turned out badly gets twice as many.
    int lines = point.node().map(node -> 2 * node.edges().size()).orElse(plan.lines());
    // Symmetric moves are one line of the book, but several of the search.
    var children = graph.keys().children(position);
    int widest = children.values().stream().mapToInt(List::size).max().orElse(1);
    int wanted = Math.min(lines * widest, position.countMoves());
    // Stopping works on the search that was prepared last, so this order leaves no gap.
    var search = engine.prepare(position, plan.limits(), wanted, SearchListener.NONE);
    if (isStopped) {
      return Optional.empty();
    }
    var result = search.run();
    return isStopped || !result.hasMove()
        ? Optional.empty()
        : Optional.of(entry(position, children, result));
  }

  private static BookEntry entry(
      Position position, SortedMap<Long, List<Long>> children, SearchResult result) {
    var places = places(children);
    var best = new HashMap<Integer, BookMove>();
    var moves = new ArrayList<BookMove>();
    for (var line : result.lines()) {
      int child = places.getOrDefault(line.move(), -1);
      boolean exact = line.exact() || endsGame(position, line.move());
      var move = new BookMove(child, line.score(), exact);
      if (best.putIfAbsent(child, move) == null) {
        moves.add(move);
      }
    }
    return new BookEntry(
        result.score(),
        result.depth(),
        result.statistics().nodes(),
        moves.size() == children.size(),
        moves);
  }

  /// The place of the next position among all, for each move.
  private static Map<Long, Integer> places(SortedMap<Long, List<Long>> children) {
    var places = new HashMap<Long, Integer>();
    int place = 0;
    for (var moves : children.values()) {
      for (long move : moves) {
        places.put(move, place);
      }
      place++;
    }
    return places;
  }

  private static boolean endsGame(Position position, long move) {
    var board = position.copy();
    board.make(move);
    return board.outcome().isOver();
  }

  /// Everything that the book has now, for a file.
  public SortedMap<Long, BookEntry> entries() {
    graph.update();
    return graph.entries();
  }

  /// Ends the analysis that is running, whose result is dropped; no other begins.
  public void stop() {
    isStopped = true;
    engine.stop();
  }
}
