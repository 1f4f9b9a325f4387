package dev.secateur.protocol.client;

/// Starts contestants of one kind, such as engines with the same settings.
public interface ContestantSource {

  /// The name that reports show.
  String name();

  /// Whether it has limits of its own, as a level has.
  default boolean limitsItself() {
    return false;
  }

  /// Whether it plays without a time limit, whatever the match gives to others.
  default boolean isUntimed() {
    return false;
  }

  /// Starts another contestant, ready for its first game.
  ///
  /// @throws EngineFault if it does not start
  /// @throws InterruptedException if the match is stopped; no process is left running
  Contestant open() throws EngineFault, InterruptedException;
}
