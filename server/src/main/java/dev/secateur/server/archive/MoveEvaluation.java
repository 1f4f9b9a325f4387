package dev.secateur.server.archive;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/// The engine's evaluation of a move at the time it was played.
///
/// @param score in display units, for the side that made the move
/// @param winIn plies to a proven win, negative for a loss
@JsonInclude(JsonInclude.Include.NON_NULL)
public record MoveEvaluation(
    double score, @Nullable Integer winIn, int depth, long nodes, long timeMs) {}
