package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.lab.match.Adjudication;
import dev.secateur.lab.match.Adjudication.Draw;
import dev.secateur.lab.match.Adjudication.Resign;
import dev.secateur.lab.match.MatchFormat;
import dev.secateur.lab.match.MatchPlayer;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.openings.Openings;
import dev.secateur.lab.statistics.Sprt;
import dev.secateur.protocol.client.ContestantSource;
import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/// What a match is: everything that its games depend on.
final class MatchOptions {

  private static final Pattern OWN_LIMIT =
      Pattern.compile("(.*)@(time|clock|nodes|depth)=([^@=]*)", Pattern.DOTALL);
  private static final int USUAL_GAMES = 100;
  private static final List<String> OF_SPRT = List.of("--alpha", "--beta", "--elo-model");
  private static final long USUAL_MILLIS = 1_000;

  @Option(
      names = "--game",
      paramLabel = "GAME",
      completionCandidates = GameNames.class,
      description = "checkers, reversi, quoridor, or with parameters: quoridor:size=5,walls=3")
  private @Nullable String game;

  @Option(
      names = "--engine",
      paramLabel = "ENGINE",
      description = {
        "Who plays, at least twice: level:7, secateur:without=lmr+killers,hash=16, gtp:COMMAND,",
        "ugi:COMMAND, or a name from --engines; NAME=ENGINE gives it a name of its own, and",
        "ENGINE@time=50ms (clock=, nodes=, depth=) limits of its own."
      })
  private List<String> engines = new ArrayList<>();

