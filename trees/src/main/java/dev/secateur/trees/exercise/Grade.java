package dev.secateur.trees.exercise;

import java.util.List;

/// What an answer is worth, place by place.
///
/// A right entry earns a point; one that should not be there costs one, so that guessing everything
/// does not pay.
public record Grade(List<GradeMark> marks) {

  /// What is asked for.
  public enum AnswerPart {
    VALUE,
    WINDOW,
    CUT,
    LEAF
  }

  /// The mark of one place.
  ///
  /// @param points 1, 0, or -1 for what should not be there
  /// @param possible 1, or 0 for what should not be there
  /// @param sentence what was missed; empty where all is right
  public record GradeMark(AnswerPart part, int node, int points, int possible, String sentence) {

    public boolean isMistake() {
      return points < possible;
    }
  }

  public Grade {
    marks = List.copyOf(marks);
  }

  /// Never below nothing.
  public int points() {
    return Math.max(0, marks.stream().mapToInt(GradeMark::points).sum());
  }

  public int possible() {
    return marks.stream().mapToInt(GradeMark::possible).sum();
  }

  public List<GradeMark> mistakes() {
    return marks.stream().filter(GradeMark::isMistake).toList();
  }

  /// What there is to say, mistakes and what was forgiven, in the order of the parts.
  public List<String> sentences() {
    return marks.stream().map(GradeMark::sentence).filter(text -> !text.isEmpty()).toList();
  }
}
