package dev.secateur.e2e;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Makes moves on a board as a person does.
interface InputDevice {

  /// Makes a move in the JSON form of the API.
  void play(PlayedGame game, JsonNode move);

  static boolean isPass(JsonNode move) {
    return move.get("move").asString().equals("pass");
  }

  static boolean isWall(JsonNode move) {
    return move.get("move").asString().matches("[a-z]\\d[hv]");
  }

  /// The squares to choose, in order.
  static List<String> cells(JsonNode move) {
    var cells = new ArrayList<String>();
    move.get("cells").forEach(cell -> cells.add(cell.asString()));
    return cells;
  }
}
