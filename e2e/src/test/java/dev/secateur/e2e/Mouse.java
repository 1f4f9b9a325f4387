package dev.secateur.e2e;

import com.microsoft.playwright.Locator;
import tools.jackson.databind.JsonNode;

/// Clicks, and drags a piece whenever its way is one step.
final class Mouse implements Hand {

  @Override
  public void play(PlayedGame game, JsonNode move) {
    var cells = Hand.cells(move);
    if (Hand.isPass(move)) {
      game.status("turn").locator("button.main").click();
    } else if (Hand.isWall(move)) {
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
