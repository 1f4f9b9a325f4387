package dev.secateur.server.web.request;

import dev.secateur.server.web.request.FieldRules.ListSize;
import dev.secateur.server.web.request.FieldRules.MaxLength;
import dev.secateur.server.web.request.FieldRules.ObjectName;
import dev.secateur.server.web.request.FieldRules.WholeNumber;
import dev.secateur.trees.TreeText;
import dev.secateur.trees.draw.StepByStepDrawing;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/// Requests about trees to learn on.
public final class TreeRequests {

  static final int MAX_WORD = 1_000;
  static final int MAX_TEXT = 4_000;
  static final int MAX_TREE = 100_000;

  static final int MAX_DEPTH = TreeText.MAX_DEPTH;
  static final int MAX_STEP = StepByStepDrawing.MAX_STEPS;
  static final String ONE_TO_EIGHT = "a list of 1 to 8 texts";

  private TreeRequests() {}

  /// What is run on a tree. Fields that are left out have their usual values.
  public interface TreeRun {

    TreeSourceRequest source();

    @Nullable String algorithm();

    @Nullable String order();

    @Nullable Integer depth();

    @Nullable Boolean strict();

    @Nullable String language();
  }

  /// Where a tree comes from: one of `tree`, `random`, `shape` and `game`.
  @ObjectName("source")
  public record TreeSourceRequest(
      @MaxLength(MAX_TREE) @Nullable String tree,
      @MaxLength(MAX_TEXT) @Nullable String random,
      @MaxLength(MAX_TEXT) @Nullable String shape,
      @MaxLength(MAX_TREE) @Nullable String values,
      @MaxLength(MAX_TEXT) @Nullable String game,
      @MaxLength(MAX_TEXT) @Nullable String position,
      @MaxLength(MAX_TREE) @Nullable String moves,
      @WholeNumber(min = 1, max = 4) @Nullable Integer depth,
      @WholeNumber(min = 1, max = 20) @Nullable Integer best,
      @MaxLength(MAX_TEXT) @Nullable String choose,
      @Nullable Boolean recorded) {}

  /// A trace or an exercise.
  public record TreeSetupRequest(
      TreeSourceRequest source,
      @MaxLength(MAX_WORD) @Nullable String algorithm,
      @MaxLength(MAX_WORD) @Nullable String order,
      @WholeNumber(max = MAX_DEPTH) @Nullable Integer depth,
      @Nullable Boolean strict,
      @MaxLength(MAX_WORD) @Nullable String language)
      implements TreeRun {}

  /// An answer to an exercise.
  ///
  /// @param answer an object, or a text as a student writes it
  public record TreeGradeRequest(
      TreeSourceRequest source,
      @MaxLength(MAX_WORD) @Nullable String algorithm,
      @MaxLength(MAX_WORD) @Nullable String order,
      @WholeNumber(max = MAX_DEPTH) @Nullable Integer depth,
      @Nullable Boolean strict,
      @MaxLength(MAX_WORD) @Nullable String language,
      JsonNode answer)
      implements TreeRun {}

  /// A picture of a trace.
  ///
  /// @param step how many steps are shown; all if left out
  public record TreePictureRequest(
      TreeSourceRequest source,
      @MaxLength(MAX_WORD) @Nullable String algorithm,
      @MaxLength(MAX_WORD) @Nullable String order,
      @WholeNumber(max = MAX_DEPTH) @Nullable Integer depth,
      @Nullable Boolean strict,
      @MaxLength(MAX_WORD) @Nullable String language,
      @WholeNumber(max = MAX_STEP) @Nullable Integer step,
      @MaxLength(MAX_WORD) String format,
      @MaxLength(MAX_WORD) @Nullable String theme)
      implements TreeRun {}

  /// A comparison of algorithms and orders on one tree.
  public record TreeComparisonRequest(
      TreeSourceRequest source,
      @ListSize(min = 1, max = 8, expected = ONE_TO_EIGHT) @MaxLength(MAX_WORD) List<String> orders,
      @ListSize(min = 1, max = 8, expected = ONE_TO_EIGHT) @MaxLength(MAX_WORD)
          List<String> algorithms,
      @WholeNumber(max = MAX_DEPTH) @Nullable Integer depth,
      @Nullable Boolean strict,
      @MaxLength(MAX_WORD) @Nullable String language) {}
}
