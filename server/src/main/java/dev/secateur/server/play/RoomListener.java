package dev.secateur.server.play;

/// Somebody who looks at a game. The calls must not block.
public interface RoomListener {

  /// Who this is, for the limits that count by client.
  String client();

  /// The game has changed, or the listener has just come.
  void changed(GameSnapshot snapshot);

  /// The search has come further, or has made its move.
  void thinking(SearchProgress progress, boolean finished);

  void problem(Problem problem);

  /// The game is gone.
  void close();
}
