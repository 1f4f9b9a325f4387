package dev.secateur.protocol.client;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Limits;
import dev.secateur.core.MoveNote.Judgement;
import dev.secateur.core.Position;
import dev.secateur.core.Score;
import dev.secateur.protocol.NboardGame;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.regex.Pattern;

/// An engine that speaks NBoard. It knows depths alone: times and nodes are told in words of ours,
/// which other engines pass over as the protocol asks them to.
final class NboardClient extends ProcessContestant {

  private static final String ANSWER = "===";

  /// Engines write `F5/1.50/3` and `F5 1.50 3`.
  private static final Pattern BETWEEN = Pattern.compile("[/\\s]+");

  private Limits announced = Limits.NONE;
  private int pings;

  private NboardClient(EngineDefinition definition, Game game) throws EngineFault {
    super(definition, game);
  }

  static NboardClient start(EngineDefinition definition, Game game)
      throws EngineFault, InterruptedException {
    return begun(new NboardClient(definition, game));
  }

  @Override
  void introduce(long deadline) throws EngineFault, InterruptedException {
    process().say("nboard 2");
    definition().lines().forEach(process()::say);
    ping(deadline);
  }

  /// Waits until the engine has heard everything and is quiet.
  private void ping(long deadline) throws EngineFault, InterruptedException {
    var number = String.valueOf(++pings);
    var question = "ping " + number;
    process().say(question);
    while (!process().hear(deadline, question).strip().equals("pong " + number)) {
      // Whatever it says until then is about something else.
    }
  }

  @Override
  public void newGame(GameRecord start) throws EngineFault, InterruptedException {
    process().say("set game " + NboardGame.write(start, 0));
    ping(startUpDeadline());
  }

  @Override
  Choice ask(Turn turn, Position position, long deadline) throws EngineFault, InterruptedException {
    announce(turn.limits());
    process().say("set game " + NboardGame.write(turn.game(), turn.limits().clockMillis()));
    ping(deadline);
    process().say("go");
    var thought = new Thought();
    while (true) {
      var line = process().hear(deadline, "go").strip();
      if (line.startsWith(ANSWER)) {
        var words = BETWEEN.split(line.substring(ANSWER.length()).strip(), -1);
        if (words[0].isEmpty()) {
          throw garbage(line, "go");
        }
        long move = move(position, words[0].toLowerCase(Locale.ROOT));
        return new Choice(move, thought.judgement(words.length > 1 ? words[1] : ""));
      }
      thought.hear(line);
    }
  }

  private void announce(Limits limits) {
    tell("depth", limits.depth(), announced.depth());
    tell("movetime", limits.moveMillis(), announced.moveMillis());
    tell("nodes", limits.nodes(), announced.nodes());
    if (limits.clockMillis() > 0) {
      process().say("set clock %d %d".formatted(limits.clockMillis(), limits.incrementMillis()));
    }
    announced = limits;
  }

  private void tell(String what, long limit, long before) {
    if (limit > 0 && limit != before) {
      process().say("set %s %d".formatted(what, limit));
    }
  }

  @Override
  void survive(String nonsense, long deadline) throws EngineFault, InterruptedException {
    process().say(nonsense);
    ping(deadline);
  }

  @Override
  boolean keepsTime() {
    return false;
  }

  @Override
  void beginLongSearch() {
    process().say("set depth 40");
    process().say("go");
  }

  @Override
  String goodbye() {
    return "quit";
  }

  /// What the engine says while it thinks: `search F5d6 1.50 0 12` and `nodestats 1000 0.02`.
  private static final class Thought {

    private OptionalInt depth = OptionalInt.empty();
    private OptionalLong nodes = OptionalLong.empty();
    private String said = "";

    void hear(String line) {
      var words = line.split("\\s+", -1);
      if (words[0].equals("search") && words.length >= 5) {
        said = words[2];
        depth =
            words[4].matches("[0-9]{1,3}")
                ? OptionalInt.of(Integer.parseInt(words[4]))
                : OptionalInt.empty();
      } else if (words[0].equals("nodestats") && words.length >= 2) {
        nodes = number(words[1]).stream().mapToLong(Double::longValue).findFirst();
      }
    }

    /// @param last what it says with the move, which is the last word
    Optional<Judgement> judgement(String last) {
      return number(last)
          .or(() -> number(said))
          .map(discs -> UgiInfoReader.judgement(Score.ofUnits(discs), depth, nodes));
    }

    private static Optional<Double> number(String text) {
      return text.matches("[+-]?[0-9]{1,15}(\\.[0-9]*)?")
          ? Optional.of(Double.valueOf(text))
          : Optional.empty();
    }
  }
}
