package dev.secateur.cli;

import dev.secateur.core.DatabaseProvider.SliceInfo;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "info",
    mixinStandardHelpOptions = true,
    customSynopsis = "secateur database GAME info [OPTIONS]",
    description = {
      "What is known: for each slice, such as KKM-KM (the side to move has two kings and a man), its",
      "positions, how many the side to move wins, loses and draws, and the longest win and loss in",
      "plies."
    },
    footer = {
      "",
      "Examples:",
      "  secateur database checkers info --pieces 3",
      "  secateur database checkers info --json"
    })
final class DatabaseInfoCommand implements Callable<Integer> {

  @Mixin private DatabaseOptions options = new DatabaseOptions();

  @Option(names = "--json", description = "One JSON object for each slice.")
  private boolean json;

  @ParentCommand private DatabaseCommand database;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() {
    var provider = database.provider();
    var err = spec.commandLine().getErr();
    var slices =
        provider.slices(
            options.folderToRead(provider),
            options.pieces(provider),
            warning -> err.println("note: " + warning));
    var out = spec.commandLine().getOut();
    if (json) {
      slices.forEach(slice -> out.println(json(provider.game(), slice)));
    } else {
      out.print(text(slices));
    }
    out.flush();
    return CommandLine.ExitCode.OK;
  }

  private static String text(List<SliceInfo> slices) {
    var table =
        new TextTable(
            "slice", "positions", "wins", "losses", "draws", "longest win", "longest loss");
    int last = slices.isEmpty() ? 0 : slices.getLast().pieces();
    for (int pieces = 1; pieces <= last; pieces++) {
      int count = pieces;
      var same = slices.stream().filter(slice -> slice.pieces() == count).toList();
      same.forEach(slice -> row(table, slice));
      if (!same.isEmpty()) {
        row(table, sum(pieces, same));
      }
    }
    return table.toString();
  }

  private static SliceInfo sum(int pieces, List<SliceInfo> slices) {
    return new SliceInfo(
        "all with " + pieces,
        pieces,
        slices.stream().mapToLong(SliceInfo::positions).sum(),
        slices.stream().mapToLong(SliceInfo::wins).sum(),
        slices.stream().mapToLong(SliceInfo::losses).sum(),
        slices.stream().mapToLong(SliceInfo::draws).sum(),
        slices.stream().mapToInt(SliceInfo::longestWin).max().orElse(0),
        slices.stream().mapToInt(SliceInfo::longestLoss).max().orElse(0));
  }

  private static void row(TextTable table, SliceInfo slice) {
    table.row(
        slice.name(),
        number(slice.positions()),
        number(slice.wins()),
        number(slice.losses()),
        number(slice.draws()),
        slice.longestWin() == 0 ? "-" : number(slice.longestWin()),
        slice.longestLoss() == 0 ? "-" : number(slice.longestLoss()));
  }

  private static String number(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  private static Json json(String game, SliceInfo slice) {
    var object =
        Json.object()
            .with("game", game)
            .with("slice", slice.name())
            .with("pieces", slice.pieces())
            .with("positions", slice.positions())
            .with("wins", slice.wins())
            .with("losses", slice.losses())
            .with("draws", slice.draws());
    if (slice.longestWin() > 0) {
      object.with("longestWin", slice.longestWin()).with("longestLoss", slice.longestLoss());
    }
    return object;
  }
}
