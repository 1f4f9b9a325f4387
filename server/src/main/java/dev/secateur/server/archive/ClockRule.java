package dev.secateur.server.archive;

/// How much time each side has for the game, and what each move adds.
public record ClockRule(long initialMs, long incrementMs) {}
