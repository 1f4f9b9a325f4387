package dev.secateur.protocol;

import com.code_intelligence.jazzer.junit.FuzzTest;

/// Coverage-guided nonsense. A class of its own, because Jazzer hunts with one test of a class
/// only.
class QtpFuzzTest {

  @FuzzTest
  void anyBytesAreSurvived(byte[] bytes) {
    AnyInput.survive("qtp", bytes);
  }
}
