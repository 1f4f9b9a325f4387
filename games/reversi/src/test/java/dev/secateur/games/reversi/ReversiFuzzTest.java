package dev.secateur.games.reversi;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.secateur.testkit.AnyText;

/// Coverage-guided nonsense: nothing but our own error comes out, whatever goes in.
class ReversiFuzzTest {

  private static final AnyText ANY_TEXT = new AnyText(new Reversi());

  @FuzzTest
  void anyTextIsReadOrRefused(byte[] bytes) {
    ANY_TEXT.read(bytes);
  }
}
