package dev.secateur.lab.match;

import dev.secateur.core.Limits;
import dev.secateur.protocol.client.ContestantSource;

/// Who takes part in a match.
///
/// @param name what the tables call it; no two are alike
/// @param text what a user typed for it
/// @param limits for each of its moves; a clock is what it starts a game with
/// @param source gives as many of its kind as there are games at a time
public record Entrant(String name, String text, Limits limits, ContestantSource source) {}
