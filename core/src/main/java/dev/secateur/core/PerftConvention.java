package dev.secateur.core;

/// What counts as a leaf, where published tables differ.
///
/// @param name the name that users type
/// @param finishedIsLeaf a game that ended above the given depth counts as one leaf, not as none
/// @param passIsFree a pass does not use up a ply
/// @param distinctPositions moves from one position that give the same position count once
public record PerftConvention(
    String name, boolean finishedIsLeaf, boolean passIsFree, boolean distinctPositions) {

  public static final PerftConvention STANDARD =
      new PerftConvention("standard", false, false, false);
}
