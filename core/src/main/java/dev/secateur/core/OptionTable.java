package dev.secateur.core;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Every option that a user can name: those of the search, and those that games declare.
public final class OptionTable {

  /// The preset with the configuration of the founding documents (docs/requirements.md): fixed
  /// depth, plain alpha-beta with ordering, killers and history, a table that starts empty and
  /// keeps leaves too, threshold 100, variety. Every other technique is off, whatever a game's own
  /// default is. An engine with this preset uses the evaluator of the same name.
  public static final String FOUNDING = "founding";

  /// Options under a name, with one line about them.
  public record Preset(String name, String help, SearchOptions options) {}

  private static final SearchOptions FOUNDING_OPTIONS =
      SearchOptions.STANDARD
          .off(SearchOption.DEEPENING)
          .off(SearchOption.ASPIRATION)
          .off(SearchOption.PVS)
          .off(SearchOption.TABLE_AGEING)
          .off(SearchOption.COUNTER_MOVES)
          .off(SearchOption.LMR)
          .off(SearchOption.QUIESCENCE)
          .off(SearchOption.ORACLE)
          .off(SearchOption.WIN_DISTANCE)
          .off(SearchOption.FOLLOW_UP_HISTORY)
          .off(SearchOption.TABLE_KEEP_DEEPER)
          .off(SearchOption.LAZY_EVALUATION)
          .off(SearchOption.REVERSE_FUTILITY)
          .off(SearchOption.NULL_MOVE)
          .off(SearchOption.PROBCUT)
          .off(SearchOption.PROBCUT_END)
          .off(SearchOption.EVALUATION_ORDERING)
          .off(SearchOption.LATE_MOVE_PRUNING)
          .off(SearchOption.IIR)
          .off(SearchOption.SINGLE_REPLY)
          .off(SearchOption.RECAPTURE)
          .off(SearchOption.THREATS)
          .with(SearchOption.DEFAULT_DEPTH, 2)
          .with(SearchOption.TABLE_LEAVES, 1)
          .with(SearchOption.PRUNE_THRESHOLD, 100)
          .with(SearchOption.RANDOM_EQUALS, 1);

  private final List<SearchOption> options;

  /// @param gameOptions the options that games declare, with different names
  OptionTable(Collection<SearchOption> gameOptions) {
    this(gameOptions, Map.of());
  }

  /// @param standards the standard values that differ
  private OptionTable(Collection<SearchOption> gameOptions, Map<SearchOption, Double> standards) {
    options =
        Stream.concat(SearchOption.general().stream(), gameOptions.stream())
            .sorted()
            .map(option -> option.withStandard(standards.getOrDefault(option, option.standard())))
            .toList();
  }

  /// The options of one game: the general ones and its own, with the standard values of this game.
  public static OptionTable of(Game game) {
    return new OptionTable(game.options(), game.optionDefaults());
  }

  /// All options, in the order of lists.
  public List<SearchOption> all() {
    return options;
  }

  /// The options that `--without` accepts.
  public List<SearchOption> techniques() {
    return options.stream().filter(SearchOption::isTechnique).toList();
  }

  /// The options with one changed, as a user types it: `hash` and `128`, `killers` and `off`.
  ///
  /// @throws NotationException if there is no such option or it has no such value
  public SearchOptions change(SearchOptions before, String name, String value) {
    return before.with(find(name, options, "an option"), value);
  }

  /// The options without the techniques of a list such as `lmr,killers`.
  ///
  /// @throws NotationException if one of them is not a technique
  public SearchOptions without(SearchOptions before, String techniques) {
    var options = before;
    int at = 0;
    for (String name : techniques.split("[,+]", -1)) {
      try {
        options = options.off(find(name.strip(), techniques(), "a technique"));
      } catch (NotationException broken) {
        throw new NotationException(broken.error().within(techniques, at));
      }
      at += name.length() + 1;
    }
    return options;
  }

  private static SearchOption find(String name, List<SearchOption> among, String what) {
    return among.stream()
        .filter(option -> option.text().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    name,
                    0,
                    "%s is not %s".formatted(NotationError.quote(name), what),
                    among.stream().map(SearchOption::text).collect(Collectors.joining(", "))));
  }

  /// Every preset, the usual one first.
  public List<Preset> presets() {
    return List.of(
        preset("default", "our best configuration", SearchOptions.STANDARD),
        preset(
            FOUNDING,
            "the configuration of the founding documents, with their evaluator",
            FOUNDING_OPTIONS));
  }

  private Preset preset(String name, String help, SearchOptions general) {
    var all = general;
    for (SearchOption option : options) {
      var value = option.inPresets().get(name);
      all = value == null ? all : all.with(option, value);
    }
    return new Preset(name, help, all);
  }

  /// The options of the preset with this name.
  ///
  /// @throws NotationException if there is no such preset
  public SearchOptions preset(String name) {
    return presets().stream()
        .filter(preset -> preset.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                new NotationException(
                    name,
                    0,
                    NotationError.quote(name) + " is not a preset",
                    presets().stream().map(Preset::name).collect(Collectors.joining(" or "))))
        .options();
  }
}
