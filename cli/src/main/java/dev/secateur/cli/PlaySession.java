package dev.secateur.cli;

import dev.secateur.core.EvaluatorFactory;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import dev.secateur.engine.LevelPlayer;
import dev.secateur.engine.Levels;
import dev.secateur.engine.Settings;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A game in the terminal: a person types moves and commands, the computer answers. A wrong input
/// does not end it, and the game is saved in a file after every move.
final class PlaySession {

  /// About a second; a node limit, so that the hint is repeatable.
  private static final Limits HINT_LIMITS = Limits.nodes(100_000);

  private static final String GAME_OVER =
      "The game is over: undo, new, save FILE, load FILE or quit.";

  /// What a session needs in addition to the game.
  ///
  /// @param evaluator of the computer; null for that of its level
  /// @param moveMillis the computer's time for a move; 0 for that of its level
  /// @param seeds makes the seed of a new game
  /// @param openings gives the start of a new game, if new games begin with an opening
  /// @param notes gets problems that do not stop the game
  record PlayServices(
      BufferedReader input,
      PlayScreen screen,
      Evaluators evaluators,
      @Nullable EvaluatorFactory evaluator,
      Path file,
      long moveMillis,
      IntSupplier seeds,
      Supplier<Optional<GameRecord>> openings,
      Consumer<String> notes) {}

  private final PlayServices services;
  private final PlayScreen screen;
  private TerminalGame played;
  private @Nullable LevelPlayer computer;
  private boolean mustDrawBoard = true;
  private boolean savingFailed;

  PlaySession(TerminalGame played, PlayServices services) {
    this.played = played;
    this.services = services;
    screen = services.screen();
  }

  /// Plays until the person quits or the input ends.
  void run() throws IOException {
    screen.greet(played);
    while (!screen.isClosedByReader()) {
      playUntilPersonIsToMove();
      if (mustDrawBoard) {
        screen.board(played);
        mustDrawBoard = false;
      }
      if (played.human() == HumanSide.NONE) {
        return;
      }
      screen.prompt("> ");
      var line = services.input().readLine();
      if (line == null) {
        screen.printLine("");
      }
      if (line == null || isQuit(line.strip())) {
        screen.goodbye(played.isUnfinished() && !savingFailed);
        return;
      }
      try {
        execute(line.strip());
      } catch (NotationException bad) {
        screen.printLine(bad.error().message());
      }
    }
  }

  private static boolean isQuit(String line) {
    return line.equalsIgnoreCase("quit") || line.equalsIgnoreCase("exit");
  }

  private void playUntilPersonIsToMove() {
    while (!played.isOver() && !screen.isClosedByReader()) {
      var position = played.position();
      var legal = position.legalMoves();
      if (legal.length == 1 && played.game().isPass(legal[0])) {
        screen.passed(played.game(), position);
        move(legal[0]);
      } else if (played.human().plays(position.sideToMove())) {
        return;
      } else {
        makeComputerMove(position);
      }
    }
  }

  private void makeComputerMove(Position position) {
    if (computer == null) {
      var evaluator = services.evaluator();
      var settings =
          evaluator == null
              ? played.level().settings(played.game(), services.evaluators())
              : Settings.of(evaluator);
      var options = SearchOptions.STANDARD.with(SearchOption.SEED, played.seed());
      computer = new LevelPlayer(played.game(), played.level(), settings.with(options));
    }
    var limits = played.level().limits();
    var line =
        computer.choose(
            position,
            services.moveMillis() == 0 ? limits : limits.withMoveTime(services.moveMillis()));
    screen.computerMove(played.game(), position, line);
    move(line.move());
  }

  private void move(long move) {
    change(played.withMove(move));
    saveCopy();
  }

  private void change(TerminalGame changed) {
    if (!changed.level().equals(played.level()) || changed.seed() != played.seed()) {
      computer = null;
    }
    played = changed;
    mustDrawBoard = true;
  }

  private void saveCopy() {
    try {
      PlayFile.write(services.file(), played);
    } catch (IOException failed) {
      // Reported only once, because the game goes on.
      if (!savingFailed) {
        services
            .notes()
            .accept("the game cannot be saved: " + Errors.describeWriting(services.file(), failed));
      }
      savingFailed = true;
    }
  }

  private void execute(String line) {
    var words = line.split("\\s+", 2);
    var rest = words.length > 1 ? words[1] : "";
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "help", "?" -> screen.help();
      case "hint" -> hint();
      case "undo" -> undo();
      case "moves" -> moves();
      case "board" -> mustDrawBoard = true;
      case "level" -> level(rest);
      case "save" -> save(rest);
      case "load" -> load(rest);
      case "resign" -> resign();
      case "new" -> startAgain();
      default -> personMove(line);
    }
  }

  private void startAgain() {
    var again = played.restarted(services.seeds().getAsInt());
    change(services.openings().get().map(again::withRecord).orElse(again));
  }

  private void personMove(String text) {
    if (played.isOver()) {
      screen.printLine(GAME_OVER);
    } else {
      try {
        move(played.game().notation().parseMove(played.position(), text));
      } catch (NotationException bad) {
        screen.printLine(bad.error().message() + " (help shows the commands)");
      }
    }
  }

  private void moves() {
    if (played.isOver()) {
      screen.printLine(GAME_OVER);
    } else {
      screen.moves(played.game(), played.position());
    }
  }

  private void hint() {
    if (played.isOver()) {
      screen.printLine(GAME_OVER);
      return;
    }
    var settings = Settings.of(services.evaluators().standard(played.game()));
    var position = played.position();
    var found = new Engine(played.game(), settings).search(position, HINT_LIMITS);
    screen.hint(played.game(), position, found.lines().getFirst());
  }

  private void undo() {
    var earlier = played.takenBack();
    if (earlier.isPresent()) {
      change(earlier.get());
      saveCopy();
    } else {
      screen.printLine("You have no move to take back.");
    }
  }

  private void level(String text) {
    if (!text.isEmpty()) {
      change(played.withLevel(Levels.find(played.game(), text)));
      mustDrawBoard = false;
      if (played.isUnfinished()) {
        saveCopy();
      }
    }
    screen.printLine("The computer plays at %s.".formatted(played.level().title()));
  }

  private void resign() {
    if (played.isOver()) {
      screen.printLine(GAME_OVER);
    } else {
      change(played.withResignation());
      saveCopy();
    }
  }

  private void save(String file) {
    if (file.isEmpty()) {
      screen.printLine("The name of the file is missing: expected save FILE.");
      return;
    }
    try {
      PlayFile.write(Path.of(file), played);
      screen.printLine("The game is saved in %s.".formatted(file));
    } catch (IOException failed) {
      screen.printLine(Errors.describeWriting(Path.of(file), failed));
    } catch (InvalidPathException bad) {
      screen.printLine("This is not the name of a file.");
    }
  }

  private void load(String file) {
    if (file.isEmpty()) {
      screen.printLine("The name of the file is missing: expected load FILE.");
      return;
    }
    try {
      change(PlayFile.read(Path.of(file), played.game()));
      saveCopy();
      screen.greet(played);
    } catch (IOException failed) {
      screen.printLine(Errors.describe(failed));
    } catch (InvalidPathException bad) {
      screen.printLine("This is not the name of a file.");
    }
  }
}
