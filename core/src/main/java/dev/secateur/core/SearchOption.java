package dev.secateur.core;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// An option of the search: its name, its values, and what it does. The options that every game has
/// are declared here; a game declares its own in [Game#options]. An [OptionTable] holds them all
/// for the command line, the protocols, the web form and the tuner.
///
/// Options are sorted in the order of lists.
public final class SearchOption implements Comparable<SearchOption> {

  private static final List<SearchOption> GENERAL = new ArrayList<>();

  // Techniques. Each can be switched off, to measure what it is worth.
  public static final SearchOption DEEPENING =
      general(
          technique(
              "deepening", "search depth 1, then 2, and so on: each orders the moves of the next"));
  public static final SearchOption ASPIRATION =
      general(
          technique(
              "aspiration", "start each iteration with a narrow window around the last score"));
  public static final SearchOption PVS =
      general(
          technique(
              "pvs",
              "search all but the first move with a zero window, and again if it fails high"));
  public static final SearchOption TABLE =
      general(technique("table", "remember positions in a transposition table"));
  public static final SearchOption TABLE_AGEING =
      general(
          technique(
              "table-ageing",
              "keep the table from one search to the next, and replace old entries first"));
  public static final SearchOption ORDERING =
      general(
          technique(
              "ordering",
              "try promising moves first; off turns off all the kinds of ordering below"));
  public static final SearchOption NOISY_FIRST =
      general(technique("noisy-first", "try captures, promotions and goals before quiet moves"));
  public static final SearchOption KILLERS =
      general(technique("killers", "try quiet moves that refuted a sibling position next"));
  public static final SearchOption HISTORY =
      general(technique("history", "try quiet moves that refuted many positions before others"));
  public static final SearchOption COUNTER_MOVES =
      general(technique("counter-moves", "try the move that last refuted the opponent's move"));
  public static final SearchOption LMR =
      general(
          technique("lmr", "search late quiet moves less deeply, and again if they turn out well"));
  public static final SearchOption QUIESCENCE =
      general(technique("quiescence", "do not evaluate in the middle of an exchange"));
  public static final SearchOption ORACLE =
      general(technique("oracle", "use the game's exact scores of some positions"));
  public static final SearchOption DRAW_RULES =
      general(technique("draw-rules", "see repetitions and the other draw rules inside the tree"));

  public static final SearchOption WIN_DISTANCE =
      general(technique("win-distance", "do not look for wins later than one that is known"));

  // Techniques that pay in some games only. Each game says which it uses (Game#optionDefaults).
  public static final SearchOption FOLLOW_UP_HISTORY =
      general(
          byGame(
              technique(
                  "follow-up-history", "order quiet moves by how they did after the last moves")));
  public static final SearchOption EVALUATION_ORDERING =
      general(
          byGame(
              technique("evaluation-ordering", "near the end, order quiet moves by evaluations")));
  public static final SearchOption TABLE_KEEP_DEEPER =
      general(
          byGame(technique("table-keep-deeper", "a deep entry of the table stays for a while")));
  public static final SearchOption LAZY_EVALUATION =
      general(technique("lazy-evaluation", "a cheap bound is enough far outside the window"));
  public static final SearchOption REVERSE_FUTILITY =
      general(
          byGame(
              technique(
                  "reverse-futility", "trust an evaluation far above beta near the horizon")));
  public static final SearchOption REVERSE_FUTILITY_MARGIN =
      general(
          byGame(
              number(
                  "reverse-futility-margin",
                  60,
                  1,
                  10_000,
                  "points above beta for each ply that is left")));
  public static final SearchOption REVERSE_FUTILITY_DEPTH =
      general(byGame(number("reverse-futility-depth", 5, 1, 20, "plies that are left at most")));
  public static final SearchOption NULL_MOVE =
      general(byGame(technique("null-move", "trust a fail high that even a pass gives")));
  public static final SearchOption NULL_MOVE_REDUCTION =
      general(byGame(number("null-move-reduction", 2, 1, 6, "plies less after a null move")));
  public static final SearchOption NULL_MOVE_DEPTH =
      general(byGame(number("null-move-depth", 3, 2, 20, "depth from which it is tried")));
  public static final SearchOption PROBCUT =
      general(
          byGame(technique("probcut", "trust a shallow search that is far outside the window")));
  public static final SearchOption PROBCUT_END =
      general(
          byGame(
              technique("probcut-end", "before an exact search, search to the end with ProbCut")));
  public static final SearchOption PROBCUT_DEPTH =
      general(byGame(number("probcut-depth", 4, 2, 20, "depth from which ProbCut is tried")));
  public static final SearchOption PROBCUT_TRIES =
      general(byGame(number("probcut-tries", 1, 1, 2, "shallow searches that ProbCut tries")));
  public static final SearchOption PROBCUT_DEVIATIONS =
      general(
          byGame(
              number(
                  "probcut-deviations",
                  120,
                  10,
                  1_000,
                  "how far outside, in hundredths of the standard deviation")));
  public static final SearchOption LATE_MOVE_PRUNING =
      general(
          byGame(
              technique(
                  "late-move-pruning", "do not search late quiet moves near the horizon at all")));
  public static final SearchOption LATE_MOVE_COUNT =
      general(
          byGame(
              number(
                  "late-move-count",
                  8,
                  1,
                  200,
                  "moves that are always searched, plus the square of the depth")));
  public static final SearchOption LATE_MOVE_DEPTH =
      general(byGame(number("late-move-depth", 4, 1, 20, "plies that are left at most")));
  public static final SearchOption IIR =
      general(
          byGame(technique("iir", "search one ply less where the table has no move to try first")));
  public static final SearchOption IIR_DEPTH =
      general(byGame(number("iir-depth", 4, 2, 20, "depth from which it is used")));
  public static final SearchOption SINGLE_REPLY =
      general(byGame(technique("single-reply", "the only legal move costs no depth")));
  public static final SearchOption RECAPTURE =
      general(byGame(technique("recapture", "a capture that answers a capture costs no depth")));
  public static final SearchOption THREATS =
      general(
          byGame(technique("threats", "search one ply more where the opponent threatens to win")));
  public static final SearchOption THREATS_MARGIN =
      general(
          byGame(
              number("threats-margin", 50, 0, 10_000, "points that a threat gains at the least")));

