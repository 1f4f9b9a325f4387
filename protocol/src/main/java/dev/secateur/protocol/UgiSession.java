package dev.secateur.protocol;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import dev.secateur.engine.Engine;
import dev.secateur.engine.Evaluators;
import java.io.PrintWriter;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/// A session in the Universal Game Interface: UCI's form for any game of two players.
public final class UgiSession extends LineSession {

  private static final Pattern MOVES = Pattern.compile("(?:^|\\s)moves(?:\\s|$)");

  private final Engine engine;
  private final Game game;
  private final UgiOptions options;
  private final Limits defaultLimits;
  private Position position;
  private @Nullable UgiSearch search;

  /// @param defaultLimits the limits of a `go` without any; a search never goes deeper
  public UgiSession(Engine engine, Evaluators evaluators, Limits defaultLimits, PrintWriter out) {
    super(out, "info string error ");
    this.engine = engine;
    this.defaultLimits = defaultLimits;
    game = engine.game();
    position = game.start();
    options = new UgiOptions(engine, evaluators);
  }

  @Override
  void execute(String name, String arguments) {
    switch (name) {
      case "ugi" -> introduce();
      case "isready" -> output().send("readyok");
      case "uginewgame" -> newGame();
      case "setoption" -> options.set(arguments, isSearching());
      case "position" -> setPosition(arguments);
      case "go" -> go(arguments);
      case "stop" -> finishSearch();
      case "ponderhit" -> ponderHit();
      case "query" -> query(arguments);
      case "quit" -> close();
      default -> throw new CommandException("unknown command " + NotationError.quote(name));
    }
  }

  private void introduce() {
    output()
        .send("id name Secateur %s %s".formatted(game.specification(), ProtocolOutput.version()));
    output().send("id author the Secateur project");
    options.describe().forEach(output()::send);
    output().send("ugiok");
  }

  private boolean isSearching() {
    return search != null && search.isRunning();
  }

  private void refuseDuringSearch(String command) {
    if (isSearching()) {
      throw new CommandException(command + " has to wait for bestmove: send stop first");
    }
  }

  private void newGame() {
    refuseDuringSearch("uginewgame");
    engine.newGame();
    position = game.start();
  }

  /// A position text may contain spaces, so it ends at the word `moves`.
  private void setPosition(String text) {
    refuseDuringSearch("position");
    var matcher = MOVES.matcher(text);
    boolean hasMoves = matcher.find();
    var startText = (hasMoves ? text.substring(0, matcher.start()) : text).strip();
    var moves = hasMoves ? text.substring(matcher.end()) : "";
    // If a move is illegal, the session keeps its old position.
    var next = startPosition(startText);
    game.notation().playMoves(next, moves, _ -> {});
    position = next;
  }

  private Position startPosition(String text) {
    if (text.equals("startpos")) {
      return game.start();
    }
    var first = FirstWord.of(text);
    if (first.word().equals("fen") && !first.rest().isEmpty()) {
      return game.notation().parsePosition(first.rest());
    }
    throw new CommandException(
        "expected position startpos or position fen TEXT, then moves if any");
  }

  private void go(String text) {
    refuseDuringSearch("go");
    var go = UgiGo.parse(text, position.sideToMove(), defaultLimits);
    search = new UgiSearch(engine, position, go, options.lines(), output());
    search.start();
  }

  @Override
  void finishSearch() {
    if (search != null) {
      search.stop();
    }
  }

  private void ponderHit() {
    if (search == null || !search.ponderHit()) {
      throw new CommandException("ponderhit without go ponder");
    }
  }

  /// Answers a referee's question about the position.
  private void query(String what) {
    var outcome = position.outcome();
    output()
        .send(
            "response "
                + switch (what) {
                  case "p1turn" -> position.sideToMove() == Position.FIRST;
                  case "gameover" -> outcome.isOver();
                  case "result" -> result(outcome);
                  default ->
                      throw new CommandException(
                          "%s is not a query: expected p1turn, gameover or result"
                              .formatted(NotationError.quote(what)));
                });
  }

  private static String result(Outcome outcome) {
    return switch (outcome.result()) {
      case UNDECIDED -> "none";
      case FIRST_WINS -> "p1win";
      case SECOND_WINS -> "p2win";
      case DRAW -> "draw";
    };
  }
}
