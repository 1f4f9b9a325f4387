package dev.secateur.learn;

/// How much a row changes the score.
///
/// @param positions in how many positions of the phase it was measured
/// @param points how much lower the score is on average if the row is left out. In a linear model
///     that is the row's weight
public record InputEffect(int phase, int row, int positions, double points) {}
