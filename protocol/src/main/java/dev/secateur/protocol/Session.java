package dev.secateur.protocol;

/// A conversation in one protocol, fed with the lines that come in.
///
/// Whatever the lines are, nothing is thrown: a bad line gets one error answer of the protocol. All
/// methods are called by one thread, and none waits for a search to reach its limits, so that the
/// next line is heard in mid-search.
public interface Session {

  /// A line without its end.
  void receive(String line);

  /// There was a line that cannot be taken in, for the given reason.
  void refuse(String problem);

  /// Whether the other side has said goodbye: what follows is not listened to.
  boolean isOver();

  /// There is no more input: a running search is stopped, and everything owed is answered.
  void close();
}
