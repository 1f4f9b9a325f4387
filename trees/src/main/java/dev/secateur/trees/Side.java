package dev.secateur.trees;

/// Who chooses at a node.
public enum Side {
  MAX,
  MIN;

  public Side other() {
    return this == MAX ? MIN : MAX;
  }
}
