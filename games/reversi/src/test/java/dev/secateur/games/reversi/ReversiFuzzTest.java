package dev.secateur.games.reversi;

import com.code_intelligence.jazzer.junit.FuzzTest;
import dev.secateur.testkit.AnyText;

/// Coverage-guided fuzzing: every text is read or refused with a
/// [dev.secateur.core.NotationException].
class ReversiFuzzTest {

  private static final AnyText ANY_TEXT = new AnyText(new Reversi());

  @FuzzTest
  void anyTextIsReadOrRefused(byte[] bytes) {
    ANY_TEXT.read(bytes);
  }
}
