package dev.secateur.e2e;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Properties;
import java.util.function.Predicate;
import java.util.jar.JarEntry;

/// Unpacks npm packages from their WebJars, so that Node and TypeScript find them.
final class NodeModules {

  /// `web/tsconfig.json` names this folder too.
  static final Path FOLDER = Sources.ROOT.resolve("e2e/target/page-check/node_modules");

  private static boolean isType(String name) {
    return name.endsWith(".d.ts") || name.endsWith("package.json");
  }

  private static boolean isCompiler(String name) {
    return name.equals("package.json")
        || name.equals("lib/typescript.js")
        || name.startsWith("lib/lib.");
  }

  private NodeModules() {}

  /// Unpacks the compiler and the types of Lit.
  static void unpack() {
    unpack("typescript", "typescript", NodeModules::isCompiler);
    for (var artifact : List.of("lit", "lit-html", "lit-element")) {
      unpack(artifact, artifact, NodeModules::isType);
    }
    unpack("lit__reactive-element", "@lit/reactive-element", NodeModules::isType);
    unpack("types__trusted-types", "@types/trusted-types", NodeModules::isType);
  }

  private static void unpack(String artifact, String packageName, Predicate<String> wanted) {
    try {
      var about = "META-INF/maven/org.webjars.npm/%s/pom.properties".formatted(artifact);
      var found = NodeModules.class.getClassLoader().getResource(about);
      if (found == null) {
        throw new AssertionError("the WebJar of %s is not on the class path".formatted(artifact));
      }
      var prefix =
          "META-INF/resources/webjars/%s/%s/".formatted(artifact, read(found).get("version"));
      copy(found, prefix, FOLDER.resolve(packageName), wanted);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static Properties read(URL properties) throws IOException {
    var read = new Properties();
    try (InputStream in = properties.openStream()) {
      read.load(in);
    }
    return read;
  }

  private static void copy(URL inJar, String prefix, Path folder, Predicate<String> wanted)
      throws IOException {
    var jar = ((JarURLConnection) inJar.openConnection()).getJarFile();
    for (var entry : jar.stream().filter(each -> isWanted(each, prefix, wanted)).toList()) {
      var target = folder.resolve(entry.getName().substring(prefix.length()));
      Files.createDirectories(target.getParent());
      try (var in = jar.getInputStream(entry)) {
        Files.copy(in, target, StandardCopyOption.REPLACE_EXISTING);
      }
    }
  }

  private static boolean isWanted(JarEntry entry, String prefix, Predicate<String> wanted) {
    return !entry.isDirectory()
        && entry.getName().startsWith(prefix)
        && wanted.test(entry.getName().substring(prefix.length()));
  }
}
