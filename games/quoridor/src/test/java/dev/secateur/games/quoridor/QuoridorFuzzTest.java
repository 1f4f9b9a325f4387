package dev.secateur.games.quoridor;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.secateur.testkit.AnyText;

/// Coverage-guided fuzzing: every text is read or refused with a
/// [dev.secateur.core.NotationException].
class QuoridorFuzzTest {

  private static final AnyText ANY_TEXT = new AnyText(new Quoridor());

  @FuzzTest
  void anyTextIsReadOrRefused(byte[] bytes) {
    ANY_TEXT.read(bytes);
  }
}
