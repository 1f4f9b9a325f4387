package dev.secateur.cli;

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
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import org.jspecify.annotations.Nullable;

/// One sitting at the board: the computer moves when it is its turn, a person types the rest.
/// Whatever is typed, the game goes on; after every move it is kept in a file.
final class PlaySession {

  /// Enough for good advice in about a second, and counted in nodes so that it can be repeated.
  private static final Limits HINT = Limits.nodes(100_000);

  private static final String OVER = "The game is over: undo, new, save FILE, load FILE or quit.";

  /// What a sitting needs besides the game.
  ///
  /// @param moveMillis how long the computer may think about a move; 0 for as its level does
  /// @param seeds where a new game's seed comes from
  /// @param notes hears what goes wrong beside the game
  record Surroundings(
      BufferedReader input,
      PlayScreen screen,
      Evaluators evaluators,
      Path file,
      long moveMillis,
      IntSupplier seeds,
      Consumer<String> notes) {}

  private final Surroundings around;
  private final PlayScreen screen;
  private PlayedGame played;
  private @Nullable LevelPlayer computer;
  private boolean boardIsOld = true;
  private boolean keepingFailed;

  PlaySession(PlayedGame played, Surroundings around) {
    this.played = played;
    this.around = around;
    screen = around.screen();
  }

  /// Plays until the person leaves or nothing more can be read.
  void run() throws IOException {
    screen.greet(played);
    while (!screen.isGone()) {
      playUntilAPersonDecides();
      if (boardIsOld) {
        screen.board(played);
        boardIsOld = false;
      }
      if (played.human() == HumanSide.NONE) {
        return;
      }
      screen.prompt("> ");
      var line = around.input().readLine();
      if (line == null) {
        screen.say("");
      }
      if (line == null || isFarewell(line.strip())) {
        screen.farewell(played.isUnderWay() && !keepingFailed);
        return;
      }
      try {
        obey(line.strip());
      } catch (NotationException bad) {
        screen.say(bad.error().message());
      }
    }
  }

  private static boolean isFarewell(String line) {
    return line.equalsIgnoreCase("quit") || line.equalsIgnoreCase("exit");
  }

  private void playUntilAPersonDecides() {
    while (!played.isOver() && !screen.isGone()) {
      var position = played.position();
      var legal = position.legalMoves();
      if (legal.length == 1 && played.game().isPass(legal[0])) {
        screen.passed(played.game(), position);
        move(legal[0]);
      } else if (played.human().plays(position.sideToMove())) {
        return;
      } else {
        playForTheComputer(position);
      }
    }
  }

  private void playForTheComputer(Position position) {
    if (computer == null) {
      var settings = played.level().settings(played.game(), around.evaluators());
      var options = SearchOptions.STANDARD.with(SearchOption.SEED, played.seed());
      computer = new LevelPlayer(played.game(), played.level(), settings.with(options));
    }
    var limits = played.level().limits();
    var line =
        computer.choose(
            position, around.moveMillis() == 0 ? limits : limits.withMoveTime(around.moveMillis()));
    screen.computerMove(played.game(), position, line);
    move(line.move());
  }

  private void move(long move) {
    change(played.withMove(move));
    keep();
  }

  private void change(PlayedGame changed) {
    if (!changed.level().equals(played.level()) || changed.seed() != played.seed()) {
      computer = null;
    }
    played = changed;
    boardIsOld = true;
  }

  private void keep() {
    try {
      PlayFile.write(around.file(), played);
    } catch (IOException cannot) {
      // Said once: the game matters more than its copy.
      if (!keepingFailed) {
        around.notes().accept("the game is not kept: " + Errors.describeWriting(cannot));
      }
      keepingFailed = true;
    }
  }

  private void obey(String line) {
    var words = line.split("\\s+", 2);
    var rest = words.length > 1 ? words[1] : "";
    switch (words[0].toLowerCase(Locale.ROOT)) {
      case "" -> {}
      case "help", "?" -> screen.help();
      case "hint" -> hint();
      case "undo" -> undo();
      case "moves" -> moves();
      case "board" -> boardIsOld = true;
      case "level" -> level(rest);
      case "save" -> save(rest);
      case "load" -> load(rest);
      case "resign" -> resign();
      case "new" -> change(played.restarted(around.seeds().getAsInt()));
      default -> personMove(line);
    }
  }

  private void personMove(String text) {
    if (played.isOver()) {
      screen.say(OVER);
    } else {
      try {
        move(played.game().notation().parseMove(played.position(), text));
      } catch (NotationException bad) {
        screen.say(bad.error().message() + " (help shows the commands)");
      }
    }
  }

  private void moves() {
    if (played.isOver()) {
      screen.say(OVER);
    } else {
      screen.moves(played.game(), played.position());
    }
  }

  private void hint() {
    if (played.isOver()) {
      screen.say(OVER);
      return;
    }
    var settings = Settings.of(around.evaluators().standard(played.game()));
    var position = played.position();
    var found = new Engine(played.game(), settings).search(position, HINT);
    screen.hint(played.game(), position, found.lines().getFirst());
  }

  private void undo() {
    var earlier = played.takenBack();
    if (earlier.isPresent()) {
      change(earlier.get());
      keep();
    } else {
      screen.say("There is no move of yours to take back.");
    }
  }

  private void level(String text) {
    if (!text.isEmpty()) {
      change(played.withLevel(Levels.find(played.game(), text)));
      boardIsOld = false;
      if (played.isUnderWay()) {
        keep();
      }
    }
    screen.say("The computer plays at %s.".formatted(played.level().title()));
  }

  private void resign() {
    if (played.isOver()) {
      screen.say(OVER);
    } else {
      change(played.withResignation());
      keep();
    }
  }

  private void save(String file) {
    if (file.isEmpty()) {
      screen.say("save where? Expected save FILE.");
      return;
    }
    try {
      PlayFile.write(Path.of(file), played);
      screen.say("The game is saved in %s.".formatted(file));
    } catch (IOException cannot) {
      screen.say(Errors.describeWriting(cannot));
    } catch (InvalidPathException bad) {
      screen.say("that is not the name of a file");
    }
  }

  private void load(String file) {
    if (file.isEmpty()) {
      screen.say("load what? Expected load FILE.");
      return;
    }
    try {
      change(PlayFile.read(Path.of(file), played.game()));
      keep();
      screen.greet(played);
    } catch (IOException cannot) {
      screen.say(Errors.describe(cannot));
    } catch (InvalidPathException bad) {
      screen.say("that is not the name of a file");
    }
  }
}