  @Option(
      names = "--format",
      paramLabel = "F",
      description = "round-robin (default), or gauntlet: the first engine against each other one.")
  private String format = "round-robin";

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumber.class,
      description = "Games of each two that meet, half with either colour (default: 100).")
  private @Nullable Integer games;

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = ThinkingTime.class,
      description =
          "Time for each move, as 500ms or 2s (default: 1s; a level has limits of its own).")
  private @Nullable Duration time;

  @Option(
      names = "--clock",
      paramLabel = "S+S",
      converter = ClockTime.class,
      description = "A clock: seconds, and what each move adds, as 60+0.6.")
  private @Nullable Limits clock;

  @Option(names = "--nodes", paramLabel = "N", description = "Positions to visit for each move.")
  private @Nullable Long nodes;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumber.class,
      description = "Plies to look ahead.")
  private @Nullable Integer depth;

  @Option(
      names = "--openings",
      paramLabel = "FILE",
      description = {
        "One opening a line, as moves; each is played twice with colours swapped.",
        "Without it: the game's own openings (checkers: the crossboard ballots)."
      })
  private @Nullable Path openings;

  @Option(
      names = "--order",
      paramLabel = "O",
      description = "Openings in the order given, or random (default: given).")
  private String order = "given";

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = WholeNumber.class,
      description = "Seed of random openings and of their order (default: 1).")
  private int seed = 1;

  @Option(
      names = "--sprt",
      paramLabel = "E0,E1",
      description = "Stop as soon as it is decided whether the first engine is E0 or E1 stronger.")
  private @Nullable String sprt;

  @Option(
      names = "--alpha",
      paramLabel = "P",
      converter = DecimalNumber.class,
      description = "Chance to accept E1 wrongly (0.05).")
  private double alpha = 0.05;

  @Option(
      names = "--beta",
      paramLabel = "P",
      converter = DecimalNumber.class,
      description = "Chance to accept E0 wrongly (0.05).")
  private double beta = 0.05;

  @Option(
      names = "--elo-model",
      paramLabel = "M",
      description = "What E0 and E1 are: logistic Elo (default) or normalized.")
  private String model = "logistic";

  @Option(
      names = "--resign",
      paramLabel = "N,SCORE",
      description = "A game is won when both sides' last N scores say so by SCORE units.")
  private @Nullable String resign;

  @Option(
      names = "--draw",
      paramLabel = "N,SCORE[,PLY]",
      description =
          "A game is drawn when both sides' last N scores are within SCORE (from PLY on).")
  private @Nullable String draw;

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      converter = WholeNumber.class,
      description = "A game of N plies is a draw.")
  private int maxPlies;

  @Option(
      names = "--audit",
      description = "Play adjudicated games out, count their true results, and say who was right.")
  private boolean audit;

  @Option(
      names = "--margin",
      paramLabel = "T",
      converter = ThinkingTime.class,
      description = {
        "How much longer a move may take, or how far a clock may fall below zero, before the game",
        "is lost (default: 1s, because a busy machine is no fault of an engine)."
      })
  private Duration margin = MatchSetup.DEFAULT_MARGIN;

  @Option(
      names = "--patience",
      paramLabel = "T",
      converter = ThinkingTime.class,
      description = "How long to wait for a move where no time is set (default: 600s).")
  private Duration patience = MatchSetup.DEFAULT_PATIENCE;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /// Whether any of it was given, so that a match that goes on is to be compared with it.
  boolean areGiven() {
    var given = given();
    if (!given.isEmpty() && game == null) {
      throw bad(
          "%s is only a part of a set-up".formatted(given.getFirst()),
          "all that the match was begun with, or nothing of it");
    }
    return !given.isEmpty();
  }

  /// What stands in the command, by its names.
  private List<String> given() {
    return command.commandLine().getParseResult().matchedOptions().stream()
        .filter(option -> isOurs(option.userObject()))
        .map(OptionSpec::longestName)
        .toList();
  }

  private static boolean isOurs(Object declaredBy) {
    return declaredBy instanceof Field field && field.getDeclaringClass() == MatchOptions.class;
  }

  /// The file of openings, if there is one.
  Optional<Path> openings() {
    return Optional.ofNullable(openings);
  }

  String gameText() {
    if (game == null) {
      throw bad("no game is given", "--game GAME");
    }
    return game;
  }

  /// The set-up, under an id.
  MatchSetup setup(String id, Game played, Function<String, ContestantSource> find)
      throws IOException {
    int count = games == null ? USUAL_GAMES : games;
    if (count < 2 || count % 2 != 0 || count > MatchSetup.MAX_GAMES) {
      throw bad(
          "--games is %d".formatted(count),
          "an even number up to %,d: every opening is played with both colours"
              .formatted(MatchSetup.MAX_GAMES));
    }
    if (engines.size() < 2) {
      throw bad("there are too few engines", "--engine at least twice");
    }
    if (sprt != null && engines.size() > 2) {
      throw bad("--sprt is between two", "two engines");
    }
    if (sprt == null) {
      given().stream()
          .filter(OF_SPRT::contains)
          .findFirst()
          .ifPresent(
              option -> {
                throw bad("%s is for --sprt alone".formatted(option), "--sprt E0,E1 with it");
              });
    }
    if (openings != null && Files.isDirectory(openings)) {
      throw bad("%s is a folder".formatted(openings), "a file of openings");
    }
    return new MatchSetup(
        id,
        played,
        players(find),
        oneOf("--format", format, "round-robin", "gauntlet") == 0
            ? MatchFormat.ROUND_ROBIN
            : MatchFormat.GAUNTLET,
        count,
        openings == null
            ? Openings.standard(played, count / 2, seed)
            : Openings.read(openings, played),
        oneOf("--order", order, "given", "random") == 1,
        seed,
        adjudication(),
        Optional.ofNullable(sprt).map(this::sprt),
        audit,
        margin,
        patience);
  }

  private List<MatchPlayer> players(Function<String, ContestantSource> find) {
    var players = new ArrayList<MatchPlayer>();
    var names = new HashSet<String>();
    for (String engine : engines) {
      var text = engine;
      var own = Limits.NONE;
      for (var matcher = OWN_LIMIT.matcher(text); matcher.matches(); ) {
        text = matcher.group(1);
        own = withLimit(own, matcher.group(2), matcher.group(3));
        matcher.reset(text);
      }
      var source = find.apply(text);
      var limits = own.equals(Limits.NONE) ? limits(source) : own;
      var name = source.name();
      for (int twin = 2; !names.add(name); twin++) {
        name = "%s (%d)".formatted(source.name(), twin);
      }
      players.add(new MatchPlayer(name, text, limits.toPlay(), source));
    }
    return players;
  }

  private Limits limits(ContestantSource source) {
    if (Stream.of(time, clock, nodes, depth).allMatch(limit -> limit == null)) {
      return source.limitsItself() ? Limits.NONE : Limits.moveTime(USUAL_MILLIS);
    }
    if ((depth != null && depth < 1) || (nodes != null && nodes < 1)) {
      throw bad("a limit is not positive", "--depth and --nodes above zero");
    }
    return (clock == null ? Limits.NONE : clock)
        .withDepth(depth == null ? 0 : depth)
        .withNodes(nodes == null ? 0 : nodes)
        .withMoveTime(time == null ? 0 : time.toMillis());
  }

  private static Limits withLimit(Limits limits, String kind, String value) {
    try {
      return switch (kind) {
        case "time" -> limits.withMoveTime(new ThinkingTime().convert(value).toMillis());
        case "clock" ->
            new ClockTime()
                .convert(value)
                .withDepth(limits.depth())
                .withNodes(limits.nodes())
                .withMoveTime(limits.moveMillis());
        case "nodes" -> limits.withNodes(positive(kind, value));
        default -> limits.withDepth((int) positive(kind, value));
      };
    } catch (TypeConversionException wrong) {
      var message = String.valueOf(wrong.getMessage()).split(": expected ", 2);
      throw bad(message[0], message[1]);
    }
  }

  private static long positive(String kind, String value) {
    if (value.matches("[1-9][0-9]{0,8}")) {
      return Long.parseLong(value);
    }
    throw bad("%s is no value of %s".formatted(NotationError.quote(value), kind), "1 or more");
  }

  private Adjudication adjudication() {
    if (maxPlies < 0) {
      throw bad("--max-plies is %d".formatted(maxPlies), "a number above zero");
    }
    return new Adjudication(
        Optional.ofNullable(resign).map(MatchOptions::resign),
        Optional.ofNullable(draw).map(MatchOptions::draw),
        maxPlies);
  }

  private static Resign resign(String text) {
    var values = numbers("--resign", text, 2, 2);
    try {
      return new Resign(whole(values.getFirst()), values.get(1));
    } catch (IllegalArgumentException impossible) {
      throw bad(
          "--resign %s is no rule".formatted(text),
          "a number of moves from 1 on and a score above zero, such as 4,5.0");
    }
  }

  private static Draw draw(String text) {
    var values = numbers("--draw", text, 2, 3);
    try {
      return new Draw(
          whole(values.getFirst()), values.get(1), values.size() > 2 ? whole(values.get(2)) : 0);
    } catch (IllegalArgumentException impossible) {
      throw bad(
          "--draw %s is no rule".formatted(text),
          "a number of moves from 1 on, a score from zero on, and a ply, such as 8,0.2,60");
    }
  }

  private static int whole(double value) {
    if (value != Math.rint(value)) {
      throw new IllegalArgumentException(value + " is not a whole number");
    }
    return (int) value;
  }

  private Sprt sprt(String text) {
    var elos = numbers("--sprt", text, 2, 2);
    var measure =
        oneOf("--elo-model", model, "logistic", "normalized") == 0
            ? Sprt.EloModel.LOGISTIC
            : Sprt.EloModel.NORMALIZED;
    try {
      return new Sprt(elos.getFirst(), elos.get(1), alpha, beta, measure);
    } catch (IllegalArgumentException impossible) {
      throw bad(
          "--sprt %s with alpha %s and beta %s cannot be tested".formatted(text, alpha, beta),
          "two numbers, the smaller first, and chances above 0 and up to 0.5");
    }
  }

  private static List<Double> numbers(String option, String text, int min, int max) {
    var words = text.split(",", -1);
    boolean fits =
        words.length >= min
            && words.length <= max
            && Stream.of(words).allMatch(word -> word.matches("-?[0-9]{1,6}(\\.[0-9]{1,6})?"));
    if (!fits) {
      throw bad(
          "%s is no value of %s".formatted(NotationError.quote(text), option),
          max == 2 ? "two numbers such as 4,5.0" : "numbers such as 8,0.2,60");
    }
    return Stream.of(words).map(Double::valueOf).toList();
  }

  private static int oneOf(String option, String word, String first, String second) {
    if (word.equals(first)) {
      return 0;
    }
    if (word.equals(second)) {
      return 1;
    }
    throw bad(
        "%s is no value of %s".formatted(NotationError.quote(word), option),
        first + " or " + second);
  }

  private static NotationException bad(String wrong, String expected) {
    return new NotationException("", 0, wrong, expected);
  }
}
