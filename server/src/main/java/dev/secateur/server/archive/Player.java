package dev.secateur.server.archive;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Who plays a side: a person, a level of the computer, or a search set up by hand.
///
/// @param level of a level
/// @param timeMs of a custom search, as the fields after it; what is absent is not limited or as
///     the preset has it
/// @param options by name, as texts
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Player(
    Kind kind,
    @Nullable Integer level,
    @Nullable Long timeMs,
    @Nullable Integer depth,
    @Nullable Long nodes,
    @Nullable String evaluator,
    @Nullable String preset,
    @Nullable Map<String, String> options) {

  public enum Kind {
    human,
    level,
    custom
  }

  public static final Player HUMAN =
      new Player(Kind.human, null, null, null, null, null, null, null);

  public static Player ofLevel(int level) {
    return new Player(Kind.level, level, null, null, null, null, null, null);
  }

  /// A search with our best evaluator and the standard options, but for some of them.
  public static Player standard(Map<String, String> options) {
    return new Player(Kind.custom, null, null, null, null, null, null, options);
  }

  @JsonIgnore
  public boolean isHuman() {
    return kind == Kind.human;
  }
}
