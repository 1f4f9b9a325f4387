package dev.secateur.protocol.client;

/// A fault of an engine, by which it loses the game.
public final class EngineFault extends Exception {

  private static final long serialVersionUID = 1L;

  /// The kinds of faults, which match results count separately.
  public enum FaultKind {
    /// It could not be started, or did not answer in its protocol in time.
    START("did not start"),
    /// Its process ended or closed its output.
    CRASH("crashed"),
    /// It did not answer within the referee's patience.
    HANG("gave no answer"),
    /// It answered with something that is not a move, or refused to answer.
    GARBAGE("answered with nonsense"),
    /// It answered with a move that the rules do not allow.
    ILLEGAL_MOVE("made an illegal move"),
    /// It lost on time.
    TIME("overstepped its time");

    private final String text;

    FaultKind(String text) {
      this.text = text;
    }

    /// What happened, to be written after the engine's name.
    public String text() {
      return text;
    }
  }

  private final FaultKind kind;

  /// @param message what happened, such as `answered "z9" to genmove`
  public EngineFault(FaultKind kind, String message) {
    super(message);
    this.kind = kind;
  }

  public FaultKind kind() {
    return kind;
  }
}
