package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.Position;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "moves",
    mixinStandardHelpOptions = true,
    description =
        "List the legal moves, sorted as text, on one line; an empty line if the game is over.",
    footer = {
      "",
      "Examples:",
      "  secateur moves reversi",
      "  secateur moves reversi --opening xot:17",
      "  secateur moves checkers --moves \"11-15 22-18\" --json",
      "  printf 'e2\\ne2 e8\\n' | secateur moves quoridor --batch -"
    })
final class MovesCommand implements Callable<Integer> {

  @Mixin private PositionOptions options = new PositionOptions();
  @Mixin private OpeningSeed seed = new OpeningSeed();

  @Option(
      names = "--batch",
      paramLabel = "FILE",
      description =
          "Print one line of moves for each line 'move move ...' of a file (- for standard input).")
  private @Nullable String batch;

  @Option(names = "--json", description = "The moves as one JSON object.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws IOException {
    var game = options.game(secateur);
    var base = options.position(game, seed.value(), spec.commandLine().getErr());
    var out = spec.commandLine().getOut();
    if (batch != null) {
      return new Batch(out, json)
          .run(
              batch,
              line -> {
                var position = base.copy();
                game.notation().playMoves(position, line, _ -> {});
                return answer(game, position);
              });
    }
    out.println(answer(game, base));
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private String answer(Game game, Position position) {
    var moves = sortedMoves(game, position);
    return json ? Json.object().with("moves", moves).toString() : String.join(" ", moves);
  }

  private static List<String> sortedMoves(Game game, Position position) {
    return Arrays.stream(position.legalMoves())
        .mapToObj(move -> game.notation().formatMove(position, move))
        .sorted()
        .toList();
  }
}
