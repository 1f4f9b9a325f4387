package dev.secateur.server.lab;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import dev.secateur.core.MoveNote;
import dev.secateur.lab.match.EloHistory;
import dev.secateur.lab.match.FinishedGame;
import dev.secateur.lab.match.GameStore;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.records.RecordJson;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/// A line about each game of a match, and the estimate after each pair. The moves are not kept in
/// memory: there may be too many.
final class MatchLog {

  @GuardedBy("this")
  private final EloHistory convergence;

  @GuardedBy("this")
  private final List<GameLine> lines = new ArrayList<>();

  MatchLog(MatchSetup setup) {
    convergence = new EloHistory(setup);
  }

  synchronized void add(FinishedGame game) {
    convergence.add(game);
    var record = game.record();
    lines.add(
        new GameLine(
            game.scheduled().number() + 1,
            game.scheduled().first(),
            game.scheduled().second(),
            game.scheduled().opening().text(),
            RecordJson.word(record.result()),
            record.ending(),
            game.termination(),
            record.plies(),
            record.line().moves().stream().mapToLong(move -> millis(move.note())).sum()));
  }

  private static long millis(MoveNote note) {
    return note.timeMs().orElse(0);
  }

  synchronized List<GameLine> lines() {
    return List.copyOf(lines);
  }

  synchronized List<EloHistory.EloPoint> steps() {
    return convergence.steps(0);
  }

  /// The same store, but every game that is read from it or added to it is also added to this log.
  GameStore listeningTo(GameStore store) {
    return new GameStore() {
      @Override
      public void forEach(Consumer<FinishedGame> game) throws IOException {
        store.forEach(
            each -> {
              add(each);
              game.accept(each);
            });
      }

      @Override
      public void append(FinishedGame game) throws IOException {
        store.append(game);
        add(game);
      }
    };
  }
}
