package dev.secateur.server.web.json;

import dev.secateur.server.archive.GameFacts;
import dev.secateur.server.archive.StoredGame;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The games of a file that is not stored.
///
/// @param games the first of them
public record RecordListJson(
    String format, int readable, int broken, List<ListedRecordJson> games) {

  /// A game of the file, or what is wrong with it.
  ///
  /// @param number which game of the file it is, from 1
  /// @param line where it stands
  /// @param detail why the game cannot be read, or null if it can. The fields after it are null for
  ///     a broken game
  public record ListedRecordJson(
      int number,
      long line,
      @Nullable String detail,
      @Nullable String game,
      @Nullable String title,
      @Nullable List<String> names,
      @Nullable String result,
      @Nullable Integer plies) {

    public static ListedRecordJson broken(int number, long line, String detail) {
      return new ListedRecordJson(number, line, detail, null, null, null, null, null);
    }

    public static ListedRecordJson readable(int number, long line, StoredGame game) {
      return new ListedRecordJson(
          number,
          line,
          null,
          game.game(),
          game.title(),
          List.of(GameFacts.name(game, 0), GameFacts.name(game, 1)),
          game.ending().result(),
          game.played().size());
    }
  }

  /// A tree, where a text holds one instead of games.
  public record FoundTreeJson(String format, String tree) {

    public FoundTreeJson(String tree) {
      this("tree", tree);
    }
  }
}
