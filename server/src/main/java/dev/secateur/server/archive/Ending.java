package dev.secateur.server.archive;

import com.fasterxml.jackson.annotation.JsonIgnore;
import dev.secateur.core.Outcome;
import dev.secateur.core.Termination;

/// The result of a game and its reason. The reason may be one that the rules do not know, such as a
/// resignation.
///
/// @param result `undecided`, `first`, `second` or `draw`
/// @param reason the code of a [Termination], such as `goal` or `resignation`; `none` while
///     undecided
public record Ending(String result, String reason) {

  public static final Ending UNDECIDED = new Ending("undecided", "none");
  public static final String RESIGNATION = Termination.RESIGNATION.code();
  public static final String AGREEMENT = Termination.AGREEMENT.code();
  public static final String TIME = Termination.TIME.code();

  public static Ending of(Outcome outcome) {
    var result =
        switch (outcome.result()) {
          case UNDECIDED -> "undecided";
          case FIRST_WINS -> "first";
          case SECOND_WINS -> "second";
          case DRAW -> "draw";
        };
    return new Ending(result, outcome.termination().code());
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
