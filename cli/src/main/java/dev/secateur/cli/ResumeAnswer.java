package dev.secateur.cli;

/// The answer to a [ResumeQuestion].
enum ResumeAnswer {
  CONTINUE,
  NEW_GAME,
  /// The input has ended.
  QUIT
}
