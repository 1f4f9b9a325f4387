package dev.secateur.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Notation;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOptions;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LevelsTest {

  private static Game game(String name) {
    return Games.installed().find(name);
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void thereAreTenLevelsWithDifferentNames(String name) {
    var levels = Levels.of(game(name));
    assertThat(levels).extracting(Level::number).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    assertThat(levels).extracting(Level::name).doesNotHaveDuplicates();
    assertThat(levels.getFirst().name()).isEqualTo("beginner");
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void aHigherLevelNeverSearchesLessOrMakesMoreMistakes(String name) {
    var levels = Levels.of(game(name));
    assertNeverFalls(levels, level -> orUnlimited(level.depth()));
    assertNeverFalls(levels, level -> orUnlimited(level.nodes()));
    assertNeverFalls(levels, level -> -level.mistakePercent());
    assertNeverFalls(levels, level -> -level.worstMistake());
    assertNeverFalls(levels, level -> -level.choices());
  }

  private static double orUnlimited(long limit) {
    return limit == 0 ? Double.POSITIVE_INFINITY : limit;
  }

  private static void assertNeverFalls(List<Level> levels, ToDoubleFunction<Level> strength) {
    assertThat(levels.stream().mapToDouble(strength).toArray()).isSorted();
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void allLevelsButTheLastAreRepeatable(String name) {
    var levels = Levels.of(game(name));
    assertThat(levels.subList(0, 9)).allMatch(Level::isRepeatable);
    var last = levels.getLast();
    assertThat(last.isRepeatable()).isFalse();
    assertThat(last.depth()).isZero();
    assertThat(last.nodes()).isZero();
    assertThat(last.mistakePercent()).isZero();
    var settings = last.settings(game(name), Evaluators.installed());
    assertThat(settings.options()).isEqualTo(SearchOptions.STANDARD);
    assertThat(settings.evaluator().isStandard()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"checkers", "reversi", "quoridor"})
  void everyEvaluatorOfALevelExists(String name) {
    for (Level level : Levels.of(game(name))) {
      assertThat(level.settings(game(name), Evaluators.installed()).evaluator().game())
          .isEqualTo(name);
    }
  }

  @Test
  void aGameWithoutALevelFileHasGenericLevels() {
    assertThat(Levels.of(new Unknown())).hasSize(10);
  }

  @Test
  void aLevelIsFoundByNumberAndByName() {
    assertThat(Levels.find(game("reversi"), "4").name()).isEqualTo("casual");
    assertThat(Levels.find(game("reversi"), "Casual").number()).isEqualTo(4);
    assertThatThrownBy(() -> Levels.find(game("reversi"), "11"))
        .isInstanceOf(NotationException.class)
        .hasMessageStartingWith("\"11\" is not a level: expected 1 to 10 or beginner, novice");
  }

  @Test
  void aBrokenLineIsQuotedInTheError() {
    assertThatThrownBy(() -> Levels.parse("# levels\n1 beginner x - - 0 0 1 classic"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("\"1 beginner x - - 0 0 1 classic\" is not a level");
    assertThatThrownBy(() -> Levels.parse("1 beginner"))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("nine or ten columns");
  }

  /// Only its name matters.
  private static final class Unknown implements Game {

    @Override
    public String name() {
      return "unknown";
    }

    @Override
    public Position start() {
      throw new UnsupportedOperationException();
    }

    @Override
    public Notation notation() {
      throw new UnsupportedOperationException();
    }
  }
}
