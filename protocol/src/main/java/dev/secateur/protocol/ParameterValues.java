package dev.secateur.protocol;

import dev.secateur.core.Game;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// The current values of a game's parameters, such as the size of Quoridor's board, for protocols
/// that have commands for them.
public final class ParameterValues {

  private ParameterValues() {}

  /// Every parameter by its name.
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
}
