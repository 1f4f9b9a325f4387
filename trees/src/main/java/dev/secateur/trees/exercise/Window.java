package dev.secateur.trees.exercise;

/// The window with which a node is entered.
public record Window(double alpha, double beta) {}
