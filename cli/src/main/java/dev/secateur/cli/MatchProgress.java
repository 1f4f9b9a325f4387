package dev.secateur.cli;

import dev.secateur.lab.match.FinishedGame;
import dev.secateur.lab.match.MatchListener;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.lab.report.Figures;
import java.io.PrintWriter;
import java.util.Locale;

/// Shows the progress of a match on one line of a terminal, rewritten after each game.
final class MatchProgress implements MatchListener {

  private final Terminal terminal;
  private final PrintWriter err;
  private int maxLength;

  MatchProgress(Terminal terminal, PrintWriter err) {
    this.terminal = terminal;
    this.err = err;
  }

  @Override
  public void gameFinished(FinishedGame game, MatchStandings standing) {
    if (terminal.progress()) {
      show(line(standing));
    }
  }

  private void show(String whole) {
    // A line that fills the last column may wrap, and a wrapped line cannot be rewritten.
    var line = whole.substring(0, Math.min(whole.length(), terminal.columns() - 1));
    maxLength = Math.max(maxLength, line.length());
    err.print("\r" + line + " ".repeat(maxLength - line.length()));
    err.flush();
  }

  /// Removes the line.
  void clear() {
    if (maxLength > 0) {
      err.print("\r" + " ".repeat(maxLength) + "\r");
      err.flush();
    }
  }

  static String line(MatchStandings standing) {
    var text = new StringBuilder();
    text.append(String.format(Locale.ROOT, "%,d of %,d games", standing.finished(), standing.of()));
    if (standing.pairings().size() == 1) {
      var pairing = standing.pairings().getFirst();
      var counts = pairing.games().counts();
      text.append("  +%d =%d -%d".formatted(counts.get(2), counts.get(1), counts.getFirst()));
      pairing.elo().ifPresent(elo -> text.append("  Elo ").append(Figures.elo(elo)));
    }
    standing
        .sequential()
        .ifPresent(
            test ->
                text.append(
                    String.format(
                        Locale.ROOT,
                        "  LLR %.2f (%.2f to %.2f)",
                        test.ratio(),
                        test.test().lowerBound(),
                        test.test().upperBound())));
    int faults = standing.players().stream().mapToInt(player -> player.faultCount()).sum();
    return faults == 0 ? text.toString() : text + "  faults " + faults;
  }
}
