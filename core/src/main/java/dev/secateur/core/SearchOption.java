package dev.secateur.core;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;

/// Every option of the search, declared once: the command line, the protocols, the web form and the
/// tuner all read this table.
public enum SearchOption {
  // Techniques, each of which can be switched off to see what it is worth.
  DEEPENING("search depth 1, then 2, and so on: each orders the moves of the next"),
  ASPIRATION("start each iteration with a narrow window around the last score"),
  PVS("search all but the first move with an empty window, and again if it surprises"),
  TABLE("remember positions in a transposition table"),
  TABLE_AGEING("keep the table from one search to the next, letting old entries fade"),
  ORDERING("try promising moves first; off turns off all the kinds of ordering below"),
  NOISY_FIRST("captures, promotions and goals before quiet moves"),
  KILLERS("quiet moves that refuted a sibling position next"),
  HISTORY("quiet moves that refuted many positions before others"),
  COUNTER_MOVES("the move that refuted the opponent's last move before"),
  LMR("search late quiet moves less deeply, and again if they surprise"),
  QUIESCENCE("do not evaluate in the middle of an exchange"),
  ORACLE("ask the game for exact answers"),
  DRAW_RULES("see repetitions and the other draw rules inside the tree"),
  LAZY_WALLS("Quoridor: search a path only for walls that could close one"),

  // What the founding documents let one set.
  ALPHA(Double.NEGATIVE_INFINITY, "lower end of the first window, in display units"),
  BETA(Double.POSITIVE_INFINITY, "upper end of the first window, in display units"),
  PRUNE_THRESHOLD(Double.POSITIVE_INFINITY, "a score as extreme as this ends a node; inf: never"),
  STRATEGIC_WALLS(0, 0, 128, "Quoridor: only so many walls near the paths; 0: all"),
  TABLE_LEAVES(false, "store leaves in the table too"),
  TABLE_EQUAL_DEPTH(false, "let the table answer only for the very depth that is asked for"),
  RANDOM_EQUALS(false, "choose at random among root moves of proven equal score"),
  SEED(1, 0, Integer.MAX_VALUE, "seed of every random choice"),

  PLAIN("none, minimax, fail-hard, fail-soft", "a textbook's algorithm instead of ours"),

  // Means.
  THREADS(1, 1, 256, "threads that share the table"),
  HASH(64, 1, 16_000, "megabytes of the transposition table"),
  OVERHEAD(30, 0, 10_000, "milliseconds of a clock kept for what is not searching");

  /// What values an option has.
  public enum Kind {
    /// On or off, and a technique that can be named in `--without`.
    TECHNIQUE,
    /// On or off.
    TOGGLE,
    /// A whole number.
    NUMBER,
    /// A decimal number, `inf` or `-inf`.
    DECIMAL,
    /// One of a few words; its value is the place of the word among them, from 0.
    CHOICE
  }

  private final Kind kind;
  private final double standard;
  private final double min;
  private final double max;
  private final String words;
  private final String help;

  SearchOption(Kind kind, double standard, double min, double max, String words, String help) {
    this.kind = kind;
    this.standard = standard;
    this.min = min;
    this.max = max;
    this.words = words;
    this.help = help;
  }

  SearchOption(Kind kind, double standard, double min, double max, String help) {
    this(kind, standard, min, max, "", help);
  }

  /// One of several words, by default the first.
  SearchOption(String words, String help) {
    this(Kind.CHOICE, 0, 0, words.split(", ", -1).length - 1, words, help);
  }

  /// A technique, which is on.
  SearchOption(String help) {
    this(Kind.TECHNIQUE, 1, 0, 1, help);
  }

  SearchOption(boolean on, String help) {
    this(Kind.TOGGLE, on ? 1 : 0, 0, 1, help);
  }

  SearchOption(int standard, int min, int max, String help) {
    this(Kind.NUMBER, standard, min, max, help);
  }

  SearchOption(double standard, String help) {
    this(Kind.DECIMAL, standard, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY, help);
  }

  /// The name that a user types: `table-leaves`.
  public String text() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  public Kind kind() {
    return kind;
  }

  public double standard() {
    return standard;
  }

  public double min() {
    return min;
  }

  public double max() {
    return max;
  }

  public String help() {
    return help;
  }

  /// The words of a [Kind#CHOICE].
  public List<String> choices() {
    return List.of(words.split(", ", -1));
  }

  /// A value as a user types it: `on`, `128`, `inf`, `fail-soft`.
  public String text(double value) {
    return switch (kind) {
      case TECHNIQUE, TOGGLE -> value == 0 ? "off" : "on";
      case NUMBER -> String.valueOf((int) value);
      case DECIMAL ->
          Double.isInfinite(value)
              ? (value > 0 ? "inf" : "-inf")
              : BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
      case CHOICE -> choices().get((int) value);
    };
  }

  /// What a user may type: `on or off`, `1 to 256`.
  public String range() {
    return switch (kind) {
      case TECHNIQUE, TOGGLE -> "on or off";
      case NUMBER -> "%d to %d".formatted((int) min, (int) max);
      case DECIMAL -> "a number, inf or -inf";
      case CHOICE -> words;
    };
  }

  public static List<SearchOption> techniques() {
    return List.of(values()).stream().filter(option -> option.kind() == Kind.TECHNIQUE).toList();
  }
}
