package dev.secateur.cli;

import java.net.URISyntaxException;
import java.nio.file.Path;

/// Finds folders beside the program's jar.
final class JarFolder {

  private JarFolder() {}

  /// A folder beside the jar of a class, or in the current folder if the jar is not known.
  static Path of(Class<?> type, String name) {
    try {
      var source = type.getProtectionDomain().getCodeSource();
      return source == null
          ? Path.of(name)
          : Path.of(source.getLocation().toURI()).resolveSibling(name);
    } catch (URISyntaxException badLocation) {
      return Path.of(name);
    }
  }
}
