package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Level;
import dev.secateur.engine.LevelPlayer;
import dev.secateur.engine.Settings;
import dev.secateur.protocol.client.EngineFault.FaultKind;
import dev.secateur.search.SearchListener;
import dev.secateur.search.SearchResult;
import dev.secateur.search.SearchResult.ScoredLine;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/// Our own engine in this process, with a search and a transposition table of its own.
final class InProcessContestant implements Contestant {

  /// Far more than a stopped search needs.
  private static final long MAX_SECONDS_TO_STOP = 5;

  private final ExecutorService searchThread =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("contestant").daemon().factory());
  private final MoveChooser moveChooser;
  private volatile Runnable stop = () -> {};
  private long processorNanos;

  private InProcessContestant(MoveChooser moveChooser) {
    this.moveChooser = moveChooser;
  }

  static InProcessContestant of(Game game, Settings settings) {
    return new InProcessContestant(new EngineMoveChooser(new Engine(game, settings)));
  }

  static InProcessContestant of(Game game, Level level, Settings settings) {
    return new InProcessContestant(new LevelMoveChooser(new LevelPlayer(game, level, settings)));
  }

  /// Chooses moves: the best one, or one with the mistakes of a level.
  private interface MoveChooser {

    PreparedChoice prepare(Position position, Limits limits);

    void newGame();
  }

  /// The choice of a move, which can be stopped even before its search has begun.
  ///
  /// @param processorNanos of its search so far
  private record PreparedChoice(
      Supplier<Choice> search, Runnable stop, LongSupplier processorNanos) {}

  @Override
  public void newGame(GameRecord start) {
    moveChooser.newGame();
  }

  @Override
  public Choice choose(Turn turn) throws EngineFault, InterruptedException {
    var position = turn.game().positionAfter(turn.game().plies());
    var prepared = moveChooser.prepare(position, turn.limits().toPlay());
    stop = prepared.stop();
    var choice = searchThread.submit(prepared.search()::get);
    try {
      return choice.get(turn.patience().toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException tooLong) {
      throw new EngineFault(
          FaultKind.HANG, "no move within %d ms".formatted(turn.patience().toMillis()));
    } catch (ExecutionException failed) {
      throw new EngineFault(
          FaultKind.CRASH, String.valueOf(failed.getCause()).replaceAll("\\R", " "));
    } finally {
      if (!choice.isDone()) {
        stop.run();
      }
      processorNanos += prepared.processorNanos().getAsLong();
    }
  }

  @Override
  public OptionalLong processorNanos() {
    return OptionalLong.of(processorNanos);
  }

  @Override
  public void close() {
    stop.run();
    searchThread.shutdown();
    try {
      // A search that goes on would take time from the next game.
      searchThread.awaitTermination(MAX_SECONDS_TO_STOP, TimeUnit.SECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private record EngineMoveChooser(Engine engine) implements MoveChooser {

    @Override
    public PreparedChoice prepare(Position position, Limits limits) {
      var search = engine.prepare(position, limits, 1, SearchListener.NONE);
      search.measureProcessorTime();
      return new PreparedChoice(() -> choice(search.run()), search::stop, search::processorNanos);
    }

    private static Choice choice(SearchResult result) {
      var judgement =
          UgiInfoReader.judgement(
              result.score(),
              OptionalInt.of(result.depth()),
              OptionalLong.of(result.statistics().nodes()));
      return new Choice(result.best(), Optional.of(judgement));
    }

    @Override
    public void newGame() {
      engine.newGame();
    }
  }

  private record LevelMoveChooser(LevelPlayer player) implements MoveChooser {

    @Override
    public PreparedChoice prepare(Position position, Limits limits) {
      var latest = new LatestIteration();
      var both = LimitedContestant.tighterOf(player.level().limits(), limits);
      var move = player.prepare(position, both, latest);
      move.measureProcessorTime();
      return new PreparedChoice(
          () -> choice(move.choose(), latest), move::stop, move::processorNanos);
    }

    private static Choice choice(ScoredLine line, LatestIteration latest) {
      return new Choice(
          line.move(),
          Optional.of(UgiInfoReader.judgement(line.score(), latest.depth, latest.nodes)));
    }

    @Override
    public void newGame() {
      player.newGame();
    }
  }

  /// Depth and nodes of the last iteration.
  private static final class LatestIteration implements SearchListener {

    private OptionalInt depth = OptionalInt.empty();
    private OptionalLong nodes = OptionalLong.empty();

    @Override
    public void iterationDone(SearchResult soFar) {
      depth = OptionalInt.of(soFar.depth());
      nodes = OptionalLong.of(soFar.statistics().nodes());
    }
  }
}
