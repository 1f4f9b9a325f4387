package dev.secateur.server.web.request;

import dev.secateur.server.web.request.FieldRules.MaxLength;
import dev.secateur.server.web.request.FieldRules.WholeNumber;
import org.jspecify.annotations.Nullable;

/// A position in which the techniques of the search are measured.
///
/// @param text a position or moves; the start if left out
public record NewAblationRequest(
    @MaxLength(100) String game,
    @MaxLength(NewGameRequest.MAX_TEXT) @Nullable String text,
    @WholeNumber(min = 1, max = 1_000) @Nullable Integer depth) {}
