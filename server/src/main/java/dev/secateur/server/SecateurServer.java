package dev.secateur.server;

import dev.secateur.core.Games;
import dev.secateur.core.NotationError;
import dev.secateur.engine.Evaluators;
import dev.secateur.server.archive.Database;
import dev.secateur.server.web.WebServer;
import dev.secateur.server.web.WebServer.PortTaken;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.UnknownHostException;
import org.jspecify.annotations.Nullable;

/// The web app as a whole: takes the data folder, opens the database, listens.
public final class SecateurServer implements AutoCloseable {

  private static final String LOOPBACK = "127.0.0.1";
  private static final int PORTS_TRIED = 50;

  private final @Nullable DataFolder folder;
  private final WebServer web;
  private final String address;
  private final boolean isOnAnotherPort;

  /// Thrown where the server cannot start; the message is for the person who started it.
  public static final class CannotStart extends RuntimeException {
    private static final long serialVersionUID = 1L;

    CannotStart(String message) {
      super(message);
    }
  }

  /// Thrown where another server has the data folder.
  public static final class AlreadyRunning extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String address;

    AlreadyRunning(String address) {
      super("a server runs on this data folder");
      this.address = address;
    }

    /// Its address; empty if it is not known yet.
    public String address() {
      return address;
    }
  }

  private SecateurServer(
      @Nullable DataFolder folder, WebServer web, String address, boolean isOnAnotherPort) {
    this.folder = folder;
    this.web = web;
    this.address = address;
    this.isOnAnotherPort = isOnAnotherPort;
  }

  /// Starts a server.
  ///
  /// @throws AlreadyRunning if another has the data folder
  /// @throws CannotStart if the port is taken
  /// @throws dev.secateur.server.archive.ArchiveException if the games cannot be reached
  public static SecateurServer start(ServerOptions options, Games games, Evaluators evaluators) {
    QuietLibraries.quieten();
    checkHost(options.host());
    var folder = options.database() == null ? takeFolder(options) : null;
    WebServer web = null;
    try {
      var database = openDatabase(options, folder);
      web =
          new WebServer(
              games,
              evaluators,
              database,
              options.limits(),
              options.host(),
              options.version(),
              options.engines(),
              options.data());
      var listening = options.host() == null ? LOOPBACK : options.host();
      int wanted = options.port() == null ? ServerOptions.STANDARD_PORT : options.port();
      int port = listen(web, listening, wanted, options.port() != null);
      QuietLibraries.speakOfTrouble();
      var shown = options.host() == null ? "localhost" : bracketed(listening);
      var address = "http://%s:%d".formatted(shown, port);
      if (folder != null) {
        folder.writeServerAddress(address);
      }
      return new SecateurServer(folder, web, address, wanted != 0 && port != wanted);
    } catch (RuntimeException failed) {
      if (web != null) {
        web.close();
      }
      if (folder != null) {
        folder.close();
      }
      throw failed;
    }
  }

  private static void checkHost(@Nullable String host) {
    if (host == null) {
      return;
    }
    try {
      for (InetAddress address : InetAddress.getAllByName(host)) {
        if (address.isAnyLocalAddress() || NetworkInterface.getByInetAddress(address) != null) {
          return;
        }
      }
    } catch (UnknownHostException | SocketException unknown) {
      // Thrown below.
    }
    throw new CannotStart(
        "%s is not an address of this machine: expected one, or 0.0.0.0 for all of them"
            .formatted(NotationError.quote(host)));
  }

  private static DataFolder takeFolder(ServerOptions options) {
    var folder = DataFolder.take(options.data());
    if (folder == null) {
      throw new AlreadyRunning(DataFolder.readServerAddress(options.data()));
    }
    return folder;
  }

  private static Database openDatabase(ServerOptions options, @Nullable DataFolder folder) {
    var url = options.database();
    if (url != null) {
      return Database.at(url);
    }
    return Database.inFolder(folder == null ? options.data() : folder.path());
  }

  /// Only the port that the user has named, or the first free one from the standard port on.
  private static int listen(WebServer web, String host, int wanted, boolean isNamed) {
    int last = isNamed ? wanted : wanted + PORTS_TRIED;
    for (int port = wanted; port <= last; port++) {
      try {
        return web.start(host, port);
      } catch (PortTaken taken) {
        // Try the next port.
      }
    }
    throw new CannotStart(
        isNamed
            ? "port %d on %s is taken or not allowed: expected a free one".formatted(wanted, host)
            : "ports %d to %d on %s are taken: expected one free with --port"
                .formatted(wanted, last, host));
  }

  private static String bracketed(String host) {
    return host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
  }

  public String address() {
    return address;
  }

  /// Whether the standard port was taken, so that another is used.
  public boolean isOnAnotherPort() {
    return isOnAnotherPort;
  }

  /// Stops: searches end, what was answered is on disk.
  @Override
  public void close() {
    web.close();
    if (folder != null) {
      folder.close();
    }
  }
}