  // Settings of the founding documents (docs/requirements.md).
  public static final SearchOption DEFAULT_DEPTH =
      general(
          number("default-depth", 0, 0, 120, "the depth if no depth limit is given; 0: no limit"));
  public static final SearchOption ALPHA =
      general(
          decimal(
              "alpha",
              Double.NEGATIVE_INFINITY,
              "lower end of the first window, in display units"));
  public static final SearchOption BETA =
      general(
          decimal(
              "beta", Double.POSITIVE_INFINITY, "upper end of the first window, in display units"));
  public static final SearchOption PRUNE_THRESHOLD =
      general(
          decimal(
              "prune-threshold",
              Double.POSITIVE_INFINITY,
              "a score this far from 0 ends a node; inf: never"));
  public static final SearchOption TABLE_LEAVES =
      general(toggle("table-leaves", "store leaves in the table too"));
  public static final SearchOption TABLE_EQUAL_DEPTH =
      general(toggle("table-equal-depth", "use scores of the table only at equal depth"));
  public static final SearchOption RANDOM_EQUALS =
      general(toggle("random-equals", "choose at random among root moves of proven equal score"));
  public static final SearchOption SEED =
      general(number("seed", 1, 0, Integer.MAX_VALUE, "seed of every random choice"));

  // The opening book of a game. It is used where a move is wanted, not an analysis.
  public static final SearchOption BOOK =
      general(toggle("book", "play moves of the opening book, if the game has one"));
  public static final SearchOption BOOK_VARIETY =
      general(
          number(
              "book-variety",
              0,
              0,
              10_000,
              "choose among book moves that lose so little, in hundredths of a display unit"));

  public static final SearchOption PLAIN =
      general(
          choice(
              "plain",
              List.of("none", "minimax", "fail-hard", "fail-soft"),
              "use a textbook algorithm instead"));

  // Resources.
  public static final SearchOption THREADS =
      general(number("threads", 1, 1, 256, "threads that share the table"));
  public static final SearchOption HASH =
      general(number("hash", 64, 1, 16_000, "megabytes of the transposition table"));
  public static final SearchOption OVERHEAD =
      general(
          number(
              "overhead",
              30,
              0,
              10_000,
              "milliseconds of a clock kept for delays outside the search"));

  /// The type of an option's values.
  public enum OptionKind {
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

  /// The values that an option can have, and its standard value.
  private record Values(
      OptionKind kind, double standard, double min, double max, List<String> words) {

    Values(OptionKind kind, double standard, double min, double max) {
      this(kind, standard, min, max, List.of());
    }

    Values withStandard(double value) {
      return new Values(kind, value, min, max, words);
    }
  }

  private static final Comparator<SearchOption> ORDER =
      Comparator.<SearchOption>comparingInt(option -> option.place)
          .thenComparing(option -> option.isOfGame)
          .thenComparing(option -> option.name);

  private final String name;
  private final Values values;
  private final String help;
  private final Map<String, Double> inPresets;
  private final int place;
  private final boolean isOfGame;
  private final boolean variesByGame;

  private SearchOption(
      String name,
      Values values,
      String help,
      Map<String, Double> inPresets,
      int place,
      boolean isOfGame,
      boolean variesByGame) {
    this.name = name;
    this.values = values;
    this.help = help;
    this.inPresets = inPresets;
    this.place = place;
    this.isOfGame = isOfGame;
    this.variesByGame = variesByGame;
  }

  /// An option of a game, listed after all others.
  private SearchOption(String name, Values values, String help) {
    this(name, values, help, Map.of(), Integer.MAX_VALUE, true, false);
  }

  /// A technique, which is on by default.
  public static SearchOption technique(String name, String help) {
    return new SearchOption(name, new Values(OptionKind.TECHNIQUE, 1, 0, 1), help);
  }

