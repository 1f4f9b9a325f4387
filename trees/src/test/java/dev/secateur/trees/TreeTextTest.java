package dev.secateur.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.secateur.core.NotationException;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeTextTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "A(B(D(-1 4) E(2 6)) C(F(-3 -5) G(0 7)))|A(B(D(-1 4) E(2 6)) C(F(-3 -5) G(0 7)))",
        "((3 5)(2 9))|((3 5) (2 9))",
        "[[3, 5], [2, 9]]|((3 5) (2 9))",
        "min: (1 2)|min: (1 2)",
        "MAX:(1,2)|(1 2)",
        "7|7",
        "(+1 -2.50 .5 \u22123)|(1 -2.5 0.5 -3)",
        "(inf -inf \u221e -Infinity)|(inf -inf inf -inf)",
        "(a=1 b = 2 c 3)|(a=1 b=2 c=3)",
        "A=4(1 2)|A=4(1 2)",
        "=4(1 2)|=4(1 2)",
        "(4(1 2))|(4 (1 2))",
        "(A=4 (1 2))|(A=4 (1 2))",
        "A (1 2)|A(1 2)",
        "(1 {good} 2{ bad } ) {all}|(1 {good} 2 {bad}) {all}",
        "(\"11-15\"=3 \"say \\\"hi\\\"\"=4)|(\"11-15\"=3 \"say \\\"hi\\\"\"=4)",
        "(\u00e9l\u00e9phant=1 \u6728'=2)|(\u00e9l\u00e9phant=1 \u6728'=2)",
        "(-0 1)|(0 1)",
        "info(1)|info(1)",
      })
  void manyFormsOfTextAreRead(String text, String plain) {
    assertThat(TreeText.write(TreeText.parse(text))).isEqualTo(plain);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "~~|0|the tree ends too early",
        "(3 5|0|this bracket is never closed",
        "(3 5))|5|there is more text after the end of the tree",
        "(3 5]|4|no node starts with \"]\"",
        "()|1|no node starts with \")\"",
        "(3 A)|3|\"A\" has neither a value nor children",
        "(3 A=)|5|there is no number after \"=\"",
        "(3 4x)|3|\"4x\" is not a number",
        "(3 1.2.3)|3|\"1.2.3\" is not a number",
        "(3 12345678901)|3|\"12345678901\" has too many digits",
        "(3 0.1234567)|3|\"0.1234567\" has too many digits",
        "(3 \"A)|3|this name never ends",
        "(3 4 {so)|5|this comment never ends",
        "(3,,4)|3|no node starts with \",\"",
        "(3 *)|3|no node starts with \"*\"",
      })
  void anErrorPointsAtTheCharacter(String text, int at, String wrong) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> TreeText.parse(text))
        .satisfies(
            thrown -> {
              assertThat(thrown.error().at()).isEqualTo(at);
              assertThat(thrown.error().wrong()).isEqualTo(wrong);
            });
  }

  @Test
  void aHashStartsAComment() {
    assertThat(TreeText.parse("(1 # one )\n 2) # two")).isEqualTo(TreeText.parse("(1 2)"));
  }

  @Test
  void aTreeThatIsTooDeepOrTooLargeIsRefusedAtTheCharacter() {
    var deep = "(".repeat(100_000);
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> TreeText.parse(deep))
        .withMessageContaining("the tree is too deep")
        .withMessageContaining("at most 100 plies");
    var large = "(" + "1 ".repeat(TreeText.MAX_NODES) + ")";
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> TreeText.parse(large))
        .withMessageContaining("the tree is too large");
    var deepest = "(".repeat(TreeText.MAX_DEPTH) + "1" + ")".repeat(TreeText.MAX_DEPTH);
    assertThat(TreeAlgorithms.run(TreeText.parse(deepest), TreeAlgorithm.DEEPENING).value())
        .isEqualTo(1);
  }

  @Test
  void everyWrittenTreeIsReadBack() {
    var random = new Random(1);
    for (int i = 0; i < 5_000; i++) {
      var tree = RandomTreesTest.anyTree(random);
      assertThat(TreeText.parse(TreeText.write(tree))).isEqualTo(tree);
      assertThat(TreeJson.parse(TreeJson.write(tree).toString())).isEqualTo(tree);
    }
  }

  @Test
  void brokenTextsGiveNoOtherException() {
    var random = new Random(2);
    var pieces =
        List.of("(", ")", "[", "]", " ", ",", "A", "=", "-", "3", ".", "\"", "{", "}", "\\", "#")
            .toArray(String[]::new);
    int read = 0;
    for (int i = 0; i < 200_000; i++) {
      var text = new StringBuilder();
      for (int length = random.nextInt(12); length > 0; length--) {
        text.append(pieces[random.nextInt(pieces.length)]);
      }
      try {
        var tree = TreeText.parse(text.toString());
        assertThat(TreeText.parse(TreeText.write(tree))).isEqualTo(tree);
        read++;
      } catch (NotationException refused) {
        assertThat(refused.error().at()).isBetween(0, text.length());
      }
    }
    assertThat(read).as("texts that are trees").isGreaterThan(1_000);
  }

  @Test
  void aShapeIsFilledWithValues() {
    var values = List.of(1.0, 2.0, 3.0, 4.5);
    assertThat(TreeText.write(TreeShapes.fill("2x2", values))).isEqualTo("((1 2) (3 4.5))");
    assertThat(TreeText.write(TreeShapes.fill("min: A(. B(...))", values)))
        .isEqualTo("min: A(1 B(2 3 4.5))");
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> TreeShapes.fill("2x3", values))
        .withMessage("the shape has 6 leaves, and there are 4 values: expected 6 values");
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> TreeShapes.fill("999x999x999", values));
  }
}
