package dev.secateur.core;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/// A value for every [SearchOption]. Immutable; each `with` gives new options.
public final class SearchOptions {

  /// Our best configuration.
  public static final SearchOptions STANDARD = new SearchOptions(Map.of());

  /// The configuration of the founding documents: fixed depth, plain alpha-beta with ordering,
  /// killers and history, a table that starts empty and keeps leaves too, threshold 100, 20
  /// strategic walls, variety.
  public static final SearchOptions FOUNDING =
      STANDARD
          .off(SearchOption.DEEPENING)
          .off(SearchOption.ASPIRATION)
          .off(SearchOption.PVS)
          .off(SearchOption.TABLE_AGEING)
          .off(SearchOption.COUNTER_MOVES)
          .off(SearchOption.LMR)
          .off(SearchOption.QUIESCENCE)
          .off(SearchOption.ORACLE)
          .with(SearchOption.TABLE_LEAVES, 1)
          .with(SearchOption.PRUNE_THRESHOLD, 100)
          .with(SearchOption.STRATEGIC_WALLS, 20)
          .with(SearchOption.RANDOM_EQUALS, 1);

  private static final Map<String, SearchOptions> PRESETS =
      Map.of("default", STANDARD, "founding", FOUNDING);

  private final Map<SearchOption, Double> changed;

  private SearchOptions(Map<SearchOption, Double> changed) {
    var copy = new EnumMap<SearchOption, Double>(SearchOption.class);
    copy.putAll(changed);
    this.changed = copy;
  }

  /// The options of a name.
  ///
  /// @throws NotationException if there is no such preset
  public static SearchOptions preset(String name) {
    var preset = PRESETS.get(name);
    if (preset == null) {
      throw new NotationException(
          name, 0, NotationError.quote(name) + " is not a preset", "default or founding");
    }
    return preset;
  }

  /// The names of the presets there are, the standard one first.
  public static List<String> presets() {
    return List.of("default", "founding");
  }

  /// An option's value as a user types it.
  public String text(SearchOption option) {
    double value = value(option);
    return switch (option.kind()) {
      case TECHNIQUE, TOGGLE -> value == 0 ? "off" : "on";
      case NUMBER -> Integer.toString((int) value);
      case DECIMAL ->
          Double.isInfinite(value) ? value > 0 ? "inf" : "-inf" : Double.toString(value);
    };
  }

  public double value(SearchOption option) {
    var value = changed.get(option);
    return value == null ? option.standard() : value;
  }

  public boolean has(SearchOption option) {
    return value(option) != 0;
  }

  public int number(SearchOption option) {
    return (int) value(option);
  }

  /// A value in display units, as a score.
  public int score(SearchOption option) {
    return Score.ofUnits(value(option));
  }

  public SearchOptions with(SearchOption option, double value) {
    if (!(value >= option.least() && value <= option.most())) {
      throw new IllegalArgumentException(option.text() + " cannot be " + value);
    }
    var more = new EnumMap<SearchOption, Double>(SearchOption.class);
    more.putAll(changed);
    more.put(option, value);
    return new SearchOptions(more);
  }

  public SearchOptions off(SearchOption option) {
    return with(option, 0);
  }

  /// The options with one more, as a user types it: `hash` and `128`, `killers` and `off`.
  ///
  /// @throws NotationException if there is no such option or it has no such value
  public SearchOptions with(String name, String value) {
    var option = option(name);
    try {
      return with(option, parse(option, value));
    } catch (IllegalArgumentException outOfRange) {
      throw new NotationException(
          value,
          0,
          "%s is no value of %s".formatted(NotationError.quote(value), name),
          expected(option));
    }
  }

  /// The options without the techniques of a list such as `lmr,killers`.
  ///
  /// @throws NotationException if one of them is not a technique
  public SearchOptions without(String techniques) {
    var options = this;
    int at = 0;
    for (String name : techniques.split("[,+]", -1)) {
      try {
        options = options.off(technique(name.strip()));
      } catch (NotationException broken) {
        throw new NotationException(broken.error().within(techniques, at));
      }
      at += name.length() + 1;
    }
    return options;
  }

  private static SearchOption option(String name) {
    return Arrays.stream(SearchOption.values())
        .filter(option -> option.text().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(name, "an option", SearchOption.values()));
  }

  private static SearchOption technique(String name) {
    return SearchOption.techniques().stream()
        .filter(option -> option.text().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                unknown(
                    name, "a technique", SearchOption.techniques().toArray(SearchOption[]::new)));
  }

  private static NotationException unknown(String name, String what, SearchOption[] expected) {
    var names = Arrays.stream(expected).map(SearchOption::text).collect(Collectors.joining(", "));
    var wrong = "%s is not %s".formatted(NotationError.quote(name), what);
    return new NotationException(name, 0, wrong, names);
  }

  private static double parse(SearchOption option, String text) {
    return switch (option.kind()) {
      case TECHNIQUE, TOGGLE ->
          switch (text.toLowerCase(Locale.ROOT)) {
            case "on", "true", "1" -> 1;
            case "off", "false", "0" -> 0;
            default -> throw new IllegalArgumentException(text);
          };
      case NUMBER -> Integer.parseInt(text);
      case DECIMAL ->
          switch (text.toLowerCase(Locale.ROOT)) {
            case "inf", "+inf", "infinity" -> Double.POSITIVE_INFINITY;
            case "-inf", "-infinity" -> Double.NEGATIVE_INFINITY;
            default -> Double.parseDouble(text);
          };
    };
  }

  private static String expected(SearchOption option) {
    return switch (option.kind()) {
      case TECHNIQUE, TOGGLE -> "on or off";
      case NUMBER -> "%d to %d".formatted((int) option.least(), (int) option.most());
      case DECIMAL -> "a number, inf or -inf";
    };
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SearchOptions options && options.changed.equals(changed);
  }

  @Override
  public int hashCode() {
    return changed.hashCode();
  }

  /// What differs from the standard, as a user would type it.
  @Override
  public String toString() {
    return changed.entrySet().stream()
        .filter(entry -> entry.getValue() != entry.getKey().standard())
        .map(entry -> entry.getKey().text() + "=" + entry.getValue())
        .collect(Collectors.joining(","));
  }
}
