package dev.secateur.trees;

/// The algorithms, by the name that a user types.
public enum Algorithm {
  MINIMAX("minimax"),
  /// The lesson's own shape: `max_value` and `min_value`, fail-hard.
  ALPHA_BETA("alpha-beta"),
  FAIL_SOFT("fail-soft"),
  NEGAMAX("negamax"),
  PVS("pvs"),
  MTDF("mtdf"),
  DEEPENING("deepening");

  private final String text;

  Algorithm(String text) {
    this.text = text;
  }

  public String text() {
    return text;
  }
}
