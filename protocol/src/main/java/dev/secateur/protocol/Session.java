package dev.secateur.protocol;

/// A client's session in one protocol. It gets the client's lines one by one.
///
/// No line makes it throw: a bad line gets one error answer of the protocol. All methods are called
/// by one thread. None waits for a search to reach its limits, so that the next line can be read
/// during a search.
public interface Session {

  /// A line without its line end.
  void receive(String line);

  /// A line came in that could not be read.
  ///
  /// @param problem what is wrong with it
  void refuse(String problem);

  /// Whether the client has sent `quit`; lines that follow are ignored.
  boolean isOver();

  /// There is no more input: stops a running search, and sends all answers that are due.
  void close();
}
