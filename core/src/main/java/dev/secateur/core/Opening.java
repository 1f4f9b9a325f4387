package dev.secateur.core;

/// Moves from the start position after which a game is worth playing for both sides.
///
/// @param moves as the notation reads them
/// @param name what players call it; empty for most
public record Opening(String moves, String name) {}
