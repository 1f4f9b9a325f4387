package dev.secateur.server.archive;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.secateur.core.Decision;
import dev.secateur.core.Outcome;
import java.util.Locale;

/// How a game stands, in the words of the service: more than the rules know (a resignation).
/// The words for that are those of [Decision].
///
/// @param result `undecided`, `first`, `second` or `draw`
/// @param reason such as `goal` or `resignation`; `none` while undecided
public record Ending(String result, String reason) {

  public static final Ending UNDECIDED = new Ending("undecided", "none");
  public static final String RESIGNATION = Decision.RESIGNATION.word();
  public static final String AGREEMENT = Decision.AGREEMENT.word();
  public static final String TIME = Decision.TIME.word();

  public static Ending of(Outcome outcome) {
    var result =
        switch (outcome.result()) {
          case UNDECIDED -> "undecided";
          case FIRST_WINS -> "first";
          case SECOND_WINS -> "second";
          case DRAW -> "draw";
        };
    var reason = outcome.reason().name().toLowerCase(Locale.ROOT).replace('_', '-');
    return new Ending(result, reason);
  }

  public static Ending lossOf(int side, String reason) {
    return new Ending(side == 0 ? "second" : "first", reason);
  }

  public static Ending drawBy(String reason) {
    return new Ending("draw", reason);
  }

  @JsonIgnore
  public boolean isOver() {
    return !result.equals(UNDECIDED.result);
  }
}
