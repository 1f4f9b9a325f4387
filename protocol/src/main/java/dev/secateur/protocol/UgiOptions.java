package dev.secateur.protocol;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.EvaluatorFactory.Weight;
import dev.secateur.core.NotationError;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/// The options that UGI lists and sets: all options of the search, the evaluator with its weights,
/// and the number of lines to report.
final class UgiOptions {

  private static final Pattern SETTING =
      Pattern.compile("name\\s+(\\S+)(?:\\s+value(?:\\s+(.*))?)?");
  private static final String EVALUATOR = "Evaluator";
  private static final String LINES = "MultiPV";
  private static final int MAX_LINES = 256;

  private final Engine engine;
  private final Evaluators evaluators;
  private int lines = 1;

  UgiOptions(Engine engine, Evaluators evaluators) {
    this.engine = engine;
    this.evaluators = evaluators;
  }

  /// How many best lines a search reports.
  int lines() {
    return lines;
  }

  /// A line for each option. The current value is shown as the default.
  List<String> describe() {
    var texts = new ArrayList<String>();
    for (SearchOption option : evaluators.options().all()) {
      texts.add("option name " + option.text() + " " + type(option));
    }
    var names = evaluators.of(engine.game()).stream().map(EvaluatorFactory::name).toList();
    texts.add(
        "option name %s %s"
            .formatted(EVALUATOR, combo(engine.settings().evaluator().name(), names)));
    for (Weight weight : engine.settings().evaluator().weights()) {
      texts.add(
          "option name %s type spin default %d min %d max %d"
              .formatted(
                  weight.name(),
                  engine.settings().weight(weight),
                  -Settings.MAX_WEIGHT,
                  Settings.MAX_WEIGHT));
    }
    texts.add("option name %s type spin default 1 min 1 max %d".formatted(LINES, MAX_LINES));
    return texts;
  }

  private String type(SearchOption option) {
    double value = engine.settings().options().value(option);
    return switch (option.kind()) {
      case TECHNIQUE, TOGGLE -> "type check default " + (value != 0);
      case NUMBER ->
          "type spin default %d min %d max %d"
              .formatted((int) value, (int) option.min(), (int) option.max());
      case DECIMAL -> "type string default " + option.text(value);
      case CHOICE -> combo(option.text(value), option.choices());
    };
  }

  private static String combo(String value, List<String> choices) {
    return "type combo default %s var %s".formatted(value, String.join(" var ", choices));
  }

  /// @param text what follows `setoption`
  void set(String text, boolean isSearching) {
    var matcher = SETTING.matcher(text);
    if (!matcher.matches()) {
      throw new CommandException("expected setoption name NAME value VALUE");
    }
    var name = matcher.group(1);
    var value = matcher.group(2) == null ? "" : matcher.group(2).strip();
    if (name.equalsIgnoreCase(LINES)) {
      lines = lines(value);
    } else {
      change(changed(name, value), isSearching);
    }
  }

  private static int lines(String value) {
    if (value.matches("[0-9]{1,3}")) {
      int number = Integer.parseInt(value);
      if (number >= 1 && number <= MAX_LINES) {
        return number;
      }
    }
    throw new CommandException(
        "%s is not a value of %s: expected 1 to %d"
            .formatted(NotationError.quote(value), LINES, MAX_LINES));
  }

  private Settings changed(String name, String value) {
    var settings = engine.settings();
    if (name.equalsIgnoreCase(EVALUATOR)) {
      return settings.with(evaluators.find(engine.game(), value));
    }
    boolean isWeight =
        settings.evaluator().weights().stream().anyMatch(weight -> weight.name().equals(name));
    // Clients write common names such as Hash and Threads in different cases.
    var known = isWeight ? name : name.toLowerCase(Locale.ROOT);
    return settings.with(evaluators.options(), known + "=" + value);
  }

  /// Options can be changed during a search, the evaluator cannot.
  private void change(Settings changed, boolean isSearching) {
    var settings = engine.settings();
    boolean sameEvaluator =
        changed.evaluator().equals(settings.evaluator())
            && changed.weights().equals(settings.weights());
    if (isSearching && !sameEvaluator) {
      throw new CommandException(
          "the evaluator cannot be changed before bestmove: send stop first");
    }
    engine.change(changed);
  }
}
