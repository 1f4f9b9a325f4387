package dev.secateur.core;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/// What a record says about a move.
///
/// @param comment in words; empty for none
/// @param glyphs numeric annotation glyphs as PDN and PGN count them: 1 is a good move, 2 a mistake
/// @param judgement the score that the player's engine or an analyst gave the move
/// @param timeMs how long its player took
/// @param clockMs what its player's clock showed after it
public record MoveNote(
    String comment,
    List<Integer> glyphs,
    Optional<MoveJudgement> judgement,
    OptionalLong timeMs,
    OptionalLong clockMs) {

  /// The score of a move and how it was found.
  ///
  /// @param score in the game's display unit, for the side that moved
  /// @param winIn plies to a proven win of the side that moved, negative for a loss
  public record MoveJudgement(
      double score, OptionalInt winIn, OptionalInt depth, OptionalLong nodes) {

    public static MoveJudgement of(double score) {
      return new MoveJudgement(
          score, OptionalInt.empty(), OptionalInt.empty(), OptionalLong.empty());
    }
  }

  public static final MoveNote NONE =
      new MoveNote("", List.of(), Optional.empty(), OptionalLong.empty(), OptionalLong.empty());

  public MoveNote {
    glyphs = List.copyOf(glyphs);
  }

  public MoveNote withComment(String words) {
    return new MoveNote(words, glyphs, judgement, timeMs, clockMs);
  }

  public MoveNote withGlyphs(List<Integer> numbers) {
    return new MoveNote(comment, numbers, judgement, timeMs, clockMs);
  }

  public MoveNote with(MoveJudgement other) {
    return new MoveNote(comment, glyphs, Optional.of(other), timeMs, clockMs);
  }

  public MoveNote withTime(long millis) {
    return new MoveNote(comment, glyphs, judgement, OptionalLong.of(millis), clockMs);
  }

  public MoveNote withClock(long millis) {
    return new MoveNote(comment, glyphs, judgement, timeMs, OptionalLong.of(millis));
  }
}
