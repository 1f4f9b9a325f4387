package dev.secateur.cli;

import dev.secateur.core.ChosenOpening;
import dev.secateur.core.Game;
import dev.secateur.core.Limits;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.OpeningSet;
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
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/// The options that the games of a match depend on.
final class MatchOptions {

  private static final Pattern ENGINE_LIMIT =
      Pattern.compile("(.*)@(time|cpu-time|clock|nodes|depth)=([^@=]*)", Pattern.DOTALL);
  private static final int DEFAULT_GAMES = 100;
  private static final List<String> SPRT_OPTIONS = List.of("--alpha", "--beta", "--elo-model");
  private static final long DEFAULT_MILLIS = 1_000;

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
        "An engine, at least twice: level:7, secateur:without=lmr+killers,hash=16, gtp:COMMAND,",
        "ugi:COMMAND, or a name from --engines. NAME=ENGINE gives it another name,",
        "ENGINE@time=50ms (cpu-time=, clock=, nodes=, depth=) limits of its own."
      })
  private List<String> engines = new ArrayList<>();

  @Option(
      names = "--format",
      paramLabel = "F",
      description = "round-robin (default), or gauntlet: the first engine against all others.")
  private String format = "round-robin";

  @Option(
      names = "--games",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Games of each pair of engines, half with each colour (default: 100).")
  private @Nullable Integer games;

  @Option(
      names = "--time",
      paramLabel = "T",
      converter = TimeConverter.class,
      description =
          "Time for each move, such as 500ms or 2s (default: 1s; a level has its own limits).")
  private @Nullable Duration time;

  @Option(
      names = "--cpu-time",
      paramLabel = "T",
      converter = TimeConverter.class,
      description = {
        "Processor time for each move: a busy machine does not change the result. An engine in a",
        "process of its own gets T as its time for a move."
      })
  private @Nullable Duration cpuTime;

  @Option(
      names = "--clock",
      paramLabel = "S+S",
      converter = ClockConverter.class,
      description = "A clock: seconds and the increment of each move, such as 60+0.6.")
  private @Nullable Limits clock;

  @Option(names = "--nodes", paramLabel = "N", description = "Node limit of each move.")
  private @Nullable Long nodes;

  @Option(
      names = "--depth",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Depth limit of each move, in plies.")
  private @Nullable Integer depth;

  @Option(
      names = "--openings",
      paramLabel = "FILE|SET",
      description = {
        "One opening per line, as moves or a position, or a set of the game: xot in reversi.",
        "Each is played twice with colours swapped.",
        "Default: the game's own openings (checkers: the crossboard ballots)."
      })
  private @Nullable Path openings;

  @Option(
      names = "--order",
      paramLabel = "O",
      description = "The order of the openings: given or random (default: given).")
  private String order = "given";

  @Option(
      names = "--seed",
      paramLabel = "S",
      converter = WholeNumberConverter.class,
      description = "Seed of random openings and of a random order (default: 1).")
  private int seed = 1;

  @Option(
      names = "--sprt",
      paramLabel = "E0,E1",
      description =
          "Sequential test: stop when it is certain whether the first engine is E0 or E1 stronger.")
  private @Nullable String sprt;

  @Option(
      names = "--alpha",
      paramLabel = "P",
      converter = DecimalConverter.class,
      description = "Chance to accept E1 wrongly (default: 0.05).")
  private double alpha = 0.05;

  @Option(
      names = "--beta",
      paramLabel = "P",
      converter = DecimalConverter.class,
      description = "Chance to accept E0 wrongly (default: 0.05).")
  private double beta = 0.05;

  @Option(
      names = "--elo-model",
      paramLabel = "M",
      description = "The kind of Elo of E0 and E1: logistic (default) or normalized.")
  private String model = "logistic";

  @Option(
      names = "--resign",
      paramLabel = "N,SCORE",
      description =
          "Adjudicate a win when the last N scores of both sides agree on at least SCORE units.")
  private @Nullable String resign;

  @Option(
      names = "--draw",
      paramLabel = "N,SCORE[,PLY]",
      description =
          "Adjudicate a draw when the last N scores of both sides are within SCORE (from PLY on).")
  private @Nullable String draw;

  @Option(
      names = "--max-plies",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "Adjudicate a draw after N plies.")
  private int maxPlies;

  @Option(
      names = "--audit",
      description =
          "Play adjudicated games to the end, count the true results, and show wrong adjudications.")
  private boolean audit;

  @Option(
      names = "--margin",
      paramLabel = "T",
      converter = TimeConverter.class,
      description = {
        "How much longer a move may take, or how far a clock may fall below zero, before the game",
        "is lost on time (default: 1s, because a busy machine is not the engine's fault)."
      })
  private Duration margin = MatchSetup.DEFAULT_MARGIN;

  @Option(
      names = "--patience",
      paramLabel = "T",
      converter = TimeConverter.class,
      description = "How long to wait for a move without a time limit (default: 600s).")
  private Duration patience = MatchSetup.DEFAULT_PATIENCE;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /// Whether the command has any of these options. Then a resumed match must have the same.
  boolean areGiven() {
    var given = given();
    if (!given.isEmpty() && game == null) {
      throw bad(
          "%s is only a part of the match options".formatted(given.getFirst()),
          "all options that the match was started with, or none of them");
    }
    return !given.isEmpty();
  }

  /// The names of the given options.
  private List<String> given() {
    return command.commandLine().getParseResult().matchedOptions().stream()
        .filter(option -> isMatchOption(option.userObject()))
        .map(OptionSpec::longestName)
        .toList();
  }

  private static boolean isMatchOption(Object declaredBy) {
    return declaredBy instanceof Field field && field.getDeclaringClass() == MatchOptions.class;
  }

  /// The file or the set of openings, if one is given.
  Optional<Path> openings() {
    return Optional.ofNullable(openings);
  }

  String gameText() {
    if (game == null) {
      throw bad("no game is given", "--game GAME");
    }
    return game;
  }

  /// The setup of the match.
  MatchSetup setup(String id, Game played, Function<String, ContestantSource> find)
      throws IOException {
    int count = games == null ? DEFAULT_GAMES : games;
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
      throw bad("--sprt compares two engines", "--engine twice");
    }
    if (sprt == null) {
      given().stream()
          .filter(SPRT_OPTIONS::contains)
          .findFirst()
          .ifPresent(
              option -> {
                throw bad("%s is only for --sprt".formatted(option), "--sprt E0,E1 too");
              });
    }
    boolean isShuffled = oneOf("--order", order, "given", "random") == 1;
    return new MatchSetup(
        id,
        played,
        players(find),
        oneOf("--format", format, "round-robin", "gauntlet") == 0
            ? MatchFormat.ROUND_ROBIN
            : MatchFormat.GAUNTLET,
        count,
        openings(played, count / 2, isShuffled),
        isShuffled,
        seed,
        adjudication(),
        Optional.ofNullable(sprt).map(this::sprt),
        audit,
        margin,
        patience);
  }

  private Openings openings(Game played, int count, boolean isShuffled) throws IOException {
    if (openings == null) {
      return Openings.standard(played, count, seed);
    }
    var set = ChosenOpening.find(played, openings.toString());
    if (set.isPresent()) {
      return Openings.of(
          set.get(), played, count, isShuffled ? OptionalLong.of(seed) : OptionalLong.empty());
    }
    if (Files.notExists(openings)) {
      throw bad("there is no file " + openings, openingsExpected(played));
    }
    if (Files.isDirectory(openings)) {
      throw bad("%s is a folder".formatted(openings), "a file of openings");
    }
    return Openings.read(openings, played);
  }

  private static String openingsExpected(Game played) {
    var sets = played.openingSets().stream().map(OpeningSet::name).toList();
    return sets.isEmpty()
        ? "a file of openings (%s has no named set)".formatted(played.name())
        : "a file of openings, or a set of %s: %s"
            .formatted(played.name(), String.join(", ", sets));
  }

  private List<MatchPlayer> players(Function<String, ContestantSource> find) {
    var players = new ArrayList<MatchPlayer>();
    var names = new HashSet<String>();
    for (String engine : engines) {
      var text = engine;
      var ownLimits = Limits.NONE;
      for (var matcher = ENGINE_LIMIT.matcher(text); matcher.matches(); ) {
        text = matcher.group(1);
        ownLimits = withLimit(ownLimits, matcher.group(2), matcher.group(3));
        matcher.reset(text);
      }
      var source = find.apply(text);
      var limits = ownLimits.equals(Limits.NONE) ? commonLimits(source) : checked(ownLimits);
      var name = source.name();
      for (int number = 2; !names.add(name); number++) {
        name = "%s (%d)".formatted(source.name(), number);
      }
      players.add(new MatchPlayer(name, text, limits.toPlay(), source));
    }
    return players;
  }

  private Limits commonLimits(ContestantSource source) {
    var limits = limits(source);
    return source.isUntimed()
        ? Limits.NONE.withDepth(limits.depth()).withNodes(limits.nodes())
        : limits;
  }

  private Limits limits(ContestantSource source) {
    if (Stream.of(time, cpuTime, clock, nodes, depth).allMatch(limit -> limit == null)) {
      return source.limitsItself() ? Limits.NONE : Limits.moveTime(DEFAULT_MILLIS);
    }
    if ((depth != null && depth < 1) || (nodes != null && nodes < 1)) {
      throw bad("a limit is not positive", "--depth and --nodes above zero");
    }
    return checked(
        (clock == null ? Limits.NONE : clock)
            .withDepth(depth == null ? 0 : depth)
            .withNodes(nodes == null ? 0 : nodes)
            .withMoveTime(time == null ? 0 : time.toMillis())
            .withCpuTime(cpuTime == null ? 0 : cpuTime.toMillis()));
  }

  private static Limits checked(Limits limits) {
    if (limits.cpuMillis() > 0 && limits.moveMillis() + limits.clockMillis() > 0) {
      throw bad(
          "a limit of processor time excludes other times", "--cpu-time without --time or --clock");
    }
    return limits;
  }

  private static Limits withLimit(Limits limits, String option, String value) {
    try {
      return switch (option) {
        case "time" -> limits.withMoveTime(new TimeConverter().convert(value).toMillis());
        case "cpu-time" -> limits.withCpuTime(new TimeConverter().convert(value).toMillis());
        case "clock" ->
            new ClockConverter()
                .convert(value)
                .withDepth(limits.depth())
                .withNodes(limits.nodes())
                .withMoveTime(limits.moveMillis())
                .withCpuTime(limits.cpuMillis());
        case "nodes" -> limits.withNodes(positive(option, value));
        default -> limits.withDepth((int) positive(option, value));
      };
    } catch (TypeConversionException bad) {
      var message = String.valueOf(bad.getMessage()).split(": expected ", 2);
      throw bad(message[0], message[1]);
    }
  }

  private static long positive(String option, String value) {
    if (value.matches("[1-9][0-9]{0,8}")) {
      return Long.parseLong(value);
    }
    throw bad("%s is not a value of %s".formatted(NotationError.quote(value), option), "1 or more");
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
          "--resign %s is not possible".formatted(text),
          "a number of moves, at least 1, and a score above zero, such as 4,5.0");
    }
  }

  private static Draw draw(String text) {
    var values = numbers("--draw", text, 2, 3);
    try {
      return new Draw(
          whole(values.getFirst()), values.get(1), values.size() > 2 ? whole(values.get(2)) : 0);
    } catch (IllegalArgumentException impossible) {
      throw bad(
          "--draw %s is not possible".formatted(text),
          "a number of moves, at least 1, a score, at least 0, and a ply, such as 8,0.2,60");
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
    var eloModel =
        oneOf("--elo-model", model, "logistic", "normalized") == 0
            ? Sprt.EloModel.LOGISTIC
            : Sprt.EloModel.NORMALIZED;
    try {
      return new Sprt(elos.getFirst(), elos.get(1), alpha, beta, eloModel);
    } catch (IllegalArgumentException impossible) {
      throw bad(
          "--sprt %s with alpha %s and beta %s is not possible".formatted(text, alpha, beta),
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
          "%s is not a value of %s".formatted(NotationError.quote(text), option),
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
        "%s is not a value of %s".formatted(NotationError.quote(word), option),
        first + " or " + second);
  }

  private static NotationException bad(String wrong, String expected) {
    return new NotationException("", 0, wrong, expected);
  }
}
