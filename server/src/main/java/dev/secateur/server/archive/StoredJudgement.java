package dev.secateur.server.archive;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/// How the engine judged a move when it played it: a judgement as in the note of a move,
/// with the time of the search.
///
/// @param score in display units, for the side that made the move
/// @param winIn plies to a proven win, negative for a loss
@JsonInclude(JsonInclude.Include.NON_NULL)
public record StoredJudgement(
    double score, @Nullable Integer winIn, int depth, long nodes, long timeMs) {}
