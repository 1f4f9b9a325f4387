package dev.secateur.protocol.client;

/// An engine that did not keep to the rules of a match, which costs it the game.
public final class EngineFault extends Exception {

  private static final long serialVersionUID = 1L;

  /// How an engine can fail, counted apart in the accounts of a match.
  public enum FaultKind {
    /// It could not be started, or did not begin to speak the protocol in time.
    START("did not start"),
    /// Its process ended or closed its output.
    CRASH("crashed"),
    /// It gave no answer within the patience of the referee.
    HANG("gave no answer"),
    /// It answered with something that is no move, or said that it cannot.
    GARBAGE("answered with nonsense"),
    /// It answered with a move that the rules do not allow.
    ILLEGAL_MOVE("made an illegal move"),
    /// It overstepped its time.
    TIME("overstepped its time");

    private final String text;

    FaultKind(String text) {
      this.text = text;
    }

    /// In words that follow the engine's name.
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
