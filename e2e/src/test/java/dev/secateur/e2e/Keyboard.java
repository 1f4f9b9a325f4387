package dev.secateur.e2e;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.util.List;
import java.util.function.BooleanSupplier;
import tools.jackson.databind.JsonNode;

/// Plays by keyboard only: Tab to the board, arrows to a square, Enter.
final class Keyboard implements InputDevice {

  private static final int MAX_TABS = 150;
  private static final int MAX_CHOICES = 12;
  private static final Locator.WaitForOptions ATTACHED =
      new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);
  private static final String FOCUS =
      """
      (selector) => {
        let element = document.activeElement;
        while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
        return element?.matches(selector) ?? false;
      }
      """;
  private static final String IS_FOCUSED =
      "(element) => element.getRootNode().activeElement === element";
  private static final String ROWS =
      """
      (grid) => [...grid.querySelectorAll('[role=row]')]
        .map((row) => [...row.children].map((cell) => cell.dataset.cell))
      """;

  @Override
  public void play(PlayedGame game, JsonNode move) {
    if (InputDevice.isPass(move)) {
      press(game.page, "status-line button.main, .line button.main");
    } else if (InputDevice.isWall(move)) {
      placeWall(game, move.get("move").asString());
    } else {
      tabTo(game.page, "[role=gridcell]");
      InputDevice.cells(move).forEach(cell -> choose(game.page, cell));
    }
  }

  /// Tabs to a control and presses it.
  static void press(Page page, String selector) {
    tabTo(page, selector);
    page.keyboard().press("Enter");
  }

  /// Tabs to exactly this control and presses it.
  static void press(Locator one) {
    pressUntil(one.page(), "Tab", MAX_TABS, one, () -> (Boolean) one.evaluate(IS_FOCUSED));
    one.page().keyboard().press("Enter");
  }

  /// Tabs to a field and replaces its text.
  static void write(Page page, String selector, String text) {
    tabTo(page, selector);
    page.keyboard().press("Control+A");
    page.keyboard().insertText(text);
  }

  /// Tabs to a group of choices and selects one by arrow keys.
  static void pick(Page page, String name, String value) {
    tabTo(page, "input[name=%s]".formatted(name));
    var choice = "[value='%s']:checked".formatted(value);
    pressUntil(page, "ArrowRight", MAX_CHOICES, choice, () -> isOn(page, choice));
  }

  /// Waits until an element matches the selector, then tabs until it has the focus. A button may be
  /// enabled only after an answer of the server.
  static void tabTo(Page page, String selector) {
    page.locator(selector).first().waitFor(ATTACHED);
    pressUntil(page, "Tab", MAX_TABS, selector, () -> isOn(page, selector));
  }

  private static boolean isOn(Page page, String selector) {
    return (Boolean) page.evaluate(FOCUS, selector);
  }

  private static void pressUntil(
      Page page, String key, int max, Object where, BooleanSupplier isThere) {
    for (int presses = 0; presses < max; presses++) {
      if (isThere.getAsBoolean()) {
        return;
      }
      page.keyboard().press(key);
    }
    throw new AssertionError(key + " does not lead to " + where);
  }

  /// Moves the focus to a square by arrow keys and chooses it.
  static void choose(Page page, String cell) {
    var rows = rows(page);
    var from = page.locator("game-board [role=gridcell][tabindex='0']");
    int[] here = place(rows, from.getAttribute("data-cell"));
    int[] there = place(rows, cell);
    pressArrow(page, there[0] - here[0], "ArrowDown", "ArrowUp");
    pressArrow(page, there[1] - here[1], "ArrowRight", "ArrowLeft");
    page.keyboard().press("Enter");
  }

  /// The tool below the board puts a wall in the middle; the arrow keys move it.
  private static void placeWall(PlayedGame game, String wall) {
    press(game.page, "[data-tool=" + wall.charAt(2) + "]");
    var preview = game.page.locator("game-board [data-preview]").getAttribute("data-preview");
    pressArrow(game.page, wall.charAt(0) - preview.charAt(0), "ArrowRight", "ArrowLeft");
    pressArrow(game.page, wall.charAt(1) - preview.charAt(1), "ArrowUp", "ArrowDown");
    game.page.keyboard().press("Enter");
  }

  private static void pressArrow(Page page, int steps, String forward, String back) {
    for (int step = 0; step < Math.abs(steps); step++) {
      page.keyboard().press(steps > 0 ? forward : back);
    }
  }

  @SuppressWarnings("unchecked")
  private static List<List<String>> rows(Page page) {
    return (List<List<String>>) page.locator("game-board [role=grid]").evaluate(ROWS);
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
