package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import dev.secateur.engine.Level;
import dev.secateur.engine.Levels;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = {
      "Play in the terminal, against the computer or against another person.",
      "At the next start you can continue an unfinished game."
    },
    footer = {
      "",
      "Examples:",
      "  secateur play reversi --level 5",
      "  secateur play checkers --level beginner --side white",
      "  secateur play reversi --opening xot:random",
      "  secateur play quoridor:size=5,walls=3 --side none --time 200ms"
    })
final class PlayCommand implements Callable<Integer> {

  private static final String DEFAULT_LEVEL = "3";
  private static final int SEED_COUNT = 1_000_000;

  @Mixin private PositionOptions options = new PositionOptions();

  @Option(
      names = "--level",
      paramLabel = "L",
      description = "The computer's level, 1 to 10 or a name: see secateur levels (default: 3).")
  private @Nullable String level;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      description =
          "The side you play: first, second, black, white, both or none (default: first).")
  private @Nullable String side;

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = TimeConverter.class,
      description =
          "The computer's time for a move, such as 500ms or 2s (default: that of its level).")
  private @Nullable Duration time;

  @Option(
      names = "--evaluator",
      paramLabel = "NAME",
      description =
          "The computer's evaluator (see secateur evaluators) or a model file (default: that of its level).")
  private @Nullable String evaluator;

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = WholeNumberConverter.class,
      description =
          "Seed of the computer's choices and of a random opening (default: another for every game).")
  private @Nullable Integer seed;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "Save the game here (default: play-GAME.txt in the user's state folder).")
  private @Nullable String file;

  @Option(names = "--new", description = "Start a new game, even if there is an unfinished one.")
  private boolean startNew;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var game = options.game(secateur);
    var out = spec.commandLine().getOut();
    var evaluators = secateur.evaluators();
    var services =
        new PlaySession.PlayServices(
            new BufferedReader(secateur.input()),
            new PlayScreen(out, secateur.terminal().style()),
            evaluators,
            evaluator == null ? null : evaluators.find(game, evaluator),
            file(game),
            time == null ? 0 : time.toMillis(),
            this::nextSeed,
            options.hasOpening() ? () -> Optional.of(start(game)) : Optional::empty,
            note -> spec.commandLine().getErr().println("note: " + note));
    // Wrong options are reported before any question is asked.
    var played = newGame(game);
    var unfinished =
        startNew ? Optional.<TerminalGame>empty() : unfinishedGame(services.file(), game);
    if (unfinished.isPresent()) {
      var answer = new ResumeQuestion(services.input(), services.screen()).ask(unfinished.get());
      if (answer == ResumeAnswer.QUIT) {
        return CommandLine.ExitCode.OK;
      }
      if (answer == ResumeAnswer.CONTINUE) {
        played = withOptions(unfinished.get());
      }
    }
    new PlaySession(played, services).run();
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private TerminalGame newGame(Game game) {
    return new TerminalGame(
        start(game),
        level(game, level == null ? DEFAULT_LEVEL : level),
        HumanSide.parse(game, side == null ? HumanSide.FIRST.text() : side),
        nextSeed());
  }

  private GameRecord start(Game game) {
    return options.recordAfterOpening(game, seed, spec.commandLine().getErr());
  }

  private static Level level(Game game, String text) {
    return Levels.find(game, text.toLowerCase(Locale.ROOT));
  }

  /// The unfinished game with the level and the side of the options, if they are given.
  private TerminalGame withOptions(TerminalGame unfinished) {
    var game = unfinished.game();
    var played = level == null ? unfinished : unfinished.withLevel(level(game, level));
    return side == null ? played : played.withHuman(HumanSide.parse(game, side));
  }

  private int nextSeed() {
    if (seed == null) {
      return ThreadLocalRandom.current().nextInt(SEED_COUNT);
    }
    if (seed < 0 || seed >= SEED_COUNT) {
      throw new ParameterException(
          spec.commandLine(), "--seed %d is out of range: expected 0 to 999999".formatted(seed));
    }
    return seed;
  }

  private Path file(Game game) {
    try {
      return file == null
          ? PlayFile.defaultFile(game, System.getenv(), System.getProperty("user.home", "."))
          : Path.of(file);
    } catch (InvalidPathException bad) {
      throw new ParameterException(spec.commandLine(), "--file is not the name of a file", bad);
    }
  }

  private static Optional<TerminalGame> unfinishedGame(Path file, Game game) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(PlayFile.read(file, game)).filter(TerminalGame::isUnfinished);
    } catch (NotationException bad) {
      var error = bad.error();
      throw new NotationException(
          "", 0, error.wrong(), error.expected() + " (--new ignores the file)");
    }
  }
}
