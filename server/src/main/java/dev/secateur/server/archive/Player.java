package dev.secateur.server.archive;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// Who plays a side. In the database and in answers it is an object; its field `kind` says which
/// of the players it is.
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
@JsonSubTypes({
  @JsonSubTypes.Type(value = Player.Person.class, name = "human"),
  @JsonSubTypes.Type(value = Player.ComputerLevel.class, name = "level"),
  @JsonSubTypes.Type(value = Player.CustomSearch.class, name = "custom")
})
public sealed interface Player {

  /// A person at a page.
  record Person() implements Player {}

  /// A player for which the server finds the moves by a search.
  sealed interface Computer extends Player {}

  /// One of the levels of a game.
  record ComputerLevel(int level) implements Computer {}

  /// A search with settings of its own. A limit that is null does not limit; a setting that is null
  /// is the standard one.
  ///
  /// @param timeMs for a move
  /// @param options by name, as texts: those that differ from the preset
  @JsonInclude(JsonInclude.Include.NON_NULL)
  record CustomSearch(
      @Nullable Long timeMs,
      @Nullable Integer depth,
      @Nullable Long nodes,
      @Nullable String evaluator,
      @Nullable String preset,
      @Nullable Map<String, String> options)
      implements Computer {

    /// A search with our best evaluator and the standard options, but for some of them.
    public static CustomSearch standard(Map<String, String> options) {
      return new CustomSearch(null, null, null, null, null, options);
    }

    /// The text of an option, or null where it is the preset's.
    public @Nullable String option(String name) {
      return options == null ? null : options.get(name);
    }
  }
}
