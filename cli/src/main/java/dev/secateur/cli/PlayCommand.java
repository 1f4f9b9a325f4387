package dev.secateur.cli;

import dev.secateur.core.Game;
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
      "Play in the terminal, against the computer or one another.",
      "A game that was left is offered again at the next start."
    },
    footer = {
      "",
      "Examples:",
      "  secateur play reversi --level 5",
      "  secateur play checkers --level beginner --side white",
      "  secateur play quoridor:size=5,walls=3 --side none --time 200ms"
    })
final class PlayCommand implements Callable<Integer> {

  private static final String STANDARD_LEVEL = "3";
  private static final int SEEDS = 1_000_000;

  @Mixin private PositionOptions options = new PositionOptions();

  @Option(
      names = "--level",
      paramLabel = "L",
      description = "The computer's level, 1 to 10 or a name: see secateur levels (default: 3).")
  private @Nullable String level;

  @Option(
      names = "--side",
      paramLabel = "SIDE",
      description = "What you play: first, second, black, white, both or none (default: first).")
  private @Nullable String side;

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = ThinkingTime.class,
      description = "The computer's time for a move, such as 500ms or 2s, in place of its level's.")
  private @Nullable Duration time;

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = WholeNumber.class,
      description = "Make the computer's choices repeatable (default: another seed every game).")
  private @Nullable Integer seed;

  @Option(
      names = "--file",
      paramLabel = "FILE",
      description = "Keep the game here (default: play-GAME.txt in the user's state folder).")
  private @Nullable String file;

  @Option(names = "--new", description = "Start afresh, also where a game was left.")
  private boolean afresh;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var game = options.game(secateur);
    var out = spec.commandLine().getOut();
    var around =
        new PlaySession.Surroundings(
            new BufferedReader(secateur.input()),
            new PlayScreen(out, secateur.terminal().style()),
            secateur.evaluators(),
            file(game),
            time == null ? 0 : time.toMillis(),
            this::nextSeed,
            note -> spec.commandLine().getErr().println("note: " + note));
    // Whatever is wrong with the options is said before any question is asked.
    var fresh = fresh(game);
    var left = afresh ? Optional.<PlayedGame>empty() : leftGame(around.file(), game);
    if (left.isPresent()) {
      var wanted = new ResumeQuestion(around.input(), around.screen()).ask(left.get());
      if (wanted == ResumeQuestion.Answer.LEAVE) {
        return CommandLine.ExitCode.OK;
      }
      if (wanted == ResumeQuestion.Answer.GO_ON) {
        fresh = withOptions(left.get());
      }
    }
    new PlaySession(fresh, around).run();
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private PlayedGame fresh(Game game) {
    return new PlayedGame(
        options.record(game),
        level(game, level == null ? STANDARD_LEVEL : level),
        HumanSide.parse(game, side == null ? HumanSide.FIRST.text() : side),
        nextSeed());
  }

  private static Level level(Game game, String text) {
    return Levels.find(game, text.toLowerCase(Locale.ROOT));
  }

  /// A game from the file, against the level and for the side that the user has just named.
  private PlayedGame withOptions(PlayedGame left) {
    var game = left.game();
    var played = level == null ? left : left.withLevel(level(game, level));
    return side == null ? played : played.withHuman(HumanSide.parse(game, side));
  }

  private int nextSeed() {
    if (seed == null) {
      return ThreadLocalRandom.current().nextInt(SEEDS);
    }
    if (seed < 0 || seed >= SEEDS) {
      throw new ParameterException(
          spec.commandLine(), "--seed %d is out of range: expected 0 to 999999".formatted(seed));
    }
    return seed;
  }

  private Path file(Game game) {
    try {
      return file == null
          ? PlayFile.standard(game, System.getenv(), System.getProperty("user.home", "."))
          : Path.of(file);
    } catch (InvalidPathException bad) {
      throw new ParameterException(spec.commandLine(), "--file is not the name of a file", bad);
    }
  }

  /// The game that was left unfinished, if there is one.
  private static Optional<PlayedGame> leftGame(Path file, Game game) throws IOException {
    if (!Files.exists(file)) {
      return Optional.empty();
    }
    try {
      return Optional.of(PlayFile.read(file, game)).filter(PlayedGame::isUnderWay);
    } catch (NotationException bad) {
      var error = bad.error();
      throw new NotationException(
          "", 0, error.wrong(), error.expected() + " (--new starts without it)");
    }
  }
}
