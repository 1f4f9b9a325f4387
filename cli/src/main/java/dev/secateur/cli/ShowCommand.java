package dev.secateur.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description = "Draw a position.",
    footer = {
      "",
      "Examples:",
      "  secateur show quoridor --moves \"e2 e8 e3 e7 e3h\"",
      "  secateur show reversi --moves f5d6c3",
      "  secateur show reversi --opening xot:random",
      "  secateur show checkers --position B:W21,22,K30:B1,2,K5"
    })
final class ShowCommand implements Callable<Integer> {

  @Mixin private PositionOptions options = new PositionOptions();
  @Mixin private OpeningSeed seed = new OpeningSeed();

  @Option(names = "--json", description = "The position as one JSON object.")
  private boolean json;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var game = options.game(secateur);
    var position = options.position(game, seed.value(), spec.commandLine().getErr());
    var text = game.notation().formatPosition(position);
    var out = spec.commandLine().getOut();
    if (json) {
      out.println(
          Json.object()
              .with("game", game.specification())
              .with("position", text)
              .with("sideToMove", game.sides().get(position.sideToMove()))
              .with("over", position.outcome().isOver())
              .with("status", game.status(position)));
    } else {
      out.print(game.draw(position, secateur.terminal().style()));
      out.println(game.status(position));
      out.println(text);
    }
    out.flush();
    return CommandLine.ExitCode.OK;
  }
}
