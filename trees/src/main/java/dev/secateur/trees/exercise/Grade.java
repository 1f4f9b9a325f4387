package dev.secateur.trees.exercise;

import java.util.List;

/// The points of an answer, entry by entry.
///
/// A right entry earns a point. An entry that should not be there costs a point, so that guessing
/// everything does not pay.
public record Grade(List<GradeMark> marks) {

  /// The parts of an answer.
  public enum AnswerPart {
    VALUE,
    WINDOW,
    CUT,
    LEAF
  }

  /// The points of one entry.
  ///
  /// @param points 1, 0, or -1 for an entry that should not be there
  /// @param possible 1, or 0 for an entry that should not be there
  /// @param sentence the explanation; empty if there is nothing to explain
  public record GradeMark(AnswerPart part, int node, int points, int possible, String sentence) {

    public boolean isMistake() {
      return points < possible;
    }
  }

  public Grade {
    marks = List.copyOf(marks);
  }

  /// The sum of the points, at least 0.
  public int points() {
    return Math.max(0, marks.stream().mapToInt(GradeMark::points).sum());
  }

  public int possible() {
    return marks.stream().mapToInt(GradeMark::possible).sum();
  }

  public List<GradeMark> mistakes() {
    return marks.stream().filter(GradeMark::isMistake).toList();
  }

  /// The explanations of mistakes and of consequential errors that still count, in the order of the
  /// parts.
  public List<String> sentences() {
    return marks.stream().map(GradeMark::sentence).filter(text -> !text.isEmpty()).toList();
  }
}
