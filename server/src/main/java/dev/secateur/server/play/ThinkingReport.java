package dev.secateur.server.play;

import dev.secateur.server.archive.StoredJudgement;
import org.jspecify.annotations.Nullable;

/// What the search for a computer's move reports to the room, with the token of its task. The room
/// ignores a report if its token is not the current one.
sealed interface ThinkingReport {

  long token();

  /// The search has come further.
  record SearchProgressed(long token, SearchProgress progress) implements ThinkingReport {}

  /// The search has ended with a move.
  ///
  /// @param move as the game writes it
  /// @param last how far the search came; none where the move needed no search
  record MoveFound(
      long token, String move, StoredJudgement judgement, @Nullable SearchProgress last)
      implements ThinkingReport {}

  /// The search goes on, but not as it was asked to.
  record SearchWarned(long token, Problem problem) implements ThinkingReport {}

  /// The server is too busy to begin the search.
  record SearchRefused(long token, Problem problem) implements ThinkingReport {}

  /// The search has ended without a move.
  record SearchFailed(long token, Problem problem) implements ThinkingReport {}
}
