package dev.secateur.e2e;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Which texts the page asks for, read from its sources.
///
/// A key stands there whole, or is put together from parts: those that come from the server are
/// worked out by [ServerKeys]; of the others each part that varies is a word of the sources.
final class MessageUse {

  private static final Pattern WORD = Pattern.compile("'([a-z][a-z0-9-]*)'");
  private static final Pattern KEY = Pattern.compile("'([a-z]+(?:\\.[a-z0-9-]+)+)'");
  private static final Pattern COUNTED = Pattern.compile("sayCount\\((.*?)\\)");
  private static final Pattern TEMPLATE =
      Pattern.compile("(?:say|sayOr|sayCount)\\(`([a-z]+\\.[^`]*)`");
  private static final Pattern VARIES = Pattern.compile("\\$\\{[^}]*}");
  private static final String PART = "[a-z0-9-]+";

  private final Set<String> certain = new HashSet<>();
  private final Set<String> words = new HashSet<>();
  private final List<Pattern> templates;

  private MessageUse(Collection<String> sources, ServerKeys server) {
    for (var source : sources) {
      found(WORD, source).forEach(words::add);
      var counted = found(COUNTED, source).flatMap(call -> found(KEY, call)).toList();
      for (var key : counted) {
        certain.add(key + ".one");
        certain.add(key + ".other");
      }
      found(KEY, source)
          .filter(key -> !counted.contains(key) && namespaces().contains(namespace(key)))
          .forEach(certain::add);
    }
    certain.addAll(server.keys());
    templates =
        sources.stream()
            .flatMap(source -> found(TEMPLATE, source))
            .filter(template -> !server.covers(template))
            .map(MessageUse::asPattern)
            .toList();
  }

  static MessageUse inThePage() {
    return new MessageUse(Sources.under(Sources.PAGE, ".js").values(), ServerKeys.ofThisServer());
  }

  /// Keys that will certainly be asked for.
  Set<String> certain() {
    return certain;
  }

  boolean covers(String key) {
    return certain.contains(key)
        || templates.stream()
            .map(template -> template.matcher(key))
            .anyMatch(match -> match.matches() && words.contains(match.group(1)));
  }

  private static Pattern asPattern(String template) {
    var fixed =
        Stream.of(VARIES.split(template, -1)).map(Pattern::quote).collect(Collectors.toList());
    return Pattern.compile(String.join("(" + PART + ")", fixed));
  }

  private static Stream<String> found(Pattern pattern, String text) {
    return pattern.matcher(text).results().map((MatchResult each) -> each.group(1));
  }

  private static String namespace(String key) {
    return key.substring(0, key.indexOf('.'));
  }

  private static Set<String> namespaces() {
    return Messages.of("en").keys().stream().map(MessageUse::namespace).collect(Collectors.toSet());
  }
}
