package dev.secateur.learn;

/// How well a shallow search predicts a deep one with a model's scores: the deep score is about
/// `slope * shallow + offset`, with an error of standard deviation `sigma`. In points.
///
/// @param depth of the deep search
/// @param shallowDepth of the shallow one
/// @param phase of the game
public record ProbCutError(
    int depth, int shallowDepth, int phase, double slope, double offset, double sigma) {}
