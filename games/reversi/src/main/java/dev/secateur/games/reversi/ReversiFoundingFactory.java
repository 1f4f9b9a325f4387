package dev.secateur.games.reversi;

/// The evaluator of the founding documents (docs/requirements.md). They name only the number of
/// discs as the value of a position, so it is the evaluator "discs" under a second name.
public final class ReversiFoundingFactory extends ReversiDiscsFactory {

  @Override
  public String name() {
    return "founding";
  }

  @Override
  public String description() {
    return "counts the discs, as the rules do at the end";
  }
}
