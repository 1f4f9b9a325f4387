package dev.secateur.core;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// The current values of a game's parameters, such as the size of Quoridor's board, for protocols
/// and file formats.
public final class ParameterValues {

  private ParameterValues() {}

  /// The value of every parameter, by name.
  public static Map<String, Integer> of(Game game) {
    var values = new LinkedHashMap<String, Integer>();
    game.parameters().forEach(one -> values.put(one.name(), one.standard()));
    // The specification lists all parameters that differ from the standard.
    var specification = game.specification();
    int colon = specification.indexOf(':');
    for (String assignment :
        colon < 0 ? new String[0] : specification.substring(colon + 1).split(",", -1)) {
      int equals = assignment.indexOf('=');
      values.put(
          assignment.substring(0, equals), Integer.valueOf(assignment.substring(equals + 1)));
    }
    return Collections.unmodifiableMap(values);
  }

  /// The game with some of its parameters changed. The changes must be within range.
  public static Game change(Game game, Map<String, Integer> changes) {
    var values = new LinkedHashMap<>(of(game));
    values.putAll(changes);
    return values.equals(of(game)) ? game : game.configured(values);
  }
}
