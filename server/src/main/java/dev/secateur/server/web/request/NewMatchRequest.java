package dev.secateur.server.web.request;

import dev.secateur.core.Limits;
import dev.secateur.server.web.request.FieldRules.DecimalNumber;
import dev.secateur.server.web.request.FieldRules.ListSize;
import dev.secateur.server.web.request.FieldRules.MaxLength;
import dev.secateur.server.web.request.FieldRules.ObjectName;
import dev.secateur.server.web.request.FieldRules.WholeNumber;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A match to be played.
public record NewMatchRequest(
    @MaxLength(100) String game,
    @ListSize(min = 2, max = 2, expected = NewGameRequest.PAIR) List<MatchPlayerRequest> players,
    @WholeNumber(min = 2) @Nullable Integer games,
    @Nullable MatchLimitsRequest limits,
    @MaxLength(100) @Nullable String order,
    @WholeNumber(max = 1_000_000_000) @Nullable Integer seed,
    @Nullable SequentialTestRequest sprt) {

  static final int MAX_DEPTH = 100;
  static final double MAX_ELO = 5_000;

  /// Limits of each move.
  @ObjectName("the limits")
  public record MatchLimitsRequest(
      @WholeNumber(min = 1) @Nullable Long timeMs,
      @WholeNumber(min = 1, max = Long.MAX_VALUE) @Nullable Long nodes,
      @WholeNumber(min = 1, max = MAX_DEPTH) @Nullable Integer depth) {

    public Limits toLimits() {
      return limits(timeMs, nodes, depth);
    }
  }

  /// A player of a match: `level`, `custom` or `engine`.
  @ObjectName("a player")
  public record MatchPlayerRequest(
      @MaxLength(100) String kind,
      @MaxLength(100) @Nullable String name,
      @WholeNumber(min = 1, max = PlayerRequest.MAX_LEVEL) @Nullable Integer level,
      @MaxLength(100) @Nullable String engine,
      @WholeNumber(min = 1) @Nullable Long timeMs,
      @WholeNumber(min = 1, max = MAX_DEPTH) @Nullable Integer depth,
      @WholeNumber(min = 1, max = Long.MAX_VALUE) @Nullable Long nodes,
      @MaxLength(100) @Nullable String evaluator,
      @MaxLength(100) @Nullable String preset,
      @Nullable Map<String, String> options) {

    public int requiredLevel() {
      return PlayerRequest.required(level);
    }

    public String requiredEngine() {
      if (engine == null) {
        throw RequestReader.missing("a player", "engine", "the name of an engine");
      }
      return engine;
    }

    public Limits toLimits() {
      return limits(timeMs, nodes, depth);
    }
  }

  /// When the match ends early.
  @ObjectName("the sequential test")
  public record SequentialTestRequest(
      @DecimalNumber(min = -MAX_ELO, max = MAX_ELO) double elo0,
      @DecimalNumber(min = -MAX_ELO, max = MAX_ELO) double elo1,
      @DecimalNumber(min = 0, max = 1) @Nullable Double alpha,
      @DecimalNumber(min = 0, max = 1) @Nullable Double beta,
      @MaxLength(100) @Nullable String model) {}

  private static Limits limits(
      @Nullable Long timeMs, @Nullable Long nodes, @Nullable Integer depth) {
    return Limits.NONE
        .withMoveTime(timeMs == null ? 0 : timeMs)
        .withNodes(nodes == null ? 0 : nodes)
        .withDepth(depth == null ? 0 : depth);
  }
}
