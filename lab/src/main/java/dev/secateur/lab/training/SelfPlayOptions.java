package dev.secateur.lab.training;

/// How games of self-play are made.
///
/// @param randomPlies about so many random moves after the opening
/// @param maxPlies a longer game counts as a draw
public record SelfPlayOptions(LabelSearch search, int randomPlies, int maxPlies, long seed) {

  public static final int STANDARD_RANDOM_PLIES = 6;
  public static final int STANDARD_MAX_PLIES = 400;
  public static final long STANDARD_NODES = 5_000;
}
