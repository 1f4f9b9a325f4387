package dev.secateur.trees;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.secateur.core.NotationException;
import java.util.function.Function;

/// Coverage-guided nonsense: nothing but our own error comes out, whatever goes in.
class TreeFuzzTest {

  @FuzzTest
  void anyTextIsATreeOrRefused(byte[] bytes) {
    var text = new String(bytes, UTF_8);
    read(text, TreeText::parse);
    read(text, TreeJson::parse);
  }

  private static void read(String text, Function<String, Tree> parser) {
    try {
      var tree = parser.apply(text);
      if (!TreeText.parse(TreeText.write(tree)).equals(tree)) {
        throw new AssertionError("another tree is read than was written");
      }
    } catch (NotationException refused) {
      if (refused.error().at() > text.length()) {
        throw new AssertionError("an error points outside the text", refused);
      }
    }
  }
}
