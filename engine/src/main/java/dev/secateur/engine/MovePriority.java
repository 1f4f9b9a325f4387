package dev.secateur.engine;

import java.util.Map;

/// Where a move stands in the order in which the search tries moves, and why (S1.5).
///
/// @param captured how many pieces it takes
/// @param breakdown the terms of its priority by name
public record MovePriority(String move, int captured, Map<String, Integer> breakdown) {

  public boolean isCapture() {
    return captured > 0;
  }

  public int total() {
    return breakdown.values().stream().mapToInt(Integer::intValue).sum();
  }
}
