package dev.secateur.core;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// A value for every [SearchOption]. Immutable; each `with` gives new options.
public final class SearchOptions {

  /// Our best configuration.
  public static final SearchOptions STANDARD = new SearchOptions(new TreeMap<>());

  private final SortedMap<SearchOption, Double> changed;

  private SearchOptions(SortedMap<SearchOption, Double> changed) {
    this.changed = changed;
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

  /// The chosen word of an option with words.
  public String word(SearchOption option) {
    return option.choices().get(number(option));
  }

  /// A value in display units, as a score.
  public int score(SearchOption option) {
    return Score.ofUnits(value(option));
  }

  public SearchOptions with(SearchOption option, double value) {
    if (!option.allows(value)) {
      throw new IllegalArgumentException(option.text() + " cannot be " + value);
    }
    var more = new TreeMap<>(changed);
    more.put(option, value);
    return new SearchOptions(more);
  }

  /// These options with one value changed, as a user types it: `128`, `off`, `fail-soft`.
  ///
  /// @throws NotationException if the option has no such value
  public SearchOptions with(SearchOption option, String value) {
    return with(option, option.parse(value));
  }

  public SearchOptions on(SearchOption option) {
    return with(option, 1);
  }

  public SearchOptions off(SearchOption option) {
    return with(option, 0);
  }

  /// The options with these values where nothing else is set.
  public SearchOptions withDefaults(Map<SearchOption, Double> defaults) {
    var more = new TreeMap<>(changed);
    defaults.forEach(more::putIfAbsent);
    return new SearchOptions(more);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SearchOptions options && options.changed.equals(changed);
  }

  @Override
  public int hashCode() {
    return changed.hashCode();
  }

  /// What differs from the standard, as a user would type it, in the order of the options. An
  /// option whose standard value depends on the game is always listed.
  public Map<String, String> changes() {
    var changes = new LinkedHashMap<String, String>();
    changed.forEach(
        (option, value) -> {
          if (value != option.standard() || option.variesByGame()) {
            changes.put(option.text(), option.text(value));
          }
        });
    return changes;
  }

  @Override
  public String toString() {
    return changes().entrySet().stream()
        .map(change -> change.getKey() + "=" + change.getValue())
        .collect(Collectors.joining(","));
  }
}
