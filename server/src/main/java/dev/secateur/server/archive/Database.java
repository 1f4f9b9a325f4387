package dev.secateur.server.archive;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.jdbi.v3.core.Jdbi;

/// The database: H2 in a file, or PostgreSQL by its address, with the same tables.
public final class Database implements AutoCloseable {

  private static final int CONNECTIONS = 8;
  private static final String H2_FILE = "jdbc:h2:file:";
  private static final String POSTGRESQL = "jdbc:postgresql:";

  private final HikariDataSource source;
  private final Jdbi jdbi;
  private final Optional<OwnFile> file;
  private final DiskSync sync;

  private Database(HikariDataSource source, Optional<OwnFile> file) {
    this.source = source;
    this.file = file;
    jdbi = Jdbi.create(source);
    // H2 answers a commit before it writes it; PostgreSQL does not answer before it is on disk.
    sync =
        new DiskSync(
            file.isPresent() ? () -> jdbi.useHandle(h -> h.execute("checkpoint sync")) : () -> {});
  }

  /// A database of our own in a folder, which must exist.
  public static Database inFolder(Path folder) {
    var path = folder.toAbsolutePath().resolve("secateur").toString();
    if (path.indexOf(';') >= 0) {
      throw new ArchiveException(
          "the data folder's name has a \";\" in it, which the database cannot open: %s"
              .formatted(folder));
    }
    var url = H2_FILE + path + ";DB_CLOSE_ON_EXIT=FALSE";
    return open(url, "", "", Optional.of(new OwnFile(url)));
  }

  /// The database at an address such as `postgresql://user:password@host/name`.
  public static Database at(String url) {
    var lower = url.toLowerCase(Locale.ROOT);
    if (lower.startsWith(POSTGRESQL)) {
      return open(url, "", "", Optional.empty());
    }
    if (lower.startsWith("postgresql://") || lower.startsWith("postgres://")) {
      return postgresql(url);
    }
    throw new ArchiveException(
        "the database's address is not understood: expected postgresql://user:password@host/name");
  }

  private static Database postgresql(String url) {
    try {
      var uri = new URI(url);
      var credentials = uri.getUserInfo() == null ? "" : uri.getUserInfo();
      int colon = credentials.indexOf(':');
      var user = colon < 0 ? credentials : credentials.substring(0, colon);
      var password = colon < 0 ? "" : credentials.substring(colon + 1);
      var port = uri.getPort() < 0 ? "" : ":" + uri.getPort();
      var query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
      var jdbcUrl = POSTGRESQL + "//" + uri.getHost() + port + uri.getRawPath() + query;
      return open(jdbcUrl, user, password, Optional.empty());
    } catch (URISyntaxException broken) {
      // The address may hold a password: it is not repeated.
      throw new ArchiveException(
          "the database's address is broken at character %d: expected %s"
              .formatted(broken.getIndex() + 1, "postgresql://user:password@host/name"));
    }
  }

  private static Database open(String url, String user, String password, Optional<OwnFile> file) {
    var config = new HikariConfig();
    config.setJdbcUrl(url);
    config.setUsername(user);
    config.setPassword(password);
    config.setMaximumPoolSize(CONNECTIONS);
    config.setMinimumIdle(1);
    config.setPoolName("archive");
    config.setInitializationFailTimeout(1);
    HikariDataSource source;
    try {
      source = new HikariDataSource(config);
    } catch (PoolInitializationException unreachable) {
      throw new ArchiveException(
          "the database cannot be opened: " + firstLine(unreachable), unreachable);
    }
    try {
      Flyway.configure().dataSource(source).load().migrate();
      return new Database(source, file);
    } catch (FlywayException failed) {
      source.close();
      throw new ArchiveException("the database cannot be used: " + firstLine(failed), failed);
    }
  }

  private static String firstLine(Throwable failure) {
    Throwable deepest = failure;
    while (deepest.getCause() != null) {
      deepest = deepest.getCause();
    }
    var message = deepest.getMessage();
    return message == null
        ? deepest.getClass().getSimpleName()
        : message.lines().findFirst().orElse("");
  }

  Jdbi jdbi() {
    return jdbi;
  }

  /// Returns when everything that is committed is on disk.
  void sync() {
    sync.await();
  }

  /// Whether it answers.
  public boolean isAlive() {
    try {
      return jdbi.withHandle(h -> h.createQuery("select 1").mapTo(Integer.class).one()) == 1;
    } catch (RuntimeException gone) {
      return false;
    }
  }

  @Override
  public void close() {
    sync();
    file.ifPresent(OwnFile::shrink);
    source.close();
  }
}
