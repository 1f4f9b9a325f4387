package dev.secateur.protocol.client;

/// Where contestants of one kind come from: every call gives one of its own.
public interface ContestantSource {

  /// What people call it.
  String name();

  /// Whether it knows by itself how long to think, as a level does.
  default boolean limitsItself() {
    return false;
  }

  /// Another one, ready for its first game. A process is started and has introduced itself.
  ///
  /// @throws EngineFault if it does not start
  /// @throws InterruptedException if the referee is called away; nothing is left behind
  Contestant open() throws EngineFault, InterruptedException;
}
