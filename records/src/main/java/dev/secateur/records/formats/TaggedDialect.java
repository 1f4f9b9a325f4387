package dev.secateur.records.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.util.Map;
import java.util.Set;

/// How one game uses tagged text: which tags say where it starts, and how its moves are written.
public interface TaggedDialect {

  /// A game and where it starts.
  record Setup(Game game, Position start) {}

  /// Other names of headers in some files, and the usual name of each.
  default Map<String, String> synonyms() {
    return Map.of();
  }

  /// The tags that do not become headers, because the record has fields for them.
  Set<String> ownTags();

  /// What the tags of a game say about its start.
  ///
  /// @throws NotationException if they are wrong or of another game
  Setup setup(Map<String, String> tags);

  /// The values of [#ownTags] for a record, in order.
  Map<String, String> tags(GameRecord record);

  /// Makes the move that a word of the text means.
  ///
  /// @throws NotationException if it is not a legal move
  default void play(RecordBuilder builder, String word) {
    builder.play(word);
  }
}
