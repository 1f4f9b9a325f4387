package dev.secateur.lab.report;

import dev.secateur.lab.match.MatchStandings;
import dev.secateur.lab.match.PairingResult;
import dev.secateur.lab.statistics.Sprt;
import java.util.Locale;

/// Results as sentences, for pages and terminals.
public final class Sentences {

  private Sentences() {}

  /// The state of a sequential test.
  public static String of(MatchStandings.SequentialTest test) {
    var hypotheses = test.test();
    var decision =
        switch (test.decision()) {
          case CONTINUE -> "not decided";
          case ACCEPT_ELO0 -> Figures.signed(hypotheses.elo0()) + " is accepted";
          case ACCEPT_ELO1 -> Figures.signed(hypotheses.elo1()) + " is accepted";
        };
    return String.format(
        Locale.ROOT,
        "sequential test of %s against %s %sElo: %s after %,d pairs, LLR %.2f (%.2f to %.2f)",
        Figures.signed(hypotheses.elo0()),
        Figures.signed(hypotheses.elo1()),
        hypotheses.model() == Sprt.EloModel.NORMALIZED ? "normalized " : "",
        decision,
        test.pairs(),
        test.ratio(),
        hypotheses.lowerBound(),
        hypotheses.upperBound());
  }

  /// Why there is no estimate of the strength of two players.
  public static String noEstimate(PairingResult pairing) {
    return pairing.forfeits() == 0
        ? "no game is finished yet"
        : "every game was lost by a fault, which says nothing about strength";
  }

  /// How often adjudication was wrong.
  public static String audit(MatchStandings standing) {
    return "audit: %d games adjudicated and played on, %d ended with another result"
        .formatted(standing.adjudications(), standing.misjudged());
  }
}
