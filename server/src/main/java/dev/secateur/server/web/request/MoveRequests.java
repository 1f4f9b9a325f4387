package dev.secateur.server.web.request;

import dev.secateur.server.web.request.FieldRules.ListSize;
import dev.secateur.server.web.request.FieldRules.MaxLength;
import dev.secateur.server.web.request.FieldRules.WholeNumber;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Small requests about the moves of a game.
public final class MoveRequests {

  static final int MAX_MOVE = 64;

  private MoveRequests() {}

  /// A move.
  ///
  /// @param at the node in which it is played
  public record NewMoveRequest(@WholeNumber int at, @MaxLength(MAX_MOVE) String move) {}

  /// Play goes on from another node.
  public record HeadRequest(@WholeNumber int node) {}

  /// A side resigns or offers a draw.
  public record SideRequest(@WholeNumber(max = 1) int side) {}

  /// What the search would play.
  public record HintRequest(
      @WholeNumber int at, @WholeNumber(min = 10, max = 10_000) @Nullable Integer timeMs) {}

  /// The result of a move.
  public record WhyRequest(
      @WholeNumber int at,
      @MaxLength(MAX_MOVE) String move,
      @WholeNumber(min = 10, max = 10_000) @Nullable Integer timeMs) {}

  /// Moves to be kept as a variation.
  public record AddLineRequest(
      @WholeNumber int at,
      @ListSize(min = 1, max = 60, expected = "a list of 1 to 60 moves of 64 characters at most")
          @MaxLength(MAX_MOVE)
          List<String> moves) {}

  /// A new comment or mark of a move. A field that is left out does not change.
  public record NoteRequest(
      @MaxLength(10_000) @Nullable String comment, @MaxLength(MAX_MOVE) @Nullable String mark) {}

  /// A position that belongs to no stored game.
  public record PositionRequest(
      @MaxLength(10_000) String game,
      @MaxLength(10_000) @Nullable String position,
      @MaxLength(10_000) @Nullable String moves) {}
}
