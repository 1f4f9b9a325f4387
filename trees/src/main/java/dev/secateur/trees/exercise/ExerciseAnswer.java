package dev.secateur.trees.exercise;

import java.util.Map;
import java.util.Set;

/// What somebody says an algorithm does with a tree, by the ids of the nodes. What was left out is
/// simply not there.
///
/// @param values what each inner node returns
/// @param windows what each node is entered with
/// @param cuts the children at which branches are cut off
/// @param leaves the leaves that are looked at
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
