package dev.secateur.core;

/// A number that a user may set in a game's name, as `size` in `quoridor:size=5`.
public record GameParameter(String name, int min, int max, int standard, String help) {

  public GameParameter {
    if (min > standard || standard > max) {
      throw new IllegalArgumentException(name + ": the standard value is out of range");
    }
  }

  public boolean allows(int value) {
    return min <= value && value <= max;
  }
}
