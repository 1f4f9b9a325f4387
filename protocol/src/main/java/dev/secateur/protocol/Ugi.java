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

/// The Universal Game Interface: UCI's shape for any game of two.
///
/// Commands are answered at once by the thread that reads; a search has a thread of its own and
/// answers by itself.
public final class Ugi implements Session {

  private static final Pattern SPACE = Pattern.compile("\\s+");
  private static final Pattern MOVES = Pattern.compile("(?:^|\\s)moves(?:\\s|$)");

  private final Engine engine;
  private final Game game;
  private final UgiOptions options;
  private final Limits usual;
  private final Answers answers;
  private Position position;
  private @Nullable UgiSearch search;
  private boolean over;

  /// @param usual how long to think where `go` says nothing; its depth is never exceeded
  public Ugi(Engine engine, Evaluators evaluators, Limits usual, PrintWriter out) {
    this.engine = engine;
    this.usual = usual;
    game = engine.game();
    position = game.start();
    answers = new Answers(out);
    options = new UgiOptions(engine, evaluators);
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
    answers.say("info string error " + problem);
  }

  @Override
  public boolean isOver() {
    return over;
  }

  @Override
  public void close() {
    over = true;
    stop();
  }

  private void obey(String command) {
    var words = SPACE.split(command, 2);
    var rest = words.length == 2 ? words[1] : "";
    switch (words[0]) {
      case "ugi" -> introduce();
      case "isready" -> answers.say("readyok");
      case "uginewgame" -> newGame();
      case "setoption" -> options.set(rest, isThinking());
      case "position" -> setPosition(rest);
      case "go" -> go(rest);
      case "stop" -> stop();
      case "ponderhit" -> ponderhit();
      case "query" -> query(rest);
      case "quit" -> close();
      default -> throw new Refusal("unknown command " + NotationError.quote(words[0]));
    }
  }

  private void introduce() {
    answers.say("id name Secateur %s %s".formatted(game.specification(), Answers.version()));
    answers.say("id author the Secateur project");
    options.describe().forEach(answers::say);
    answers.say("ugiok");
  }

  private boolean isThinking() {
    return search != null && search.isUnderWay();
  }

  private void refuseWhileThinking(String command) {
    if (isThinking()) {
      throw new Refusal(command + " has to wait for bestmove: send stop first");
    }
  }

  private void newGame() {
    refuseWhileThinking("uginewgame");
    engine.newGame();
    position = game.start();
  }

  /// A position text may contain spaces, so it goes on up to the word `moves`.
  private void setPosition(String text) {
    refuseWhileThinking("position");
    var matcher = MOVES.matcher(text);
    boolean hasMoves = matcher.find();
    var base = (hasMoves ? text.substring(0, matcher.start()) : text).strip();
    var moves = hasMoves ? text.substring(matcher.end()) : "";
    // Only when everything could be read does it become our position.
    var next = basePosition(base);
    game.notation().playMoves(next, moves, _ -> {});
    position = next;
  }

  private Position basePosition(String text) {
    if (text.equals("startpos")) {
      return game.start();
    }
    var words = SPACE.split(text, 2);
    if (words[0].equals("fen") && words.length == 2) {
      return game.notation().parsePosition(words[1]);
    }
    throw new Refusal("expected position startpos or position fen TEXT, then moves if any");
  }

  private void go(String text) {
    refuseWhileThinking("go");
    var order = UgiGo.parse(text, position.sideToMove(), usual);
    search = new UgiSearch(engine, position, order, options.lines(), answers);
    search.start();
  }

  private void stop() {
    if (search != null) {
      search.stop();
    }
  }

  private void ponderhit() {
    if (search == null || !search.ponderhit()) {
      throw new Refusal("ponderhit without go ponder");
    }
  }

  /// What a referee may want to know about our position.
  private void query(String what) {
    var outcome = position.outcome();
    answers.say(
        "response "
            + switch (what) {
              case "p1turn" -> position.sideToMove() == Position.FIRST;
              case "gameover" -> outcome.isOver();
              case "result" -> result(outcome);
              default ->
                  throw new Refusal(
                      "%s is no query: expected p1turn, gameover or result"
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
