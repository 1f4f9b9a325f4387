package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class TerminalTest {

  @Test
  void theWidthComesFromTheShellOrIsTheDefault() {
    assertThat(Terminal.detect(Map.of("COLUMNS", "47")).columns()).isEqualTo(47);
    assertThat(Terminal.detect(Map.of()).columns()).isEqualTo(80);
    assertThat(Terminal.detect(Map.of("COLUMNS", "0")).columns()).isEqualTo(80);
    assertThat(Terminal.detect(Map.of("COLUMNS", "wide")).columns()).isEqualTo(80);
  }
}
