package dev.secateur.e2e;

import com.microsoft.playwright.Page;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// Plays without ever touching a pointer: Tab to the board, arrows to a square, Enter.
final class Keyboard implements Hand {

  private static final int MOST_TABS = 150;
  private static final String FOCUS =
      """
      (selector) => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element?.matches(selector) ?? false;
      }
      """;
  private static final String ROWS =
      """
      (grid) => [...grid.querySelectorAll('[role=row]')]
        .map((row) => [...row.children].map((cell) => cell.dataset.cell))
      """;

  @Override
  public void play(PlayedGame game, JsonNode move) {
    if (Hand.isPass(move)) {
      press(game.page, "status-line button.main, .line button.main");
    } else if (Hand.isWall(move)) {
      placeWall(game, move.get("move").asString());
    } else {
      tabTo(game.page, "[role=gridcell]");
      Hand.cells(move).forEach(cell -> choose(game, cell));
    }
  }

  /// Tabs to something and presses it.
  static void press(Page page, String selector) {
    tabTo(page, selector);
    page.keyboard().press("Enter");
  }

  /// Tabs until something has the focus that fits the selector.
  static void tabTo(Page page, String selector) {
    for (int tabs = 0; tabs < MOST_TABS; tabs++) {
      if ((Boolean) page.evaluate(FOCUS, selector)) {
        return;
      }
      page.keyboard().press("Tab");
    }
    throw new AssertionError("Tab does not lead to " + selector);
  }

  /// Walks to a square from the one that has the focus, and chooses it.
  static void choose(PlayedGame game, String cell) {
    var rows = rows(game);
    var from = game.page.locator("game-board [role=gridcell][tabindex='0']");
    int[] here = place(rows, from.getAttribute("data-cell"));
    int[] there = place(rows, cell);
    walk(game.page, there[0] - here[0], "ArrowDown", "ArrowUp");
    walk(game.page, there[1] - here[1], "ArrowRight", "ArrowLeft");
    game.page.keyboard().press("Enter");
  }

  /// The tool below the board puts a wall into the middle, from where the arrows take it.
  private static void placeWall(PlayedGame game, String wall) {
    press(game.page, "[data-tool=" + wall.charAt(2) + "]");
    var preview = game.page.locator("game-board [data-preview]").getAttribute("data-preview");
    walk(game.page, wall.charAt(0) - preview.charAt(0), "ArrowRight", "ArrowLeft");
    walk(game.page, wall.charAt(1) - preview.charAt(1), "ArrowUp", "ArrowDown");
    game.page.keyboard().press("Enter");
  }

  private static void walk(Page page, int steps, String forward, String back) {
    for (int step = 0; step < Math.abs(steps); step++) {
      page.keyboard().press(steps > 0 ? forward : back);
    }
  }

  @SuppressWarnings("unchecked")
  private static List<List<String>> rows(PlayedGame game) {
    return (List<List<String>>) game.grid().evaluate(ROWS);
  }

  private static int[] place(List<List<String>> rows, String cell) {
    for (int row = 0; row < rows.size(); row++) {
      int column = rows.get(row).indexOf(cell);
      if (column >= 0) {
        return new int[] {row, column};
      }
    }
    throw new AssertionError("there is no cell " + cell);
  }
}
