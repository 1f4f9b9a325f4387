package dev.secateur.server.archive;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// What searches found in reviewed games, node by node.
public final class ReviewArchive {

  private final Database database;

  public ReviewArchive(Database database) {
    this.database = database;
  }

  /// All that is known of a game, by node.
  public Map<Integer, ReviewedPosition> find(String game) {
    var judgements = new HashMap<Integer, ReviewedPosition>();
    database
        .jdbi()
        .useHandle(
            handle ->
                handle
                    .createQuery(
                        "select node, score, exact, certainty, line, depth, millis from judgements"
                            + " where game_id = :game")
                    .bind("game", game)
                    .map(
                        (row, _) ->
                            new ReviewedPosition(
                                row.getInt("node"),
                                row.getInt("score"),
                                row.getBoolean("exact"),
                                row.getInt("certainty"),
                                moves(row.getString("line")),
                                row.getInt("depth"),
                                row.getLong("millis")))
                    .forEach(judgement -> judgements.put(judgement.node(), judgement)));
    return judgements;
  }

  private static List<String> moves(String line) {
    return line.isEmpty() ? List.of() : List.of(line.split(" "));
  }

  /// Keeps what was found, in the place of what was known of the node before.
  public void put(String game, ReviewedPosition judgement) {
    database
        .jdbi()
        .useTransaction(
            handle -> {
              handle
                  .createUpdate("delete from judgements where game_id = :game and node = :node")
                  .bind("game", game)
                  .bind("node", judgement.node())
                  .execute();
              handle
                  .createUpdate(
                      "insert into judgements (game_id, node, score, exact, certainty, line, depth,"
                          + " millis) values (:game, :node, :score, :exact, :certainty, :line,"
                          + " :depth, :millis)")
                  .bind("game", game)
                  .bind("node", judgement.node())
                  .bind("score", judgement.score())
                  .bind("exact", judgement.exact())
                  .bind("certainty", judgement.certainty())
                  .bind("line", String.join(" ", judgement.line()))
                  .bind("depth", judgement.depth())
                  .bind("millis", judgement.millis())
                  .execute();
            });
    database.sync();
  }
}
