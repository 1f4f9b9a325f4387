package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.protocol.NboardGame;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/// A client of an engine that speaks NBoard. The protocol has only a depth limit: times and nodes
/// are sent as settings of our own, which other engines ignore, as the protocol demands.
final class NboardClient extends ProcessContestant {

  private static final String ANSWER = "===";

  /// Engines write `F5/1.50/3` and `F5 1.50 3`.
  private static final Pattern SEPARATOR = Pattern.compile("[/\\s]+");

  private Limits sentLimits = Limits.NONE;
  private int pings;

  private NboardClient(EngineDefinition definition, Game game) throws EngineFault {
    super(definition, game);
  }

  static NboardClient start(EngineDefinition definition, Game game)
      throws EngineFault, InterruptedException {
    return started(new NboardClient(definition, game));
  }

  @Override
  void introduce(long deadline) throws EngineFault, InterruptedException {
    process().send("nboard 2");
    definition().lines().forEach(process()::send);
    ping(deadline);
  }

  /// Waits until the engine has read all commands and sends no more answers to them.
  private void ping(long deadline) throws EngineFault, InterruptedException {
    var number = String.valueOf(++pings);
    var question = "ping " + number;
    process().send(question);
    while (!process().receive(deadline, question).strip().equals("pong " + number)) {
      // Lines before that answer earlier commands.
    }
  }

  @Override
  public void newGame(GameRecord start) throws EngineFault, InterruptedException {
    process().send("set game " + NboardGame.write(start, 0));
    ping(startUpDeadline());
  }

  @Override
  Choice ask(Turn turn, Position position, long deadline) throws EngineFault, InterruptedException {
    sendLimits(turn.limits());
    process().send("set game " + NboardGame.write(turn.game(), turn.limits().clockMillis()));
    ping(deadline);
    process().send("go");
    var info = new InfoReader();
    while (true) {
      var line = process().receive(deadline, "go").strip();
      if (line.startsWith(ANSWER)) {
        var words = SEPARATOR.split(line.substring(ANSWER.length()).strip(), -1);
        if (words[0].isEmpty()) {
          throw garbage(line, "go");
        }
        long move = move(position, words[0].toLowerCase(Locale.ROOT));
        return new Choice(move, info.judgement(words.length > 1 ? words[1] : ""));
      }
      info.read(line);
    }
  }

  private void sendLimits(Limits limits) {
    sendLimit("depth", limits.depth(), sentLimits.depth());
    sendLimit("movetime", limits.moveMillis(), sentLimits.moveMillis());
    sendLimit("nodes", limits.nodes(), sentLimits.nodes());
    if (limits.clockMillis() > 0) {
      process().send("set clock %d %d".formatted(limits.clockMillis(), limits.incrementMillis()));
    }
    sentLimits = limits;
  }

  private void sendLimit(String name, long limit, long sentBefore) {
    if (limit > 0 && limit != sentBefore) {
      process().send("set %s %d".formatted(name, limit));
    }
  }

  @Override
  void checkNonsense(String nonsense, long deadline) throws EngineFault, InterruptedException {
    process().send(nonsense);
    ping(deadline);
  }

  @Override
  boolean hasTimeCommands() {
    return false;
  }

  @Override
  void beginLongSearch() {
    process().send("set depth 40");
    process().send("go");
  }

  @Override
  String quitCommand() {
    return "quit";
  }

  /// Reads what the engine sends during a search: `search F5d6 1.50 0 12` and `nodestats 1000
  /// 0.02`.
  private static final class InfoReader {

    private OptionalInt depth = OptionalInt.empty();
    private OptionalLong nodes = OptionalLong.empty();
    private String latestScore = "";

    void read(String line) {
      var words = line.split("\\s+", -1);
      if (words[0].equals("search") && words.length >= 5) {
        latestScore = words[2];
        depth =
            words[4].matches("[0-9]{1,3}")
                ? OptionalInt.of(Integer.parseInt(words[4]))
                : OptionalInt.empty();
      } else if (words[0].equals("nodestats") && words.length >= 2) {
        nodes = number(words[1]).stream().mapToLong(Double::longValue).findFirst();
      }
    }

    /// @param finalScore the score that comes with the move; empty if there is none
    Optional<MoveJudgement> judgement(String finalScore) {
      return number(finalScore)
          .or(() -> number(latestScore))
          .map(discs -> UgiInfoReader.judgement(Score.ofUnits(discs), depth, nodes));
    }

    private static Optional<Double> number(String text) {
      return text.matches("[+-]?[0-9]{1,15}(\\.[0-9]*)?")
          ? Optional.of(Double.valueOf(text))
          : Optional.empty();
    }
  }
}
