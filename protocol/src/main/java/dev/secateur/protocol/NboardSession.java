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

/// A session in the NBoard protocol, version 2, in which graphical programs for Othello talk to
/// engines.
///
/// A command that changes the position cancels a running search, which then sends no answer.
/// Unknown commands are ignored, as the protocol demands; errors are sent in the status line.
public final class NboardSession extends LineSession {

  private static final Pattern BARE_MOVE = Pattern.compile("[A-Ha-h][1-8]|(?i:pa)");
  private static final int MAX_LINES = 64;
  private static final int MAX_DEPTH = 60;

  private final Engine engine;
  private final RecordFormat ggf;
  private final Limits defaultLimits;
  private GameRecord record;
  private Limits clientLimits = Limits.NONE;
  private @Nullable NboardSearch search;

  /// @param engine plays Reversi
  /// @param games to find Reversi's GGF among their file formats
  /// @param defaultLimits the limits until the client sets a depth; a search never goes deeper
  public NboardSession(Engine engine, Games games, Limits defaultLimits, PrintWriter out) {
    super(out, "status error: ");
    this.engine = engine;
    this.defaultLimits = defaultLimits;
    ggf = new RecordFormats(engine.game(), games).readable("ggf");
    record = GameRecord.of(engine.game());
  }

  @Override
  void execute(String name, String arguments) {
    switch (name) {
      case "nboard" -> introduce();
      case "set" -> set(FirstWord.of(arguments));
      case "move" -> move(arguments);
      case "hint" ->
          start(
              NboardSearch.Task.HINT, number(arguments.isEmpty() ? "1" : arguments, 1, MAX_LINES));
      case "go" -> start(NboardSearch.Task.MOVE, 1);
      case "analyze" -> start(NboardSearch.Task.GAME, 1);
      case "ping" -> ping(arguments);
      case "learn" -> output().send("learned");
      case "quit" -> close();
      default -> {
        // NBoard 1.1 sends only the move, without the word "move".
        if (arguments.isEmpty() && BARE_MOVE.matcher(name).matches()) {
          move(name);
        }
      }
    }
  }

  private void introduce() {
    output().send("set myname Secateur" + (clientLimits.depth() == 0 ? "" : clientLimits.depth()));
  }

  private void set(FirstWord setting) {
    var value = setting.rest();
    switch (setting.word()) {
      case "game" -> setGame(value);
      case "depth" -> {
        cancelSearch();
        clientLimits = clientLimits.withDepth(number(value, 1, MAX_DEPTH));
        introduce();
      }
      // Our own settings, for matches. Other engines ignore them.
      case "movetime" ->
          clientLimits = clientLimits.withMoveTime(number(value, 1, Integer.MAX_VALUE));
      case "nodes" -> clientLimits = clientLimits.withNodes(number(value, 1, Integer.MAX_VALUE));
      case "clock" -> setClock(value);
      default -> {
        // Ignored. One of them is "contempt": our search has no contempt for draws.
      }
    }
  }

  private void setGame(String text) {
    cancelSearch();
    var next = NboardGame.read(ggf, text);
    boolean isAnotherGame = !next.start().equals(record.start()) || next.plies() < record.plies();
    record = next;
    if (isAnotherGame) {
      engine.newGame();
    }
  }

  private void setClock(String text) {
    var words = FirstWord.of(text);
    long left = number(words.word(), 1, Integer.MAX_VALUE);
    long increment = words.rest().isEmpty() ? 0 : number(words.rest(), 0, Integer.MAX_VALUE);
    clientLimits =
        new Limits(clientLimits.depth(), clientLimits.nodes(), 0, left, increment, false);
  }

  private void move(String text) {
    cancelSearch();
    record = record.withMoves(NboardGame.move(text));
  }

  /// A client sends `ping` before it changes the position, so the answer of a running search is not
  /// wanted any more.
  private void ping(String text) {
    cancelSearch();
    output().send("pong " + NotationError.printable(text));
  }

  private void cancelSearch() {
    if (search != null) {
      search.cancel();
    }
  }

  private void start(NboardSearch.Task task, int lines) {
    cancelSearch();
    search = new NboardSearch(engine, record, task, limits(task), lines, output());
    search.start();
  }

  /// A client that leaves after `go` still gets the best move so far.
  @Override
  void finishSearch() {
    if (search != null) {
      search.finish();
    }
  }

  /// Graphical programs choose a level by a depth; the default limits hold until they set one. The
  /// time for a move does not limit an analysis.
  private Limits limits(NboardSearch.Task task) {
    boolean isMove = task == NboardSearch.Task.MOVE;
    var limits = isMove ? clientLimits : Limits.depth(clientLimits.depth());
    if (limits.equals(Limits.NONE)) {
      limits = defaultLimits;
    }
    int maxDepth = defaultLimits.depth();
    if (maxDepth > 0 && (limits.depth() == 0 || limits.depth() > maxDepth)) {
      limits = limits.withDepth(maxDepth);
    }
    return isMove ? limits.toPlay() : limits;
  }

  private static int number(String text, int min, int max) {
    if (text.matches("[0-9]{1,9}")) {
      int number = Integer.parseInt(text);
      if (number >= min && number <= max) {
        return number;
      }
    }
    throw new CommandException(
        "%s is not a number: expected %d to %d".formatted(NotationError.quote(text), min, max));
  }
}
