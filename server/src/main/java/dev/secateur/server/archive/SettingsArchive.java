package dev.secateur.server.archive;

import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;

/// What each client's page remembers, as JSON that only the page understands.
public final class SettingsArchive {

  private final Database database;

  public SettingsArchive(Database database) {
    this.database = database;
  }

  public Optional<String> find(String client) {
    return database
        .jdbi()
        .withHandle(
            handle ->
                handle
                    .createQuery("select body from settings where client = :client")
                    .bind("client", client)
                    .mapTo(String.class)
                    .findOne());
  }

  public void put(String client, String body, Instant now) {
    database
        .jdbi()
        .useTransaction(
            handle -> {
              handle
                  .createUpdate("delete from settings where client = :client")
                  .bind("client", client)
                  .execute();
              handle
                  .createUpdate(
                      "insert into settings (client, body, updated)"
                          + " values (:client, :body, :now)")
                  .bind("client", client)
                  .bind("body", body)
                  .bind("now", now.atOffset(ZoneOffset.UTC))
                  .execute();
            });
    database.sync();
  }
}
