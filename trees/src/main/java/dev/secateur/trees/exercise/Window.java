package dev.secateur.trees.exercise;

/// What a node is entered with.
public record Window(double alpha, double beta) {}
