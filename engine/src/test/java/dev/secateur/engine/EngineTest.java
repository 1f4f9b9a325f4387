package dev.secateur.engine;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Evaluator;
import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.search.SearchResult;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/// The effect of changes to an engine during a search.
class EngineTest {

  /// More nodes than any of these searches needs, so that a search that is not stopped fails and
  /// does not hang.
  private static final Limits MANY_NODES = Limits.nodes(300_000);

  private static final Game REVERSI = Games.installed().find("reversi");

  private final Engine engine = Engine.standard(REVERSI);

  /// A search that calls `afterThree` after its third iteration.
  private SearchResult search(Consumer<SearchResult> afterThree) {
    return engine.search(
        REVERSI.start(),
        MANY_NODES,
        1,
        soFar -> {
          if (soFar.depth() == 3) {
            afterThree.accept(soFar);
          }
        });
  }

  @Test
  void newOptionsApplyToTheRunningSearch() {
    var without = SearchOptions.STANDARD.off(SearchOption.TABLE);
    engine.change(engine.settings().with(without));
    assertThat(search(_ -> {}).statistics().tableProbes()).isZero();
    var switchedOn =
        search(_ -> engine.change(engine.settings().with(SearchOptions.STANDARD))).statistics();
    assertThat(switchedOn.tableProbes()).isPositive();
    assertThat(engine.settings().options()).isEqualTo(SearchOptions.STANDARD);
  }

  @Test
  void aNewEvaluatorStopsTheRunningSearch() {
    var other = Evaluators.installed().find(REVERSI, "discs");
    var stopped = search(_ -> engine.change(engine.settings().with(other)));
    assertThat(stopped.depth()).isEqualTo(3);
    assertThat(stopped.statistics().nodes()).isLessThan(MANY_NODES.nodes());
    var next = engine.search(REVERSI.start(), Limits.depth(1));
    var expected = new Engine(REVERSI, Settings.of(other)).search(REVERSI.start(), Limits.depth(1));
    assertThat(next.score()).isEqualTo(expected.score());
  }

  @Test
  void aModelIsLoadedBeforeTheFirstSearch() {
    var created = new AtomicInteger();
    var discs = Evaluators.installed().find(REVERSI, "discs");
    var counting =
        new EvaluatorFactory() {
          @Override
          public String game() {
            return discs.game();
          }

          @Override
          public String name() {
            return "counting";
          }

          @Override
          public String description() {
            return "counts how often it is created";
          }

          @Override
          public List<Weight> weights() {
            return List.of();
          }

          @Override
          public Evaluator create(Map<String, Integer> weights) {
            created.incrementAndGet();
            return discs.create(weights);
          }
        };
    var _ = new Engine(REVERSI, Settings.of(counting));
    assertThat(created).hasPositiveValue();
  }

  @Test
  void newLimitsApplyToTheRunningSearch() {
    assertThat(search(_ -> engine.setLimits(Limits.depth(5))).depth()).isEqualTo(5);
  }

  @Test
  void stopEndsTheRunningSearch() {
    assertThat(search(_ -> engine.stop()).depth()).isEqualTo(3);
  }
}
