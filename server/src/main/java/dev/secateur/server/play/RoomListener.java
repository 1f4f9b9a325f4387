package dev.secateur.server.play;

/// A page that watches a game. The calls must not block.
public interface RoomListener {

  /// Who has the page open, for the limits that count by client.
  String client();

  void send(String message);

  /// The game is gone.
  void close();
}
