package dev.secateur.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OwnerTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1",
        "127.8.9.10",
        "::1",
        "[::1]",
        "0:0:0:0:0:0:0:1",
        "::ffff:127.0.0.1",
        "localhost"
      })
  void addressesOfThisMachineAreRecognised(String address) {
    assertThat(Owner.isHere(address)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "192.0.2.7",
        "10.0.0.1",
        "0.0.0.0",
        "::",
        "fe80::1",
        "::ffff:10.0.0.1",
        "128.0.0.1",
        "localhost.example",
        "127.0.0.1.example",
        "127.1.evil",
        "",
        "null"
      })
  void otherAddressesAreNotOfThisMachine(String address) {
    assertThat(Owner.isHere(address)).isFalse();
  }
}
