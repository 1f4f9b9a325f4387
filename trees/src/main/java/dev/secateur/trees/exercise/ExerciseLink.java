package dev.secateur.trees.exercise;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeText;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.util.LinkedHashMap;
import java.util.Map;

/// An exercise as the query part of a link that a teacher can give to students:
/// `algorithm=fail-soft&tree=A%28B%282+3%29+C%280+7%29%29`.
public final class ExerciseLink {

  private ExerciseLink() {}

  public static String write(Exercise exercise) {
    var settings = exercise.settings();
    return "algorithm="
        + settings.algorithm().text()
        + (settings.depth() == 0 ? "" : "&depth=" + settings.depth())
        + (settings.strict() ? "&strict=yes" : "")
        + "&tree="
        + URLEncoder.encode(TreeText.write(exercise.tree()), UTF_8);
  }

  /// The exercise that a query means.
  ///
  /// @throws NotationException if it is not an exercise
  public static Exercise parse(String query) {
    var fields = fields(query);
    if (!fields.containsKey("tree")) {
      throw wrong("there is no tree", "tree=A(...)");
    }
    var settings =
        new AlgorithmSettings(algorithm(fields), depth(fields), fields.containsKey("strict"));
    return new Exercise(TreeText.parse(fields.getOrDefault("tree", "")), settings);
  }

  private static Map<String, String> fields(String query) {
    var fields = new LinkedHashMap<String, String>();
    for (String field : query.split("&", -1)) {
      var pair = field.split("=", 2);
      try {
        fields.put(pair[0], pair.length == 2 ? URLDecoder.decode(pair[1], UTF_8) : "");
      } catch (IllegalArgumentException broken) {
        throw wrong(NotationError.quote(field) + " is not a valid part of an address", "%XX");
      }
    }
    return fields;
  }

  private static TreeAlgorithm algorithm(Map<String, String> fields) {
    var name = fields.getOrDefault("algorithm", TreeAlgorithm.ALPHA_BETA.text());
    return Solution.ALGORITHMS.stream()
        .filter(one -> one.text().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                wrong(
                    NotationError.quote(name) + " has no exercises",
                    TreeAlgorithm.names(Solution.ALGORITHMS)));
  }

  private static int depth(Map<String, String> fields) {
    var depth = fields.getOrDefault("depth", "0");
    if (!depth.matches("[0-9]{1,3}") || Integer.parseInt(depth) > TreeText.MAX_DEPTH) {
      throw wrong(NotationError.quote(depth) + " is not a depth", "0 to " + TreeText.MAX_DEPTH);
    }
    return Integer.parseInt(depth);
  }

  private static NotationException wrong(String what, String expected) {
    return new NotationException("", 0, what, expected);
  }
}