  /// A switch that is off by default.
  public static SearchOption toggle(String name, String help) {
    return new SearchOption(name, new Values(OptionKind.TOGGLE, 0, 0, 1), help);
  }

  public static SearchOption number(String name, int standard, int min, int max, String help) {
    return new SearchOption(name, new Values(OptionKind.NUMBER, standard, min, max), help);
  }

  /// Any decimal number.
  public static SearchOption decimal(String name, double standard, String help) {
    var values =
        new Values(
            OptionKind.DECIMAL, standard, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY);
    return new SearchOption(name, values, help);
  }

  /// One of several words, by default the first.
  public static SearchOption choice(String name, List<String> words, String help) {
    var values = new Values(OptionKind.CHOICE, 0, 0, words.size() - 1, List.copyOf(words));
    return new SearchOption(name, values, help);
  }

  private static SearchOption general(SearchOption declared) {
    var option =
        new SearchOption(
            declared.name,
            declared.values,
            declared.help,
            Map.of(),
            GENERAL.size(),
            false,
            declared.variesByGame);
    GENERAL.add(option);
    return option;
  }

  /// The options that every game has, in the order in which they are listed.
  public static List<SearchOption> general() {
    return List.copyOf(GENERAL);
  }

  /// The same option of a game, listed directly after one that every game has.
  public SearchOption listedAfter(SearchOption before) {
    return new SearchOption(name, values, help, inPresets, before.place, true, variesByGame);
  }

  /// The same option, with a value that a preset sets.
  public SearchOption inPreset(String preset, double value) {
    var more = new LinkedHashMap<>(inPresets);
    more.put(preset, value);
    return new SearchOption(name, values, help, more, place, isOfGame, variesByGame);
  }

  /// The same option with another standard value.
  SearchOption withStandard(double value) {
    return new SearchOption(
        name, values.withStandard(value), help, inPresets, place, isOfGame, variesByGame);
  }

  /// An option whose standard value each game sets. A technique among them is off in games that do
  /// not switch it on.
  private static SearchOption byGame(SearchOption option) {
    var values = option.isTechnique() ? option.values.withStandard(0) : option.values;
    return new SearchOption(
        option.name, values, option.help, option.inPresets, option.place, false, true);
  }

  /// Whether games set the standard value of this option.
  boolean variesByGame() {
    return variesByGame;
  }

  /// What presets set this option to, by their names.
  Map<String, Double> inPresets() {
    return inPresets;
  }

  /// The name that a user types: `table-leaves`.
  public String text() {
    return name;
  }

  public OptionKind kind() {
    return values.kind();
  }

  public boolean isTechnique() {
    return kind() == OptionKind.TECHNIQUE;
  }

  public double standard() {
    return values.standard();
  }

  public double min() {
    return values.min();
  }

  public double max() {
    return values.max();
  }

  public String help() {
    return help;
  }

  /// The words of a [OptionKind#CHOICE].
  public List<String> choices() {
    return values.words();
  }

  /// A value as a user types it: `on`, `128`, `inf`, `fail-soft`.
  public String text(double value) {
    return switch (kind()) {
      case TECHNIQUE, TOGGLE -> value == 0 ? "off" : "on";
      case NUMBER -> String.valueOf((int) value);
      case DECIMAL ->
          Double.isInfinite(value)
              ? (value > 0 ? "inf" : "-inf")
              : BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
      case CHOICE -> choices().get((int) value);
    };
  }

  /// The value that a user types.
  ///
  /// @throws NotationException if the option has no such value
  public double parse(String text) {
    try {
      double value = read(text.toLowerCase(Locale.ROOT));
      if (allows(value)) {
        return value;
      }
    } catch (NumberFormatException notANumber) {
      // The message below says what is expected.
    }
    throw new NotationException(
        text, 0, "%s is not a value of %s".formatted(NotationError.quote(text), name), range());
  }

  /// An unknown word becomes NaN or -1, which is outside every range.
  private double read(String text) {
    return switch (kind()) {
      case TECHNIQUE, TOGGLE ->
          switch (text) {
            case "on", "true", "1" -> 1;
            case "off", "false", "0" -> 0;
            default -> Double.NaN;
          };
      case NUMBER -> Integer.parseInt(text);
      case DECIMAL ->
          switch (text) {
            case "inf", "+inf", "infinity" -> Double.POSITIVE_INFINITY;
            case "-inf", "-infinity" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(text);
          };
      case CHOICE -> choices().indexOf(text);
    };
  }

  boolean allows(double value) {
    return value >= min() && value <= max();
  }

  /// What a user may type: `on or off`, `1 to 256`.
  public String range() {
    return switch (kind()) {
      case TECHNIQUE, TOGGLE -> "on or off";
      case NUMBER -> "%d to %d".formatted((int) min(), (int) max());
      case DECIMAL -> "a number, inf or -inf";
      case CHOICE -> String.join(", ", choices());
    };
  }

  @Override
  public int compareTo(SearchOption other) {
    return ORDER.compare(this, other);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SearchOption option && compareTo(option) == 0;
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
