package dev.secateur.trees;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.secateur.core.NotationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TreeJsonTest {

  @Test
  void aTreeIsOneObject() {
    var tree = TreeText.parse("min: A(B=2(1.5 inf) c=3 {so})");
    assertThat(TreeJson.write(tree))
        .hasToString(
            "{\"schema\":1,\"rootSide\":\"min\",\"root\":{\"id\":0,\"name\":\"A\",\"children\":["
                + "{\"id\":1,\"name\":\"B\",\"value\":2,\"children\":["
                + "{\"id\":2,\"value\":1.5},{\"id\":3,\"value\":\"inf\"}]},"
                + "{\"id\":4,\"name\":\"c\",\"value\":3,\"comment\":\"so\"}]}}");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '~',
      value = {
        "{|this is not JSON",
        "[1]|the text is not an object",
        "{}|root is not a node",
        "{\"root\":{}}|root has neither a value nor children",
        "{\"root\":{\"children\":[{\"value\":1},{\"value\":\"x\"}]}}"
            + "|root.children[1].value is not a number",
        "{\"root\":{\"value\":1e30}}|root.value is not a number",
        "{\"root\":{\"value\":1,\"name\":3}}|root.name is not a text",
        "{\"root\":{\"children\":3}}|root.children is not an array",
        "{\"schema\":2,\"root\":{\"value\":1}}|the schema is not 1",
        "{\"rootSide\":\"x\",\"root\":{\"value\":1}}|rootSide is neither max nor min",
      })
  void anErrorHasThePathToTheValue(String text, String wrong) {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> TreeJson.parse(text))
        .satisfies(thrown -> assertThat(thrown.error().wrong()).isEqualTo(wrong));
  }

  @Test
  void jsonThatIsTooDeepIsRefused() {
    var deep = "{\"root\":" + "{\"children\":[".repeat(5_000);
    assertThatExceptionOfType(NotationException.class).isThrownBy(() -> TreeJson.parse(deep));
  }
}
