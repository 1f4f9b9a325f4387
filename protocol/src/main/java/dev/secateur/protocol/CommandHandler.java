package dev.secateur.protocol;

/// Carries out the commands of GTP or of QTP, which has the same form.
interface CommandHandler {

  /// The answer of a command that has already sent the beginning of its answer itself.
  String ANSWER_ALREADY_STARTED = "\0";

  /// Carries out a command, on the session's worker thread.
  ///
  /// @return the text of the answer
  /// @throws CommandException if the command cannot be carried out
  String execute(GtpCommand command);

  /// Makes this search and every later one answer at once with the best move so far, because the
  /// client is leaving. Called by any thread.
  void stopSearching();

  /// A line has been put into the queue. Called by the thread that reads.
  void lineReceived();
}
