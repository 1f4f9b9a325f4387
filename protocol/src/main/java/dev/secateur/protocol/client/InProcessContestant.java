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
import java.util.function.Supplier;

/// Our own engine in this process, with a search and a table of its own.
final class InProcessContestant implements Contestant {

  /// Far more than a stopped search needs.
  private static final long STOP_SECONDS = 5;

  private final ExecutorService thinker =
      Executors.newSingleThreadExecutor(Thread.ofPlatform().name("contestant").daemon().factory());
  private final Mind mind;
  private volatile Runnable stop = () -> {};

  private InProcessContestant(Mind mind) {
    this.mind = mind;
  }

  static InProcessContestant of(Game game, Settings settings) {
    return new InProcessContestant(new Searching(new Engine(game, settings)));
  }

  static InProcessContestant of(Game game, Level level, Settings settings) {
    return new InProcessContestant(new Levelled(new LevelPlayer(game, level, settings)));
  }

  /// What thinks: a plain search, or one that errs as a level does.
  private interface Mind {

    Thought prepare(Position position, Limits limits);

    void newGame();
  }

  /// A move to be found, which can be stopped before the search for it has begun.
  private record Thought(Supplier<Choice> search, Runnable stop) {}

  @Override
  public void newGame(GameRecord start) {
    mind.newGame();
  }

  @Override
  public Choice choose(Turn turn) throws EngineFault, InterruptedException {
    var position = turn.game().positionAfter(turn.game().plies());
    var thought = mind.prepare(position, turn.limits().toPlay());
    stop = thought.stop();
    var choice = thinker.submit(thought.search()::get);
    try {
      return choice.get(turn.patience().toNanos(), TimeUnit.NANOSECONDS);
    } catch (TimeoutException tooLong) {
      throw new EngineFault(
          FaultKind.HANG, "no move within %d ms".formatted(turn.patience().toMillis()));
    } catch (ExecutionException mistake) {
      throw new EngineFault(FaultKind.CRASH, String.valueOf(mistake.getCause()).replaceAll("\\R", " "));
    } finally {
      if (!choice.isDone()) {
        stop.run();
      }
    }
  }

  @Override
  public void close() {
    stop.run();
    thinker.shutdown();
    try {
      // A search that goes on would take time from the next game.
      thinker.awaitTermination(STOP_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException hurry) {
      Thread.currentThread().interrupt();
    }
  }

  private record Searching(Engine engine) implements Mind {

    @Override
    public Thought prepare(Position position, Limits limits) {
      var search = engine.prepare(position, limits, 1, SearchListener.NONE);
      return new Thought(() -> choice(search.run()), search::stop);
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

  private record Levelled(LevelPlayer player) implements Mind {

    @Override
    public Thought prepare(Position position, Limits limits) {
      var effort = new Effort();
      var move = player.prepare(position, LimitedContestant.both(player.level().limits(), limits), effort);
      return new Thought(() -> choice(move.choose(), effort), move::stop);
    }

    private static Choice choice(ScoredLine line, Effort effort) {
      return new Choice(
          line.move(), Optional.of(UgiInfoReader.judgement(line.score(), effort.depth, effort.nodes)));
    }

    @Override
    public void newGame() {
      player.newGame();
    }
  }

  /// How far a level has looked.
  private static final class Effort implements SearchListener {

    private OptionalInt depth = OptionalInt.empty();
    private OptionalLong nodes = OptionalLong.empty();

    @Override
    public void iterationDone(SearchResult soFar) {
      depth = OptionalInt.of(soFar.depth());
      nodes = OptionalLong.of(soFar.statistics().nodes());
    }
  }
}
