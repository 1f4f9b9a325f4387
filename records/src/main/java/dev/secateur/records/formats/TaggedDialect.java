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

  /// Names that some programs have for a header, and the usual one for each.
  default Map<String, String> synonyms() {
    return Map.of();
  }

  /// The tags that are not headers, because a record says the same in its own words.
  Set<String> ownTags();

  /// What the tags of a game say about its start.
  ///
  /// @throws NotationException if they say it wrongly, or speak of another game
  Setup setup(Map<String, String> tags);

  /// The own tags of a game, in their order.
  Map<String, String> tags(GameRecord record);

  /// Makes the move that a word of the text means.
  ///
  /// @throws NotationException if it means none
  default void play(RecordBuilder builder, String word) {
    builder.play(word);
  }
}
