package dev.secateur.server.archive;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What is written about a move, by a person here or in a file. What is missing is null.
///
/// @param before what stands before the move, where it begins a variation
/// @param glyphs numeric annotation glyphs as PDN and PGN count them; the first six are marks
/// @param score in display units, for the side that moved
/// @param winIn plies to a proven win of the side that moved, negative for a loss
/// @param clockMs what the mover's clock showed after the move
@JsonInclude(JsonInclude.Include.NON_NULL)
public record NodeNote(
    @Nullable String before,
    @Nullable String comment,
    @Nullable List<Integer> glyphs,
    @Nullable Double score,
    @Nullable Integer winIn,
    @Nullable Integer depth,
    @Nullable Long nodes,
    @Nullable Long timeMs,
    @Nullable Long clockMs) {

  /// The marks of the glyphs 1 to 6.
  public static final List<String> MARKS = List.of("!", "?", "!!", "??", "!?", "?!");

  public static final NodeNote NONE =
      new NodeNote(null, null, null, null, null, null, null, null, null);

  public NodeNote {
    glyphs = glyphs == null || glyphs.isEmpty() ? null : List.copyOf(glyphs);
    comment = comment == null || comment.isEmpty() ? null : comment;
    before = before == null || before.isEmpty() ? null : before;
  }

  private static boolean isMark(int glyph) {
    return glyph >= 1 && glyph <= MARKS.size();
  }

  /// The mark that the glyphs hold, the first if they hold several.
  @JsonIgnore
  public Optional<String> mark() {
    return glyphs == null
        ? Optional.empty()
        : glyphs.stream().filter(NodeNote::isMark).findFirst().map(glyph -> MARKS.get(glyph - 1));
  }

  /// The note with another comment, everything else left as it is.
  public NodeNote withComment(String words) {
    return new NodeNote(before, words, glyphs, score, winIn, depth, nodes, timeMs, clockMs);
  }

  /// The note with another mark in the place of those it has.
  ///
  /// @param mark one of [#MARKS], or empty for none
  public NodeNote withMark(String mark) {
    var others = new ArrayList<Integer>();
    if (!mark.isEmpty()) {
      others.add(MARKS.indexOf(mark) + 1);
    }
    if (glyphs != null) {
      glyphs.stream().filter(glyph -> !isMark(glyph)).forEach(others::add);
    }
    return new NodeNote(before, comment, others, score, winIn, depth, nodes, timeMs, clockMs);
  }
}
