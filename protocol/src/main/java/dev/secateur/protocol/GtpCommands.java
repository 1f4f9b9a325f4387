package dev.secateur.protocol;

import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.SearchOption;
import dev.secateur.engine.Engine;
import dev.secateur.search.PreparedSearch;
import dev.secateur.search.SearchListener;
import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What each command of GTP does. Everything but [#hurry] and [#heardSomething] happens on the
/// thread that carries commands out.
final class GtpCommands {

  /// Not a command: after it there are none.
  static final GtpCommand END = new GtpCommand("", "", "");

  /// The name under which a line that could not be read takes its turn; no line can spell it.
  static final String REFUSED = "\n";

  /// Stands for an answer of which only the end is missing.
  static final String ALREADY_BEGUN = "\0";

  private static final long MOST_SECONDS = 10_000_000;

  private final Map<String, Function<GtpCommand, String>> table = new LinkedHashMap<>();
  private final GtpClock[] clocks = {new GtpClock(), new GtpClock()};
  private final Limits atFirst;
  private Limits usual;
  private final BooleanSupplier nothingWaiting;
  private final GtpAnalysis analysis;
  private Engine engine;
  private GtpBoard board;
  private volatile boolean hurried;
  private volatile @Nullable PreparedSearch thinking;

  GtpCommands(Engine engine, Limits usual, Answers answers, BooleanSupplier nothingWaiting) {
    this.engine = engine;
    atFirst = usual;
    this.usual = usual;
    board = new GtpBoard(engine.game());
    this.nothingWaiting = nothingWaiting;
    analysis = new GtpAnalysis(usual, answers, nothingWaiting);
    fillTable();
  }

  private void fillTable() {
    table.put("protocol_version", command -> alone(command, "2"));
    table.put("name", command -> alone(command, "Secateur " + engine.game().name()));
    table.put("version", command -> alone(command, Answers.version()));
    table.put("list_commands", command -> alone(command, String.join("\n", table.keySet())));
    table.put(
        "known_command",
        command -> String.valueOf(table.containsKey(command.words(1, "NAME").getFirst())));
    table.put("quit", command -> "");
    table.put("boardsize", this::boardsize);
    table.put("clear_board", this::clearBoard);
    table.put("play", this::play);
    table.put("genmove", this::genmove);
    table.put("undo", this::undo);
    table.put("time_settings", this::timeSettings);
    table.put("time_left", this::timeLeft);
    table.put("final_score", command -> alone(command, board.finalScore()));
    table.put("showboard", command -> alone(command, board.drawing()));
    table.put("position", command -> alone(command, board.positionText()));
    table.put("loadposition", this::loadPosition);
    table.put("secateur-limits", this::limits);
    table.put("secateur-analyze", this::analyse);
  }

  /// From now on every search answers with what it has: nobody will wait for more.
  void hurry() {
    hurried = true;
    var running = thinking;
    if (running != null) {
      running.stop();
    }
    analysis.end();
  }

  /// A line was put in the queue. If it is no longer there it may be the very one that began the
  /// analysis, which must not end it.
  void heardSomething() {
    if (!nothingWaiting.getAsBoolean()) {
      analysis.end();
    }
  }

  String answer(GtpCommand command) {
    if (command.name().equals(REFUSED)) {
      throw new Refusal(command.text());
    }
    var action = table.get(command.name());
    if (action == null) {
      // The draft's very words come first, for clients that compare.
      throw new Refusal(
          command.name().isEmpty()
              ? "syntax error: expected a command after the number"
              : "unknown command %s: list_commands lists them"
                  .formatted(NotationError.quote(command.name())));
    }
    return action.apply(command);
  }

  private static String alone(GtpCommand command, String answer) {
    command.words(0, "without arguments");
    return answer;
  }

  private String boardsize(GtpCommand command) {
    var game = board.ofSize(command.words(1, "NUMBER").getFirst());
    if (!game.specification().equals(engine.game().specification())) {
      engine = new Engine(game, engine.settings());
    }
    board = new GtpBoard(game);
    return "";
  }

  private String clearBoard(GtpCommand command) {
    command.words(0, "without arguments");
    board.clear();
    engine.newGame();
    return "";
  }

  private String loadPosition(GtpCommand command) {
    board.load(command.text());
    engine.newGame();
    return "";
  }

  private String play(GtpCommand command) {
    var words = command.words(2, "COLOUR MOVE");
    board.play(GtpBoard.colour(words.get(0)), words.get(1));
    return "";
  }

  private String undo(GtpCommand command) {
    command.words(0, "without arguments");
    board.undo();
    return "";
  }

  private String genmove(GtpCommand command) {
    int side = GtpBoard.colour(command.words(1, "COLOUR").getFirst());
    if (board.mayPassAfterTheEnd()) {
      board.passAfterTheEnd();
      return "pass";
    }
    if (board.isOver()) {
      throw new Refusal("game over");
    }
    var turned = board.withTurnOf(side);
    var legal = turned.legalMoves();
    long begin = System.nanoTime();
    long move =
        legal.length == 1
            ? legal[0]
            : think(engine.prepare(turned, limits(side), 1, SearchListener.NONE));
    clocks[side].spend((System.nanoTime() - begin) / 1_000_000);
    var text = board.text(turned, move);
    board.make(turned, move);
    return text;
  }

  /// Depth and nodes of every move from now on, beside a clock if there is one.
  private String limits(GtpCommand command) {
    var words = command.words(2, "DEPTH NODES");
    int depth = wholeNumber(words.get(0));
    long nodes = number(words.get(1), 15);
    // Whoever is told how far to look need not look so long besides.
    usual = depth == 0 && nodes == 0 ? atFirst : Limits.depth(depth).withNodes(nodes);
    return "";
  }

  private Limits limits(int side) {
    return clocks[side].limits(usual, engine.settings().options().number(SearchOption.OVERHEAD));
  }

  private long think(PreparedSearch search) {
    thinking = search;
    try {
      if (hurried) {
        search.stop();
      }
      return search.run().best();
    } finally {
      thinking = null;
    }
  }

  private String analyse(GtpCommand command) {
    var words = command.words();
    int next = 0;
    int side = board.position().sideToMove();
    if (next < words.size() && !words.get(next).matches("[0-9]+")) {
      side = GtpBoard.colour(words.get(next++));
    }
    long centiseconds = next < words.size() ? wholeNumber(words.get(next++)) : 0;
    if (next < words.size()) {
      throw new Refusal("syntax error: expected secateur-analyze [COLOUR] [CENTISECONDS]");
    }
    if (board.isOver()) {
      throw new Refusal("game over");
    }
    analysis.run(engine, board.withTurnOf(side), 10 * centiseconds, command.id());
    return ALREADY_BEGUN;
  }

  private String timeSettings(GtpCommand command) {
    var words = command.words(3, "MAIN_TIME PERIOD_TIME PERIOD_MOVES");
    long main = millis(words.get(0));
    long period = millis(words.get(1));
    int moves = wholeNumber(words.get(2));
    for (GtpClock clock : clocks) {
      clock.set(main, period, moves);
    }
    return "";
  }

  private String timeLeft(GtpCommand command) {
    var words = command.words(3, "COLOUR TIME MOVES");
    int side = GtpBoard.colour(words.get(0));
    clocks[side].left(millis(words.get(1)), wholeNumber(words.get(2)));
    return "";
  }

  /// Seconds; the draft knows whole ones only, some clients send more.
  private static long millis(String text) {
    if (!text.matches("[0-9]{1,8}(\\.[0-9]{1,9})?")) {
      throw new Refusal(
          "syntax error: %s is not a time: expected seconds".formatted(NotationError.quote(text)));
    }
    var seconds = new BigDecimal(text).min(BigDecimal.valueOf(MOST_SECONDS));
    return seconds.movePointRight(3).longValue();
  }

  private static int wholeNumber(String text) {
    return (int) number(text, 6);
  }

  private static long number(String text, int digits) {
    if (!text.matches("[0-9]{1,%d}".formatted(digits))) {
      throw new Refusal(
          "syntax error: %s is not a number: expected 0 to %s"
              .formatted(NotationError.quote(text), "9".repeat(digits)));
    }
    return Long.parseLong(text);
  }
}
