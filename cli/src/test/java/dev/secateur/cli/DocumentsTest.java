package dev.secateur.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Plugins;
import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/// The documents of the repository agree with its files.
class DocumentsTest {

  private static final Path ROOT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern LINK = Pattern.compile("]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.+)$");
  private static final Pattern TEST_CLASS = Pattern.compile("\\b[A-Z]\\w*Test\\b");
  private static final Pattern COMMAND = Pattern.compile("`\\./secateur([^`]*)`");
  private static final Pattern ARGUMENT = Pattern.compile("\"([^\"]*)\"|[^\\s\"]+");

  /// What a reader puts in place of a word in capital letters.
  private static final Map<String, String> PLACEHOLDERS =
      Map.of("GAME", "checkers", "TREE", "((A 1)(B 2)(C 3))", "N", "3");

  private static final Pattern REQUIREMENT_NUMBER = Pattern.compile("\\bS[1-5]\\.\\d");
  private static final Pattern TEXT_OR_COMMENT =
      Pattern.compile("(?s)\"\"\".*?\"\"\"|(?-s)//.*|\"(\\\\.|[^\"\\\\])*\"");
  private static final Pattern TYPE =
      Pattern.compile("\\b(?:class|interface|record|enum)\\s+([A-Z]\\w*)\\s*[<({ei]");
  private static final Set<String> SOURCES = Set.of("java", "js", "yaml", "json", "properties");

  @Test
  void everyLinkLeadsToAFileAndAHeading() throws IOException {
    var broken = new ArrayList<String>();
    for (Path document : documents()) {
      LINK.matcher(Files.readString(document))
          .results()
          .map(link -> link.group(1))
          .filter(link -> !link.startsWith("http") && !link.startsWith("/"))
          .filter(link -> !leadsSomewhere(document, link))
          .forEach(link -> broken.add(ROOT.relativize(document) + " -> " + link));
    }
    assertThat(broken).isEmpty();
  }

  @Test
  void everyTestThatShowsARequirementExists() throws IOException {
    var tests =
        files(path -> path.toString().endsWith("Test.java")).stream()
            .map(path -> path.getFileName().toString().replace(".java", ""))
            .collect(Collectors.toSet());
    var named =
        TEST_CLASS
            .matcher(Files.readString(ROOT.resolve("docs/requirements.md")))
            .results()
            .map(MatchResult::group)
            .collect(Collectors.toSet());
    assertThat(named).hasSizeGreaterThan(10).isSubsetOf(tests);
  }

  /// Parsing a command does not run it.
  @Test
  void everyCommandThatShowsARequirementExistsWithItsOptions() throws IOException {
    var commands =
        COMMAND
            .matcher(Files.readString(ROOT.resolve("docs/requirements.md")))
            .results()
            .map(command -> command.group(1).strip())
            .collect(Collectors.toCollection(TreeSet::new));
    var wrong = new ArrayList<String>();
    for (String command : commands) {
      try {
        commandLine().parseArgs(arguments(command));
      } catch (ParameterException notUnderstood) {
        wrong.add(command + ": " + notUnderstood.getMessage());
      }
    }
    assertThat(commands).hasSizeGreaterThan(20);
    assertThat(wrong).isEmpty();
  }

  private static CommandLine commandLine() {
    return Secateur.commandLine(
        new Secateur(Plugins.none(), Path.of("no-models"), Terminal.NONE, Reader.nullReader()));
  }

  private static String[] arguments(String command) {
    return ARGUMENT
        .matcher(command)
        .results()
        .map(found -> found.group(1) != null ? found.group(1) : found.group())
        .map(argument -> PLACEHOLDERS.getOrDefault(argument, argument))
        .toArray(String[]::new);
  }

  /// A number such as S3.1 does not help a reader of the code: the code states the reason or links
  /// to docs/requirements.md.
  @Test
  void noCodeCitesARequirementByItsNumber() throws IOException {
    var citing = new ArrayList<Path>();
    for (Path source : files(DocumentsTest::isSource)) {
      if (REQUIREMENT_NUMBER.matcher(Files.readString(source)).find()) {
        citing.add(ROOT.relativize(source));
      }
    }
    assertThat(citing).isEmpty();
  }

  /// A name that stands for two types makes a reader look up which one is meant. Tests count, too.
  @Test
  void noTwoFilesDeclareATypeOfTheSameName() throws IOException {
    var filesOf = new TreeMap<String, Set<String>>();
    for (Path source : files(path -> path.toString().endsWith(".java"))) {
      var code = TEXT_OR_COMMENT.matcher(Files.readString(source)).replaceAll("");
      TYPE.matcher(code)
          .results()
          .forEach(
              type ->
                  filesOf
                      .computeIfAbsent(type.group(1), _ -> new TreeSet<>())
                      .add(ROOT.relativize(source).toString()));
    }
    assertThat(filesOf).hasSizeGreaterThan(500);
    assertThat(filesOf.values()).filteredOn(files -> files.size() > 1).isEmpty();
  }

  private static boolean isSource(Path path) {
    var name = path.getFileName().toString();
    return SOURCES.contains(name.substring(name.lastIndexOf('.') + 1))
        && !name.equals("DocumentsTest.java");
  }

  private static boolean leadsSomewhere(Path document, String link) {
    int hash = link.indexOf('#');
    var file = hash < 0 ? link : link.substring(0, hash);
    var target = file.isEmpty() ? document : document.resolveSibling(file).normalize();
    if (!Files.exists(target)) {
      return false;
    }
    return hash < 0 || anchors(target).contains(link.substring(hash + 1));
  }

  /// The anchors that GitHub gives the headings of a document.
  private static Set<String> anchors(Path document) {
    try {
      return HEADING
          .matcher(Files.readString(document))
          .results()
          .map(heading -> heading.group(1).strip().toLowerCase(Locale.ROOT))
          .map(heading -> heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-'))
          .collect(Collectors.toSet());
    } catch (IOException unreadable) {
      throw new IllegalStateException(unreadable);
    }
  }

  private static List<Path> documents() throws IOException {
    return files(path -> path.toString().endsWith(".md"));
  }

  private static List<Path> files(Predicate<Path> wanted) throws IOException {
    try (var paths = Files.walk(ROOT)) {
      return paths
          .filter(Files::isRegularFile)
          .filter(path -> !isGenerated(ROOT.relativize(path)))
          .filter(wanted)
          .toList();
    }
  }

  private static boolean isGenerated(Path path) {
    for (Path part : path) {
      if (Set.of("target", ".git", "node_modules", "plugins").contains(part.toString())) {
        return true;
      }
    }
    return false;
  }
}
