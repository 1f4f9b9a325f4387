package dev.secateur.lab.training;

/// What a file of training data says about itself.
///
/// @param game the game with its parameters, such as `quoridor:size=7`
/// @param source how the games were made, with everything that decides what they are like
public record TrainingDataHeader(String game, String source) {}
