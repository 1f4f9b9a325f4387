package dev.secateur.e2e;

import com.microsoft.playwright.Locator;
import tools.jackson.databind.JsonNode;

/// Clicks squares, and drags a piece if the move has one step.
final class Mouse implements InputDevice {

  @Override
  public void play(PlayedGame game, JsonNode move) {
    var cells = InputDevice.cells(move);
    if (InputDevice.isPass(move)) {
      game.status("turn").locator("button.main").click();
    } else if (InputDevice.isWall(move)) {
      game.page.locator("game-board [data-wall='" + move.get("move").asString() + "']").click();
    } else if (cells.size() == 2) {
      drag(game, cells.get(0), cells.get(1));
    } else {
      cells.forEach(cell -> game.cell(cell).click());
    }
  }

  private static void drag(PlayedGame game, String from, String to) {
    moveOver(game, game.cell(from));
    game.page.mouse().down();
    moveOver(game, game.cell(to));
    game.page.mouse().up();
  }

  private static void moveOver(PlayedGame game, Locator cell) {
    cell.scrollIntoViewIfNeeded();
    var box = cell.boundingBox();
    game.page.mouse().move(box.x + box.width / 2, box.y + box.height / 2);
  }
}
