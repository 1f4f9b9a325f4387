package dev.secateur.trees.exercise;

import java.util.Locale;

/// How constants are called in the keys of the message bundles.
final class MessageKeys {

  private MessageKeys() {}

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
