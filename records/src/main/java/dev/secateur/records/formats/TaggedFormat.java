package dev.secateur.records.formats;

import dev.secateur.core.Game;
import java.io.IOException;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;

/// A format of tagged text, similar to PGN. Such formats differ in how they begin and in their
/// [TaggedDialect].
public abstract class TaggedFormat extends NamedFormat implements TaggedDialect {

  /// @param beginning matches the beginning of such a file
  protected TaggedFormat(String name, String description, String extension, Pattern beginning) {
    super(name, description, extension, beginning.asMatchPredicate());
  }

  @Override
  public final RecordReader reader(RecordSource source) throws IOException {
    return new TaggedReader(source, this);
  }

  @Override
  public final RecordWriter writer(RecordTarget target) {
    return new TaggedWriter(target, this);
  }

  /// A game that starts at the position of a tag. Some programs write an empty tag for the usual
  /// start.
  protected static Setup setup(Game game, Map<String, String> tags, String positionTag) {
    var start =
        Optional.ofNullable(tags.get(positionTag))
            .filter(text -> !text.isBlank())
            .map(game.notation()::parsePosition)
            .orElseGet(game::start);
    return new Setup(game, start);
  }
}
