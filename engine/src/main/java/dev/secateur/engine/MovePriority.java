package dev.secateur.engine;

import java.util.Map;

/// The priority of a move in the search order, and its terms.
///
/// @param captured how many pieces the move captures
/// @param breakdown the terms of the priority by name
public record MovePriority(String move, int captured, Map<String, Integer> breakdown) {

  public boolean isCapture() {
    return captured > 0;
  }

  public int total() {
    return breakdown.values().stream().mapToInt(Integer::intValue).sum();
  }
}
