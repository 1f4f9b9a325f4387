package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The mutation tests (docs/mutations.md) change the classes that a pom names by patterns. PIT does
/// not report a name that fits no class, so a renamed class would silently no longer be tested.
class MutationPatternsTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern PROPERTY =
      Pattern.compile("<mutations\\.(classes|tests)>([^<]*)</mutations\\.\\1>");

  /// A pattern with a list of names in brackets: what is before, the list, what is after.
  private static final Pattern LIST = Pattern.compile("(.*?)\\((?!\\?)([^()]*)\\)(.*)");

  @Test
  void everyNamePatternFitsAClass() throws IOException {
    var checked = new ArrayList<String>();
    var withoutClass = new TreeMap<String, List<String>>();
    for (Path pom : poms()) {
      for (var property : PROPERTY.matcher(Files.readString(pom)).results().toList()) {
        var sources = property.group(1).equals("classes") ? "src/main/java" : "src/test/java";
        var classes = classes(pom.resolveSibling(sources));
        for (var name : namePatterns(property.group(2))) {
          checked.add(name.pattern());
          if (classes.stream().noneMatch(type -> name.matcher(type).matches())) {
            withoutClass
                .computeIfAbsent(ROOT.relativize(pom).toString(), _ -> new ArrayList<>())
                .add(name.pattern());
          }
        }
      }
    }
    assertThat(checked).hasSizeGreaterThan(40);
    assertThat(withoutClass).isEmpty();
  }

  /// One pattern for each name, as PIT reads them: regular expressions begin with `~`, and in all
  /// others `*` stands for any text.
  private static List<Pattern> namePatterns(String property) {
    return Arrays.stream(property.split(","))
        .flatMap(
            text ->
                text.startsWith("~")
                    ? alternatives(text.substring(1))
                    : Stream.of(text.replace(".", "\\.").replace("*", ".*")))
        .map(Pattern::compile)
        .toList();
  }

  private static Stream<String> alternatives(String regularExpression) {
    var list = LIST.matcher(regularExpression);
    return list.matches()
        ? Arrays.stream(list.group(2).split("\\|"))
            .map(name -> list.group(1) + name + list.group(3))
        : Stream.of(regularExpression);
  }

  private static List<Path> poms() throws IOException {
    try (var paths = Files.walk(ROOT, 3)) {
      return paths.filter(path -> path.endsWith("pom.xml")).toList();
    }
  }

  private static List<String> classes(Path sources) throws IOException {
    if (!Files.isDirectory(sources)) {
      return List.of();
    }
    try (var paths = Files.walk(sources)) {
      return paths
          .map(path -> sources.relativize(path).toString())
          .filter(path -> path.endsWith(".java"))
          .map(path -> path.replace(".java", "").replace('/', '.').replace('\\', '.'))
          .toList();
    }
  }
}
