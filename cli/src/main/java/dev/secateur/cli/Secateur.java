package dev.secateur.cli;

import dev.secateur.core.Games;
import dev.secateur.core.Plugins;
import dev.secateur.core.Warnings;
import dev.secateur.engine.Evaluators;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.RunLast;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/// The command `secateur` with all its subcommands.
@Command(
    name = "secateur",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    synopsisSubcommandLabel = "COMMAND",
    description = {
      "Plays checkers, Reversi and Quoridor.",
      "Without a command it starts the web app, like secateur serve."
    },
    footer = {
      "",
      "GAME is checkers, reversi or quoridor, or with parameters as in quoridor:size=5,walls=3.",
      "Every command has its own help with examples: secateur perft --help"
    },
    subcommands = {
      ServeCommand.class,
      LoadCommand.class,
      PlayCommand.class,
      AnalyseCommand.class,
      SolveCommand.class,
      ShowCommand.class,
      MovesCommand.class,
      PerftCommand.class,
      ConvertCommand.class,
      TreeCommand.class,
      BenchCommand.class,
      AblateCommand.class,
      MatchCommand.class,
      JudgeCommand.class,
      OutcomesCommand.class,
      TrainCommand.class,
      OpeningsCommand.class,
      BookCommand.class,
      DatabaseCommand.class,
      EngineCommand.class,
      ComplianceCommand.class,
      LevelsCommand.class,
      EvaluatorsCommand.class,
      ModelsCommand.class,
      OptionsCommand.class,
      TestCommand.class,
      GenerateCompletion.class
    })
public final class Secateur implements Callable<Integer> {

  @Option(
      names = "--debug",
      scope = ScopeType.INHERIT,
      description = "Show where in the program an error happened.")
  private boolean debug;

  @Spec private CommandSpec spec;

  private final Games games;
  private final Path modelFolder;
  private final Terminal terminal;
  private final Reader input;
  private @Nullable Evaluators evaluators;

  /// @param modelFolder a folder with model files, which need not exist
  Secateur(Plugins plugins, Path modelFolder, Terminal terminal, Reader input) {
    games = new Games(plugins);
    this.modelFolder = modelFolder;
    this.terminal = terminal;
    this.input = input;
  }

  public static void main(String... arguments) {
    var plugins = Plugins.find(folder("plugins"), environment("SECATEUR_CLASSPATH"));
    var terminal = Terminal.detect(System.getenv());
    var input = new InputStreamReader(System.in, StandardCharsets.UTF_8);
    // Scripts depend on the exit status.
    System.exit(
        commandLine(new Secateur(plugins, folder("models"), terminal, input)).execute(arguments));
  }

  /// The launcher passes on its folder; a jar without a launcher uses the folder beside it.
  private static Path folder(String name) {
    var home = System.getProperty("secateur.home");
    return home != null ? Path.of(home, name) : JarFolder.of(Secateur.class, name);
  }

  private static String environment(String name) {
    var value = System.getenv(name);
    return value == null ? "" : value;
  }

  static CommandLine commandLine(Secateur secateur) {
    var commandLine = new CommandLine(secateur);
    Objects.requireNonNull(commandLine.getSubcommands().get("convert"))
        .getCommandSpec()
        .usageMessage()
        .footer(ConvertCommand.footer(secateur.games));
    return commandLine
        .setExecutionStrategy(Secateur::runWithWarnings)
        .setParameterExceptionHandler(Errors::onBadArguments)
        .setExecutionExceptionHandler(
            (failure, command, _) -> Errors.onFailure(failure, command, secateur.debug));
  }

  /// Warnings go to standard error. Both engines of every game of a match have the same warning; it
  /// is printed once.
  private static int runWithWarnings(ParseResult arguments) {
    var err = arguments.commandSpec().commandLine().getErr();
    var printed = ConcurrentHashMap.<String>newKeySet();
    Warnings.sendTo(
        message -> {
          if (printed.add(message)) {
            err.println("note: " + message);
            err.flush();
          }
        });
    return new RunLast().execute(arguments);
  }

  /// All games. Plug-ins that could not be loaded are reported on standard error.
  Games games() {
    games.problems().forEach(problem -> spec.commandLine().getErr().println("note: " + problem));
    return games;
  }

  /// All evaluators, the models in the folder among them. Broken models are reported on standard
  /// error.
  Evaluators evaluators() {
    if (evaluators == null) {
      evaluators =
          new Evaluators(games)
              .withFolder(
                  modelFolder, problem -> spec.commandLine().getErr().println("note: " + problem))
              .withFiles();
    }
    return evaluators;
  }

  /// Standard input.
  Reader input() {
    return input;
  }

  Terminal terminal() {
    return terminal;
  }

  /// Without a command: the web app.
  @Override
  public Integer call() {
    return Objects.requireNonNull(spec.commandLine().getSubcommands().get("serve")).execute();
  }
}
