package dev.secateur.trees.exercise;

import java.util.Map;
import java.util.Set;

/// A student's answer: what an algorithm does with a tree, by the ids of the nodes. Omitted answers
/// have no entry.
///
/// @param values the value that each inner node returns
/// @param windows the window with which each node is entered
/// @param cuts the children that are cut off
/// @param leaves the leaves that are visited
public record ExerciseAnswer(
    Map<Integer, Double> values,
    Map<Integer, Window> windows,
    Set<Integer> cuts,
    Set<Integer> leaves) {

  public ExerciseAnswer {
    values = Map.copyOf(values);
    windows = Map.copyOf(windows);
    cuts = Set.copyOf(cuts);
    leaves = Set.copyOf(leaves);
  }
}
