package dev.secateur.server.play;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What both clocks show at a moment.
///
/// @param running the side whose clock runs, if one does
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Clocks(List<Long> leftMs, @Nullable Integer running) {}
