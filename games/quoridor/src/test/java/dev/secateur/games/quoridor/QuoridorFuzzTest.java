package dev.secateur.games.quoridor;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.secateur.testkit.AnyText;

/// Coverage-guided nonsense: nothing but our own error comes out, whatever goes in.
class QuoridorFuzzTest {

  private static final AnyText ANY_TEXT = new AnyText(new Quoridor());

  @FuzzTest
  void anyTextIsReadOrRefused(byte[] bytes) {
    ANY_TEXT.read(bytes);
  }
}
