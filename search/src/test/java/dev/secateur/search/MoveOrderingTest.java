package dev.secateur.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.Move;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/// Which moves the search tries first, and how long killers and history live. The priorities are
/// those that a user can ask for.
class MoveOrderingTest {

  /// White can capture one piece (22x13 over 17) or two (21x7 over 17 and 10).
  private static final String ONE_OR_TWO_CAPTURES = "W:W21,22,32:B17,18,10,3";

  private final Game game = Played.game("checkers");
  private final Searcher searcher = Played.searcher(game);

  @Test
  void aCaptureHasTenThousandAndAThousandForEachPiece() {
    var position = game.notation().parsePosition(ONE_OR_TWO_CAPTURES);
    var priorities = priorities(position);
    assertThat(priorities.get("22x13")).containsEntry("capture", 11_000);
    assertThat(priorities.get("21x7")).containsEntry("capture", 12_000);
  }

  /// A search of depth 1, or without iterative deepening, has no earlier iteration that orders the
  /// root.
  @Test
  void theFirstIterationTriesPromisingRootMovesFirst() {
    int reordered = 0;
    for (var position : Played.random(game, 300, 40)) {
      var moves = position.legalMoves();
      int most = Arrays.stream(moves).mapToInt(position::captures).max().orElseThrow();
      long first = firstOfDepthOne(position, SearchOptions.STANDARD);
      assertThat(position.captures(first)).isEqualTo(most);
      reordered += position.captures(moves[0]) < most ? 1 : 0;
      assertThat(firstOfDepthOne(position, SearchOptions.STANDARD.off(SearchOption.ORDERING)))
          .isEqualTo(moves[0]);
    }
    assertThat(reordered).isPositive();
  }

  /// The root move that a new search of depth 1 tries first.
  private long firstOfDepthOne(Position position, SearchOptions options) {
    searcher.newGame();
    var recorded = new RecordedTree();
    searcher.search(position, Limits.depth(1), options, 1, recorded);
    return recorded.rootMoves.getFirst().move;
  }

  @Test
  void theBestMoveOfTheLastSearchOfAPositionComesFirst() {
    var best =
        searcher
            .search(game.start(), Limits.depth(8), SearchOptions.STANDARD, 1, SearchListener.NONE)
            .best();
    assertThat(searcher.priorities(game.start(), SearchOptions.STANDARD).get(best))
        .containsOnlyKeys("table");
    assertThat(
            searcher
                .priorities(game.start(), SearchOptions.STANDARD.off(SearchOption.TABLE))
                .get(best))
        .doesNotContainKey("table");
  }

  /// The table would otherwise remember a second-best move as the best one.
  @Test
  void aSearchForTheSecondBestLineLeavesTheBestMoveInTheTable() {
    var best =
        searcher
            .search(game.start(), Limits.depth(6), SearchOptions.STANDARD, 3, SearchListener.NONE)
            .best();
    assertThat(searcher.priorities(game.start(), SearchOptions.STANDARD).get(best))
        .containsOnlyKeys("table");
  }

  @Test
  void theLastMovesOfTheGameAreKnownAtTheRoot() {
    for (var name : List.of("checkers", "reversi", "quoridor")) {
      var played = Played.game(name);
      var start = played.start();
      assertThat(LastMoves.before(start)).isEqualTo(new LastMoves(Move.NONE, Move.NONE));
      long first = start.legalMoves()[0];
      start.make(first);
      assertThat(LastMoves.before(start)).isEqualTo(new LastMoves(Move.NONE, first));
      long second = start.legalMoves()[1];
      start.make(second);
      assertThat(LastMoves.before(start)).isEqualTo(new LastMoves(first, second));
      assertThat(start.ply()).isEqualTo(2);
    }
  }

  @Test
  void whatIsSwitchedOffIsNotRemembered() {
    var off =
        SearchOptions.STANDARD
            .off(SearchOption.KILLERS)
            .off(SearchOption.HISTORY)
            .off(SearchOption.COUNTER_MOVES);
    searcher.search(game.start(), Limits.depth(8), off, 1, SearchListener.NONE);
    assertThat(searcher.priorities(game.start(), SearchOptions.STANDARD).values())
        .allSatisfy(terms -> assertThat(terms).doesNotContainKeys("history", "counter-move"));
    var killers = searcher.killers();
    for (int ply = 0; ply < 8; ply++) {
      assertThat(killers.first(ply)).isEqualTo(Move.NONE);
    }
    searchStart();
    assertThat(killers.first(3)).isNotEqualTo(Move.NONE);
  }

  @Test
  void historyIsKeptBetweenTheSearchesOfOneGame() {
    searchStart();
    assertThat(terms()).contains("history");
    searcher.search(
        game.notation().parsePosition(ONE_OR_TWO_CAPTURES),
        Limits.depth(1),
        SearchOptions.STANDARD,
        1,
        SearchListener.NONE);
    assertThat(terms()).contains("history");
  }

  @Test
  void historyCanBeClearedAlone() {
    searchStart();
    searcher.clearHistory();
    assertThat(terms()).doesNotContain("history");
  }

  @Test
  void aNewGameClearsEverything() {
    searchStart();
    searcher.newGame();
    assertThat(terms()).isEmpty();
  }

  /// A killer of an earlier search says nothing about another tree.
  @Test
  void everySearchStartsWithoutKillers() {
    var killers = new Killers(2);
    assertThat(killers.first(1)).isEqualTo(Move.NONE);
    killers.add(1, 7);
    killers.add(1, 8);
    killers.add(1, 8);
    assertThat(killers.first(1)).isEqualTo(8);
    assertThat(killers.second(1)).isEqualTo(7);
    killers.clear();
    assertThat(killers.first(1)).isNotEqualTo(8);
    assertThat(killers.second(1)).isNotEqualTo(7);

    searchStart();
    long nodesWithKillersOfTheLastSearch = nodesOfASecondSearch(false);
    long nodesWithoutThem = nodesOfASecondSearch(true);
    assertThat(nodesWithKillersOfTheLastSearch).isEqualTo(nodesWithoutThem);
  }

  /// Every search of this test starts with the history and table of a first one.
  private long nodesOfASecondSearch(boolean clearKillers) {
    searcher.newGame();
    searchStart();
    if (clearKillers) {
      searcher.clearKillers();
    }
    var position = Played.after(game, "11-15 23-19");
    return searcher
        .search(position, Limits.depth(8), SearchOptions.STANDARD, 1, SearchListener.NONE)
        .statistics()
        .nodes();
  }

  private void searchStart() {
    searcher.search(game.start(), Limits.depth(8), SearchOptions.STANDARD, 1, SearchListener.NONE);
  }

  private Set<String> terms() {
    var names = new TreeSet<String>();
    priorities(game.start()).values().forEach(terms -> names.addAll(terms.keySet()));
    return names;
  }

  private Map<String, Map<String, Integer>> priorities(Position position) {
    var byMove = new TreeMap<String, Map<String, Integer>>();
    searcher
        .priorities(position, SearchOptions.STANDARD)
        .forEach((move, terms) -> byMove.put(game.notation().formatMove(position, move), terms));
    return byMove;
  }
}
