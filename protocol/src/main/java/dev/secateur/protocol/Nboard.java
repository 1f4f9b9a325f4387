package dev.secateur.protocol;

import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.engine.Engine;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.RecordFormat;
import java.io.PrintWriter;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// The NBoard protocol, version 2, by which Othello's graphical programs talk to engines.
///
/// Commands are answered at once by the thread that reads; a search has a thread of its own, and
/// whatever changes the position ends it without an answer. A line that nobody knows is passed
/// over, as the protocol asks; one that cannot be obeyed is told in the status line.
public final class Nboard implements Session {

  private static final Pattern SPACE = Pattern.compile("\\s+");
  private static final Pattern BARE_MOVE = Pattern.compile("[A-Ha-h][1-8]|(?i:pa)");
  private static final int MAX_LINES = 64;
  private static final int MAX_DEPTH = 60;

  private final Engine engine;
  private final RecordFormat ggf;
  private final Limits usual;
  private final Answers answers;
  private GameRecord record;
  private Limits told = Limits.NONE;
  private @Nullable NboardSearch search;
  private boolean over;

  /// @param engine for Reversi
  /// @param games to find Reversi's GGF among their file formats
  /// @param usual how long to think before a depth is set; its depth is never exceeded
  public Nboard(Engine engine, Games games, Limits usual, PrintWriter out) {
    this.engine = engine;
    this.usual = usual;
    ggf = new RecordFormats(engine.game(), games).toRead("ggf");
    record = GameRecord.of(engine.game());
    answers = new Answers(out);
  }

  @Override
  public void receive(String line) {
    var command = line.strip();
    if (command.isEmpty() || over) {
      return;
    }
    try {
      obey(command);
    } catch (RuntimeException | Error failure) {
      refuse(Answers.problem(failure));
    }
  }

  @Override
  public void refuse(String problem) {
    answers.say("status error: " + problem);
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public void close() {
    over = true;
    // Whoever asked for a move and left gets the best so far.
    if (search != null) {
      search.finish();
    }
  }

  private void obey(String command) {
    var words = SPACE.split(command, 2);
    var rest = words.length == 2 ? words[1] : "";
    switch (words[0]) {
      case "nboard" -> introduce();
      case "set" -> set(rest);
      case "move" -> move(rest);
      case "hint" -> begin(NboardSearch.Task.HINT, number(rest.isEmpty() ? "1" : rest, MAX_LINES));
      case "go" -> begin(NboardSearch.Task.MOVE, 1);
      case "analyze" -> begin(NboardSearch.Task.GAME, 1);
      case "ping" -> ping(rest);
      case "learn" -> answers.say("learned");
      case "quit" -> close();
      default -> {
        // NBoard 1.1 says the move alone.
        if (BARE_MOVE.matcher(command).matches()) {
          move(command);
        }
      }
    }
  }

  private void introduce() {
    answers.say("set myname Secateur" + (told.depth() == 0 ? "" : told.depth()));
  }

  private void set(String text) {
    var words = SPACE.split(text, 2);
    var rest = words.length == 2 ? words[1] : "";
    switch (words[0]) {
      case "game" -> setGame(rest);
      case "depth" -> {
        cancel();
        told = told.withDepth(number(rest, MAX_DEPTH));
        introduce();
      }
      // Ours, for matches: others pass them over.
      case "movetime" -> told = told.withMoveTime(number(rest, Integer.MAX_VALUE));
      case "nodes" -> told = told.withNodes(number(rest, Integer.MAX_VALUE));
      case "clock" -> setClock(rest);
      default -> {
        // Among them contempt: a draw is worth a draw to us.
      }
    }
  }

  private void setGame(String text) {
    cancel();
    var read = NboardGame.read(ggf, text);
    boolean another = !read.start().equals(record.start()) || read.plies() < record.plies();
    record = read;
    if (another) {
      engine.newGame();
    }
  }

  private void setClock(String text) {
    var words = SPACE.split(text, 2);
    long left = number(words[0], Integer.MAX_VALUE);
    long increment = words.length == 2 ? number(words[1], 0, Integer.MAX_VALUE) : 0;
    told = new Limits(told.depth(), told.nodes(), 0, left, increment, false);
  }

  private void move(String text) {
    cancel();
    record = record.withMoves(NboardGame.move(text));
  }

  /// The other side is about to change the position: what we still think about this one is not
  /// wanted any more.
  private void ping(String text) {
    cancel();
    answers.say("pong " + NotationError.printable(text));
  }

  private void cancel() {
    if (search != null) {
      search.cancel();
    }
  }

  private void begin(NboardSearch.Task task, int lines) {
    cancel();
    search = new NboardSearch(engine, record, task, limits(task), lines, answers);
    search.start();
  }

  /// A depth is what graphical programs choose levels by; until one is set we think as long as our
  /// user likes. What a move may take does not bind an analysis.
  private Limits limits(NboardSearch.Task task) {
    boolean isMove = task == NboardSearch.Task.MOVE;
    var wanted = isMove ? told : Limits.depth(told.depth());
    if (wanted.equals(Limits.NONE)) {
      wanted = usual;
    }
    int max = usual.depth();
    if (max > 0 && (wanted.depth() == 0 || wanted.depth() > max)) {
      wanted = wanted.withDepth(max);
    }
    return isMove ? wanted.toPlay() : wanted;
  }

  private static int number(String text, int max) {
    return number(text, 1, max);
  }

  private static int number(String text, int min, int max) {
    if (text.matches("[0-9]{1,9}")) {
      int number = Integer.parseInt(text);
      if (number >= min && number <= max) {
        return number;
      }
    }
    throw new Refusal(
        "%s is no number: expected %d to %d".formatted(NotationError.quote(text), min, max));
  }
}
