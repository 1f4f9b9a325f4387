package dev.secateur.learn;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/// SHA-256, which every Java has.
final class Digests {

  private Digests() {}

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  /// Writes a number into four bytes, the highest first.
  static void putInt(byte[] bytes, int at, int value) {
    bytes[at] = (byte) (value >> 24);
    bytes[at + 1] = (byte) (value >> 16);
    bytes[at + 2] = (byte) (value >> 8);
    bytes[at + 3] = (byte) value;
  }
}
