package dev.secateur.cli;

import dev.secateur.core.SearchOption;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
    name = "options",
    mixinStandardHelpOptions = true,
    description = "List the options of the search, for --set name=value.",
    footer = {
      "",
      "A technique can also be switched off by --without, as in --without lmr,killers.",
      "",
      "Examples:",
      "  secateur options",
      "  secateur options --json"
    })
final class OptionsCommand implements Callable<Integer> {

  @Option(names = "--json", description = "One JSON object for each option.")
  private boolean json;

  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var out = spec.commandLine().getOut();
    var table = new TextTable("OPTION", "KIND", "DEFAULT", "VALUES", "WHAT IT DOES");
    for (SearchOption option : SearchOption.values()) {
      if (json) {
        out.println(json(option));
      } else {
        table.row(option.text(), kind(option), standard(option), values(option), option.help());
      }
    }
    if (!json) {
      out.print(table);
    }
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private static String kind(SearchOption option) {
    return option.kind().name().toLowerCase(Locale.ROOT);
  }

  /// As a user would type it.
  private static Object standard(SearchOption option) {
    return switch (option.kind()) {
      case TECHNIQUE, TOGGLE -> option.standard() == 0 ? "off" : "on";
      case NUMBER -> (int) option.standard();
      case DECIMAL ->
          option.standard() == Double.POSITIVE_INFINITY
              ? "inf"
              : option.standard() == Double.NEGATIVE_INFINITY ? "-inf" : option.standard();
    };
  }

  private static String values(SearchOption option) {
    return switch (option.kind()) {
      case TECHNIQUE, TOGGLE -> "on, off";
      case NUMBER -> "%d to %d".formatted((int) option.least(), (int) option.most());
      case DECIMAL -> "a number, inf, -inf";
    };
  }

  private static Json json(SearchOption option) {
    var object =
        Json.object()
            .with("name", option.text())
            .with("kind", kind(option))
            .with("default", standard(option));
    if (option.kind() == SearchOption.Kind.NUMBER) {
      object.with("least", (int) option.least()).with("most", (int) option.most());
    }
    return object.with("help", option.help());
  }
}
