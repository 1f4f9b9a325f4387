package dev.secateur.games.checkers;

import dev.secateur.core.Commentary;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Says what a line of play does to the pieces, which is how players talk about moves: "loses a
/// man after 23-18 14x23".
final class CheckersCommentary implements Commentary {

  /// Less of an advantage than this is a balance, in hundredths of a man.
  private static final int BALANCE = 50;

  @Override
  public String why(Position position, List<Long> line, int score, int best) {
    if (line.isEmpty()) {
      return Score.text(score) + cost(score, best);
    }
    var told = new CheckersLine((CheckersPosition) position, line);
    return what(told, score) + cost(score, best);
  }

  private static String what(CheckersLine line, int score) {
    if (Score.isDecisive(score)) {
      return (score > 0 ? "wins in " : "loses in ")
          + plies(score)
          + (score > 0 ? " with " : " after ")
          + line.text();
    }
    var events = events(line);
    if (!events.isEmpty()) {
      return String.join(" and ", events)
          + (line.eventPlies() == 1 ? " with " : " after ")
          + line.textToLastEvent();
    }
    return standing(score) + (line.length() == 1 ? "" : "; expected is " + line.text());
  }

  private static List<String> events(CheckersLine line) {
    var events = new ArrayList<String>();
    int men = line.menTaken() - line.menLost();
    int kings = line.kingsTaken() - line.kingsLost();
    if (men == 0 && kings == 0) {
      int traded = line.menTaken() + line.kingsTaken();
      if (traded > 0) {
        events.add("trades %s for %s".formatted(number(traded), number(traded)));
      }
    } else if (men >= 0 && kings >= 0) {
      events.add("wins " + pieces(men, kings));
    } else if (men <= 0 && kings <= 0) {
      events.add("loses " + pieces(-men, -kings));
    } else if (kings > 0) {
      events.add("takes %s for %s".formatted(pieces(0, kings), pieces(-men, 0)));
    } else {
      events.add("gives %s for %s".formatted(pieces(0, -kings), pieces(men, 0)));
    }
    if (line.ownCrowned() > 0) {
      events.add("crowns");
    }
    if (line.opponentCrowned() > 0) {
      events.add("lets the opponent crown");
    }
    return events;
  }

  private static String standing(int score) {
    if (Math.abs(score) < BALANCE) {
      return "keeps the balance";
    }
    return score > 0 ? "keeps a lead of " + men(score) : "stays " + men(-score) + " behind";
  }

  /// What a worse move costs; nothing for the best one.
  private static String cost(int score, int best) {
    if (score >= best) {
      return "";
    }
    if (Score.isDecisive(best) && best > 0) {
      return score > 0 && Score.isDecisive(score)
          ? "; the quickest win takes " + plies(best)
          : "; misses a win in " + plies(best);
    }
    if (Score.isDecisive(score)) {
      return Score.isDecisive(best)
          ? "; the best move holds out for " + plies(best)
          : "; the best move does not lose";
    }
    return "; " + men(best - score) + " worse than the best move";
  }

  private static String plies(int score) {
    int plies = Math.abs(Score.plies(score));
    return plies + (plies == 1 ? " ply" : " plies");
  }

  private static String men(int score) {
    return String.format(Locale.ROOT, "%.2f men", Score.inUnits(score));
  }

  private static String pieces(int men, int kings) {
    var menText = men == 1 ? "a man" : number(men) + " men";
    var kingsText = kings == 1 ? "a king" : number(kings) + " kings";
    if (kings == 0) {
      return menText;
    }
    return men == 0 ? kingsText : kingsText + " and " + menText;
  }

  private static String number(int count) {
    var words = List.of("no", "one", "two", "three", "four", "five", "six");
    return count < words.size() ? words.get(count) : String.valueOf(count);
  }
}
