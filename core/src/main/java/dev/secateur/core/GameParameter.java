package dev.secateur.core;

/// A number that a user may set in a game's name, as `size` in `quoridor:size=5`.
public record GameParameter(String name, int least, int most, int standard, String help) {

  public GameParameter {
    if (least > standard || standard > most) {
      throw new IllegalArgumentException(name + ": the standard value is out of range");
    }
  }

  public boolean allows(int value) {
    return least <= value && value <= most;
  }
}
