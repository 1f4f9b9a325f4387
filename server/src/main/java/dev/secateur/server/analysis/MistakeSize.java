package dev.secateur.server.analysis;

/// How bad a move was, by the chances that it cost.
public enum MistakeSize {
  NONE(0),
  INACCURACY(0.15),
  MISTAKE(0.3),
  BLUNDER(0.5);

  private final double from;

  MistakeSize(double from) {
    this.from = from;
  }

  /// The size of a loss of chances.
  ///
  /// @param loss the chances before the move less those after it, on the scale from -1 to 1
  public static MistakeSize of(double loss) {
    var size = NONE;
    for (MistakeSize each : values()) {
      if (loss >= each.from) {
        size = each;
      }
    }
    return size;
  }
}
