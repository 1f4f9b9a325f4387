package dev.secateur.games.checkers;

import dev.secateur.core.Commentary;
import dev.secateur.core.Position;
import dev.secateur.core.Remark;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Explains a line by what happens to the pieces, as players do: "loses a man after 23-18 14x23".
final class CheckersCommentary implements Commentary {

  /// A smaller advantage counts as balance, in hundredths of a man.
  private static final int BALANCE = 50;

  @Override
  public List<Remark> remarks(Position position, List<Long> line, int score, int best) {
    var remarks = new ArrayList<Remark>();
    if (line.isEmpty()) {
      remarks.add(Remark.of("score", Score.text(score)));
    } else {
      describe(new CheckersLine((CheckersPosition) position, line), score, remarks);
    }
    if (score < best) {
      remarks.add(cost(score, best));
    }
    return remarks;
  }

  private static void describe(CheckersLine line, int score, List<Remark> remarks) {
    if (Score.isDecisive(score)) {
      remarks.add(decided(score));
      remarks.add(after(line.text(), score > 0));
      return;
    }
    addEvents(line, remarks);
    if (!remarks.isEmpty()) {
      remarks.add(after(line.textToLastEvent(), line.eventPlies() == 1));
      return;
    }
    remarks.add(standing(score));
    if (line.length() > 1) {
      remarks.add(Remark.of("expected", "; expected line: " + line.text(), line.text()));
    }
  }

  private static Remark decided(int score) {
    boolean wins = score > 0;
    if (!Score.isDistanceKnown(score)) {
      return wins ? Remark.of("wins", "wins") : Remark.of("loses", "loses");
    }
    var in = (wins ? "wins in " : "loses in ") + plies(score);
    return Remark.of(wins ? "wins-in" : "loses-in", in, pliesOf(score));
  }

  private static Remark after(String text, boolean with) {
    return Remark.of("line", (with ? " with " : " after ") + text, text);
  }

  private static void addEvents(CheckersLine line, List<Remark> remarks) {
    int men = line.menTaken() - line.menLost();
    int kings = line.kingsTaken() - line.kingsLost();
    int traded = line.menTaken() + line.kingsTaken();
    if (men == 0 && kings == 0 && traded > 0) {
      var trade = "trades %s for %s".formatted(number(traded), number(traded));
      remarks.add(Remark.of("trades", trade, traded));
    }
    if (kings != 0) {
      var words = conjunction(remarks) + gain(kings, "a king", "kings");
      remarks.add(Remark.of(kings > 0 ? "wins-kings" : "loses-kings", words, Math.abs(kings)));
    }
    if (men != 0) {
      var words = conjunction(remarks) + gain(men, "a man", "men");
      remarks.add(Remark.of(men > 0 ? "wins-men" : "loses-men", words, Math.abs(men)));
    }
    if (line.ownCrowned() > 0) {
      remarks.add(Remark.of("crowns", conjunction(remarks) + "gets a king"));
    }
    if (line.opponentCrowned() > 0) {
      remarks.add(
          Remark.of("opponent-crowns", conjunction(remarks) + "lets the opponent get a king"));
    }
  }

  private static String gain(int gained, String one, String several) {
    int count = Math.abs(gained);
    var what = count == 1 ? one : number(count) + " " + several;
    return (gained > 0 ? "wins " : "loses ") + what;
  }

  private static String conjunction(List<Remark> before) {
    return before.isEmpty() ? "" : " and ";
  }

  private static Remark standing(int score) {
    if (Math.abs(score) < BALANCE) {
      return Remark.of("balance", "keeps the balance");
    }
    return score > 0
        ? Remark.of("lead", "keeps a lead of " + men(score), units(score))
        : Remark.of("behind", "stays " + men(-score) + " behind", units(-score));
  }

  /// What a worse move costs.
  private static Remark cost(int score, int best) {
    if (Score.isDecisive(best) && !Score.isDistanceKnown(best)) {
      return costOfUnknownDistance(score, best);
    }
    if (Score.isDecisive(best) && best > 0) {
      return score > 0 && Score.isDecisive(score)
          ? Remark.of("slower", "; the fastest win takes " + plies(best), pliesOf(best))
          : Remark.of("misses-win", "; misses a win in " + plies(best), pliesOf(best));
    }
    if (Score.isDecisive(score)) {
      return Score.isDecisive(best)
          ? Remark.of(
              "holds-out", "; the best move delays the loss for " + plies(best), pliesOf(best))
          : Remark.of("need-not-lose", "; the best move does not lose");
    }
    int lost = best - score;
    return Remark.of("worse", "; " + men(lost) + " worse than the best move", units(lost));
  }

  /// The same if the best move wins or loses at a distance that is not known.
  private static Remark costOfUnknownDistance(int score, int best) {
    if (best < 0) {
      return Remark.of("loses-sooner", "; the best move delays the loss longer");
    }
    return score > 0 && Score.isDecisive(score)
        ? Remark.of("less-progress", "; the best move comes nearer to the win")
        : Remark.of("misses-any-win", "; misses a win");
  }

  private static int pliesOf(int score) {
    return Math.abs(Score.plies(score));
  }

  private static String units(int score) {
    return String.format(Locale.ROOT, "%.2f", Score.inUnits(score));
  }

  private static String plies(int score) {
    int plies = pliesOf(score);
    return plies + (plies == 1 ? " ply" : " plies");
  }

  private static String men(int score) {
    return units(score) + " men";
  }

  private static String number(int count) {
    var words = List.of("no", "one", "two", "three", "four", "five", "six");
    return count < words.size() ? words.get(count) : String.valueOf(count);
  }
}
