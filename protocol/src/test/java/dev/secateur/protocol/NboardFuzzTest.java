package dev.secateur.protocol;

import com.code_intelligence.jazzer.junit.FuzzTest;

/// Fuzzing guided by coverage. A class of its own, because Jazzer runs only one fuzz test of a
/// class.
class NboardFuzzTest {

  @FuzzTest
  void anyBytesAreSurvived(byte[] bytes) {
    AnyInput.survive("nboard", bytes);
  }
}
