package dev.secateur.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PluginsTest {

  private static final String SERVICES = "META-INF/services/" + Game.class.getName();

  @TempDir private Path home;

  private Path folder;

  @BeforeEach
  void makeTheFolder() throws IOException {
    folder = Files.createDirectory(home.resolve("plugins"));
  }

  @Test
  void withoutPlugInsOnlyTheClassPathIsUsed() {
    var none = Plugins.none();
    assertThat(none.load(Game.class)).hasExactlyElementsOfTypes(Stones.class);
    assertThat(none.problems()).isEmpty();
  }

  @Test
  void theFolderNeedNotExist() {
    var plugins = Plugins.find(home.resolve("absent"), "");
    assertThat(plugins.load(Game.class)).hasExactlyElementsOfTypes(Stones.class);
    assertThat(plugins.problems()).isEmpty();
  }

  @Test
  void everyJarOfTheFolderIsUsed() throws IOException {
    writeJar("twin.jar", Stones.Twin.class.getName());
    var plugins = Plugins.find(folder, "");
    assertThat(plugins.load(Game.class)).hasExactlyElementsOfTypes(Stones.class, Stones.Twin.class);
    assertThat(plugins.problems()).isEmpty();
  }

  @Test
  void filesThatAreNotJarsAreIgnored() throws IOException {
    Files.writeString(folder.resolve("read.me"), "no jar");
    assertThat(Plugins.find(folder, "").problems()).isEmpty();
  }

  @Test
  void aCorruptJarIsReportedAndTheOthersAreUsed() throws IOException {
    Files.writeString(folder.resolve("broken.jar"), "this is not a jar");
    writeJar("twin.jar", Stones.Twin.class.getName());
    var plugins = Plugins.find(folder, "");
    assertThat(plugins.load(Game.class)).hasExactlyElementsOfTypes(Stones.class, Stones.Twin.class);
    assertThat(plugins.problems())
        .singleElement()
        .asString()
        .startsWith("plug-in " + folder.resolve("broken.jar") + " is left out: ")
        .hasLineCount(1);
  }

  @Test
  void anEmptyJarIsReported() throws IOException {
    Files.createFile(folder.resolve("empty.jar"));
    assertThat(Plugins.find(folder, "").problems()).hasSize(1);
  }

  @Test
  void thePathListNamesJarsAndFoldersOfClasses() throws IOException {
    var classes = home.resolve("classes");
    Files.createDirectories(classes.resolve(SERVICES).getParent());
    Files.writeString(classes.resolve(SERVICES), Stones.Twin.class.getName());
    var jar = writeJar("twin.jar", Stones.Twin.class.getName());
    for (var entry : new Path[] {classes, jar}) {
      var plugins = Plugins.find(home.resolve("absent"), entry.toString());
      assertThat(plugins.load(Game.class))
          .hasExactlyElementsOfTypes(Stones.class, Stones.Twin.class);
    }
  }

  @Test
  void aMissingEntryOfThePathListIsReported() throws IOException {
    var missing = home.resolve("missing.jar");
    var twin = writeJar("twin.jar", Stones.Twin.class.getName());
    var plugins = Plugins.find(home.resolve("absent"), missing + File.pathSeparator + twin);
    assertThat(plugins.problems())
        .containsExactly(
            "plug-in " + missing + " is left out: it does not exist or cannot be read");
    assertThat(plugins.load(Game.class)).hasExactlyElementsOfTypes(Stones.class, Stones.Twin.class);
  }

  @Test
  void emptyEntriesOfThePathListAreIgnored() {
    var plugins = Plugins.find(folder, File.pathSeparator + " " + File.pathSeparator);
    assertThat(plugins.problems()).isEmpty();
  }

  @Test
  void anEntryThatIsNoPathIsReported() {
    assertThat(Plugins.find(folder, "a\0b").problems()).hasSize(1);
  }

  @Test
  void aProviderThatCannotBeLoadedIsReportedAndTheOthersAreUsed() throws IOException {
    writeJar(
        "mixed.jar",
        "no.such.Game\n" + PluginsTest.class.getName() + "\n" + Stones.Twin.class.getName());
    var plugins = Plugins.find(folder, "");
    assertThat(plugins.load(Game.class)).hasExactlyElementsOfTypes(Stones.class, Stones.Twin.class);
    assertThat(plugins.problems())
        .hasSize(2)
        .allSatisfy(
            problem -> assertThat(problem).startsWith("a plug-in is left out: ").hasLineCount(1));
    assertThat(plugins.problems().getFirst()).contains("no.such.Game");
  }

  @Test
  void anInvalidClassFileIsReported() throws IOException {
    var jar = folder.resolve("noclass.jar");
    try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
      write(out, SERVICES, "pirate.Game");
      write(out, "pirate/Game.class", "this is not a class");
    }
    var plugins = Plugins.find(folder, "");
    assertThat(plugins.load(Game.class)).hasExactlyElementsOfTypes(Stones.class);
    assertThat(plugins.problems()).hasSize(1);
  }

  private Path writeJar(String name, String providers) throws IOException {
    var jar = folder.resolve(name);
    try (var out = new JarOutputStream(Files.newOutputStream(jar))) {
      write(out, SERVICES, providers);
    }
    return jar;
  }

  private static void write(JarOutputStream out, String name, String content) throws IOException {
    out.putNextEntry(new JarEntry(name));
    out.write(content.getBytes(StandardCharsets.UTF_8));
    out.closeEntry();
  }
}
