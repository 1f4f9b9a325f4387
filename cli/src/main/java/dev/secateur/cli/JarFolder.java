package dev.secateur.cli;

import java.net.URISyntaxException;
import java.nio.file.Path;

/// Where the program itself lies.
final class JarFolder {

  private JarFolder() {}

  /// A folder beside the jar that a class comes from; where that cannot be told, in the current
  /// folder.
  static Path of(Class<?> type, String name) {
    try {
      var source = type.getProtectionDomain().getCodeSource();
      return source == null
          ? Path.of(name)
          : Path.of(source.getLocation().toURI()).resolveSibling(name);
    } catch (URISyntaxException unusual) {
      return Path.of(name);
    }
  }
}
