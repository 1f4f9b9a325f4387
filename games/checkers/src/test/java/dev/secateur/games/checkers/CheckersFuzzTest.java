package dev.secateur.games.checkers;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.secateur.testkit.AnyText;

/// Coverage-guided nonsense: nothing but our own error comes out, whatever goes in.
class CheckersFuzzTest {

  private static final AnyText ANY_TEXT = new AnyText(new Checkers());

  @FuzzTest
  void anyTextIsReadOrRefused(byte[] bytes) {
    ANY_TEXT.read(bytes);
  }
}
