package dev.secateur.e2e;

import dev.secateur.learn.GameFeatures;
import dev.secateur.learn.ModelEvaluator;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import tools.jackson.databind.JsonNode;

/// The message keys for names that come from the server: games, levels, evaluators, options,
/// pieces, reasons of rejections.
final class ServerKeys {

  private static final Pattern REASON =
      Pattern.compile(
          "(?:RejectionReason\\.|Problem\\.|NOT_A_MOVE = |NOT_UNDERSTOOD = |GAME_OVER = )"
              + "(?:of|conflict|unprocessable|tooMany|forbidden)\\(([^;]*)");
  private static final Pattern CODE = Pattern.compile("\"([a-z]+(?:-[a-z]+)*)\"");
  private static final Pattern REMARK = Pattern.compile("Remark\\.of\\(([^,]*),");
  private static final Pattern PHASE = Pattern.compile("-(\\d+|opening|endgame)$");

  private final Set<String> keys = new HashSet<>();

  private ServerKeys(Service service) {
    var catalogue = service.get("/api/v1/catalogue");
    catalogue.get("games").forEach(game -> addGame(service, game));
    for (var option : catalogue.get("options")) {
      addWithHelp("option." + name(option));
      for (var choice : option.path("choices")) {
        keys.add("option.%s.%s".formatted(name(option), choice.asString()));
      }
    }
    catalogue.get("presets").propertyNames().forEach(name -> addWithHelp("preset." + name));
    var document = OpenApi.read();
    document.enumeration("Reason").forEach(reason -> keys.add("reason." + reason));
    document.enumeration("Result").forEach(result -> keys.add("outcome." + result));
    codes().forEach(code -> keys.add("refusal." + code));
    addInputs();
  }

  static ServerKeys ofThisServer() {
    return new ServerKeys(App.shared().service);
  }

  Set<String> keys() {
    return keys;
  }

  private void addGame(Service service, JsonNode game) {
    var name = name(game);
    keys.add("game." + name);
    keys.add("game." + name + ".about");
    keys.add("typed.example." + name);
    keys.add("board.grid." + name);
    keys.add("unit." + game.get("scoreUnit").asString());
    game.get("levels").forEach(level -> keys.add("level." + name(level)));
    game.get("parameters").forEach(parameter -> addWithHelp("parameter." + name(parameter)));
    for (var evaluator : game.get("evaluators")) {
      keys.add("evaluator." + name(evaluator));
      keys.add("evaluator.%s.%s.help".formatted(name, name(evaluator)));
      for (var weight : evaluator.get("weights")) {
        addWeight(name, name(weight));
      }
    }
    addBoard(service, name);
    addRemarks(name);
  }

  /// Remarks of a game about moves. A score is only a number and needs no text.
  private void addRemarks(String game) {
    javaUnder(Sources.ROOT.resolve("games").resolve(game))
        .flatMap(text -> REMARK.matcher(text).results())
        .flatMap(call -> CODE.matcher(call.group(1)).results())
        .map(code -> code.group(1))
        .filter(code -> !code.equals("score"))
        .map(code -> "remark.%s.%s".formatted(game, code))
        .forEach(this::addWithPlural);
  }

  private void addWithPlural(String key) {
    if (Messages.of("en").keys().contains(key + ".other")) {
      keys.add(key + ".one");
      keys.add(key + ".other");
    } else {
      keys.add(key);
    }
  }

  /// The terms of learned evaluators: the groups of inputs of every game, two that all have, and
  /// the limit of the one of Quoridor.
  private void addInputs() {
    keys.add(ModelEvaluator.PREFIX + ModelEvaluator.BASE);
    keys.add(ModelEvaluator.PREFIX + ModelEvaluator.LIMIT);
    keys.add(ModelEvaluator.PREFIX + "quoridor.near-formula");
    for (var features : ServiceLoader.load(GameFeatures.class)) {
      for (var group : features.newReader().layout().groups()) {
        keys.add(ModelEvaluator.PREFIX + features.game() + "." + group);
      }
    }
  }

  /// A weight may end in a phase: a number of discs or a name.
  private void addWeight(String game, String weight) {
    var phase = PHASE.matcher(weight);
    keys.add("weight.%s.%s".formatted(game, phase.replaceFirst("")));
    if (phase.reset().find() && !Character.isDigit(phase.group(1).charAt(0))) {
      keys.add("weight.phase." + phase.group(1));
    }
  }

  /// The pieces and counts of the start position, and the king of checkers, which appears later.
  private void addBoard(Service service, String name) {
    var id = service.create(name, Service.TWO_PEOPLE);
    var board = service.get("/api/v1/games/%s/positions/0".formatted(id)).get("board");
    for (var count : board.get("counts").propertyNames()) {
      keys.add("count." + count + ".one");
      keys.add("count." + count + ".other");
    }
    for (var piece : board.get("pieces")) {
      var key = "board.piece.%s-" + piece.get("side").asInt();
      keys.add(key.formatted(piece.get("kind").asString()));
      if (piece.get("kind").asString().equals("man")) {
        keys.add(key.formatted("king"));
      }
    }
  }

  private void addWithHelp(String key) {
    keys.add(key);
    keys.add(key + ".help");
  }

  private static String name(JsonNode named) {
    return named.get("name").asString();
  }

  /// The code of every rejection in the sources of the server, the games and what they share.
  private static Stream<String> codes() {
    return Stream.of("core", "games", "server")
        .map(Sources.ROOT::resolve)
        .flatMap(ServerKeys::javaUnder)
        .flatMap(text -> REASON.matcher(text).results())
        .flatMap(call -> CODE.matcher(call.group(1)).results())
        .map(code -> code.group(1));
  }

  private static Stream<String> javaUnder(Path folder) {
    return Sources.under(folder, ".java").entrySet().stream()
        .filter(file -> !file.getKey().toString().contains("/src/test/"))
        .map(file -> file.getValue());
  }
}
