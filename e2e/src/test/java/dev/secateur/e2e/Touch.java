package dev.secateur.e2e;

import tools.jackson.databind.JsonNode;

/// Taps squares. A wall is chosen by a tap in its groove and then confirmed.
final class Touch implements InputDevice {

  @Override
  public void play(PlayedGame game, JsonNode move) {
    if (InputDevice.isPass(move)) {
      game.status("turn").locator("button.main").tap();
    } else if (InputDevice.isWall(move)) {
      var wall = move.get("move").asString();
      game.page.locator("game-board [data-wall='" + wall + "']").tap();
      game.page.locator("game-board [data-preview='" + wall + "']").waitFor();
      game.page.locator("wall-panel [data-action=place]").tap();
    } else {
      InputDevice.cells(move).forEach(cell -> game.cell(cell).tap());
    }
  }
}
