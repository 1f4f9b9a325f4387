package dev.secateur.cli;

import dev.secateur.core.NotationException;
import dev.secateur.engine.Evaluators;
import dev.secateur.protocol.client.Contestants;
import dev.secateur.protocol.client.EngineDefinitions;
import dev.secateur.server.SecateurServer;
import dev.secateur.server.ServerOptions;
import dev.secateur.server.ServiceLimits;
import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParentCommand;
import picocli.CommandLine.Spec;

@Command(
    name = "serve",
    mixinStandardHelpOptions = true,
    description = {
      "Start the web app: play, analyse and learn in the browser.",
      "secateur without a command does the same."
    },
    footer = {
      "",
      "Examples:",
      "  secateur serve",
      "  secateur serve --port 9000 --data games --no-open",
      "  secateur serve --database postgresql://user:password@localhost/secateur"
    })
final class ServeCommand implements Callable<Integer> {

  @Option(
      names = "--port",
      paramLabel = "N",
      converter = WholeNumberConverter.class,
      description = "The port; 0 for any free port (default: 8080, or the next free one).")
  private @Nullable Integer port;

  @Option(
      names = "--host",
      paramLabel = "H",
      description =
          "Listen on this address, so that other machines can connect (default: only this one can).")
  private @Nullable String host;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Store the games here (default: secateur in the user's data folder).")
  private @Nullable String data;

  @Option(
      names = "--database",
      paramLabel = "URL",
      description = "Store the games in this PostgreSQL: postgresql://user:password@host/name.")
  private @Nullable String database;

  @Option(
      names = "--engines",
      paramLabel = "FILE",
      description = {
        "Definitions of engines, for matches on the lab page by users of this machine",
        "(default: engines.json, here or in ~/.config/secateur)."
      })
  private @Nullable Path engines;

  @Option(names = "--no-open", description = "Do not open a browser.")
  private boolean noOpen;

  // For the launcher, which records the classes of one start.
  @Option(names = "--once", hidden = true, description = "Start, answer one request, stop.")
  private boolean once;

  @ParentCommand private Secateur secateur;
  @Spec private CommandSpec spec;

  @Override
  public Integer call() throws InterruptedException {
    if (data != null && database != null) {
      throw new ParameterException(
          spec.commandLine(),
          "--data and --database cannot be used together: expected one of them");
    }
    var out = spec.commandLine().getOut();
    SecateurServer server;
    try {
      server = SecateurServer.start(options(), secateur.games(), evaluators());
    } catch (SecateurServer.AlreadyRunning running) {
      out.println(
          running.address().isEmpty()
              ? "Secateur is already starting with this data folder."
              : "Secateur already runs: " + running.address());
      out.flush();
      open(running.address());
      return CommandLine.ExitCode.OK;
    }
    var ended = new CountDownLatch(1);
    var shutdown =
        new Thread(
            () -> {
              server.close();
              ended.countDown();
            });
    Runtime.getRuntime().addShutdownHook(shutdown);
    if (server.isOnAnotherPort()) {
      out.println(
          "note: port %d is used by another program".formatted(ServerOptions.STANDARD_PORT));
    }
    if (host != null) {
      out.println(
          "note: everybody who can connect to %s can play, see and delete all games"
              .formatted(host));
    }
    out.println("Secateur runs: " + server.address() + "   (Ctrl-C stops it)");
    out.flush();
    if (once) {
      FirstRequest.send(server.address());
      Runtime.getRuntime().removeShutdownHook(shutdown);
      server.close();
      return CommandLine.ExitCode.OK;
    }
    open(server.address());
    ended.await();
    return CommandLine.ExitCode.OK;
  }

  /// A visitor may use the models in our folder, but not open other files.
  private Evaluators evaluators() {
    return secateur.evaluators().withoutFiles();
  }

  private ServerOptions options() {
    if (port != null && (port < 0 || port > 65_535)) {
      throw new ParameterException(
          spec.commandLine(), "--port %d is not a port: expected 0 to 65535".formatted(port));
    }
    try {
      var folder =
          data == null
              ? ServerOptions.standardFolder(System.getenv(), System.getProperty("user.home", "."))
              : Path.of(data);
      return new ServerOptions(
          host,
          port,
          folder,
          database,
          ServiceLimits.forThisMachine(),
          Version.text(),
          new Contestants(evaluators(), definitions(), ThisProgram.command()));
    } catch (InvalidPathException bad) {
      throw new ParameterException(spec.commandLine(), "--data is not the name of a folder", bad);
    }
  }

  /// An error in the default file must not keep the server from starting.
  private EngineDefinitions definitions() {
    try {
      return EngineDefinitions.find(Optional.ofNullable(engines), System.getenv());
    } catch (IOException | NotationException unusable) {
      if (engines == null) {
        note("engines of other authors cannot play: " + reason(unusable));
        return EngineDefinitions.NONE;
      }
      throw new ParameterException(spec.commandLine(), reason(unusable), unusable);
    }
  }

  private String reason(Exception unusable) {
    return unusable instanceof NotationException bad
        ? bad.error().message()
        : "cannot read %s: expected a file of engines"
            .formatted(engines == null ? "engines.json" : engines);
  }

  private void note(String text) {
    spec.commandLine().getErr().println("note: " + text);
  }

  private void open(String address) {
    if (!noOpen && !address.isEmpty()) {
      Browser.open(address, Map.copyOf(System.getenv()));
    }
  }
}
