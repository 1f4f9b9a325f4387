package dev.secateur.trees.exercise;

import java.util.Locale;

/// The names of constants in the keys of messages.
final class MessageKeys {

  private MessageKeys() {}

  static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
