package dev.secateur.trees;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.secateur.core.NotationException;
import dev.secateur.trees.exercise.ExerciseTarget;

/// Coverage-guided fuzzing of trees, orders and exercise targets: bad input gives a
/// [NotationException] and no other exception.
class TreeFuzzTest {

  private static final Tree SMALL = TreeText.parse("A(B(1 2 3) C(4 5))");

  @FuzzTest
  void anyTextIsATreeOrRefused(byte[] bytes) {
    var text = new String(bytes, UTF_8);
    read(text, () -> readAgain(TreeText.parse(text)));
    read(text, () -> readAgain(TreeJson.parse(text)));
    read(text, () -> ChildOrders.apply(SMALL, text));
    read(text, () -> ExerciseTarget.parse(text));
  }

  private static void readAgain(Tree tree) {
    if (!TreeText.parse(TreeText.write(tree)).equals(tree)) {
      throw new AssertionError("another tree is read than was written");
    }
  }

  private static void read(String text, Runnable parser) {
    try {
      parser.run();
    } catch (NotationException refused) {
      if (refused.error().at() > text.length()) {
        throw new AssertionError("an error points outside the text", refused);
      }
    }
  }
}
