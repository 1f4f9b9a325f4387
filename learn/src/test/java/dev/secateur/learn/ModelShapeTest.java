package dev.secateur.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.NotationException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ModelShapeTest {

  @ParameterizedTest
  @ValueSource(strings = {"linear", "net:8", "net:32", "net:32x16", "net:64x32+linear"})
  void aShapeIsWrittenAsItIsRead(String text) {
    assertThat(ModelShape.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "net", "net:0", "net:7", "net:32x", "net:32x3", "net:999", "tree"})
  void anythingElseIsRefused(String text) {
    assertThatThrownBy(() -> ModelShape.parse(text))
        .isInstanceOf(NotationException.class)
        .hasMessageContaining("\"%s\" is not the shape of a model: expected linear, net:N", text);
  }
}
