package dev.secateur.games.quoridor.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameParameter;
import java.util.HashMap;
import java.util.Map;

/// The parameters of a game as its specification tells them.
final class Parameters {

  private Parameters() {}

  static Map<String, Integer> of(Game game) {
    var values = new HashMap<String, Integer>();
    for (GameParameter parameter : game.parameters()) {
      values.put(parameter.name(), parameter.standard());
    }
    var specification = game.specification();
    int colon = specification.indexOf(':');
    if (colon >= 0) {
      for (String assignment : specification.substring(colon + 1).split(",", -1)) {
        int equals = assignment.indexOf('=');
        values.put(
            assignment.substring(0, equals), Integer.valueOf(assignment.substring(equals + 1)));
      }
    }
    return values;
  }

  /// The game with some of its parameters changed.
  static Game change(Game game, Map<String, Integer> changes) {
    var values = of(game);
    values.putAll(changes);
    return values.equals(of(game)) ? game : game.configured(values);
  }
}
