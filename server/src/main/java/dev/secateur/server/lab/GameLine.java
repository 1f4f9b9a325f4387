package dev.secateur.server.lab;

/// A finished game in a list.
///
/// @param number from 1
/// @param first who moved first, by its place among the players
/// @param opening its moves
/// @param result a word such as `first`
/// @param ending why, in words, where the rules did not end it
/// @param termination how it ended: `rules`, `adjudication` or a fault
/// @param timeMs the thinking of both
public record GameLine(
    int number,
    int first,
    int second,
    String opening,
    String result,
    String ending,
    String termination,
    int plies,
    long timeMs) {}
