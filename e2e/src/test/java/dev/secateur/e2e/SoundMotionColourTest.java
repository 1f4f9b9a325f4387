package dev.secateur.e2e;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Sounds, animations and contrasts of the board.
class SoundMotionColourTest {

  private static final String COUNT_TONES =
      """
      window.tones = 0;
      const make = AudioContext.prototype.createOscillator;
      AudioContext.prototype.createOscillator = function () {
        window.tones++;
        return make.call(this);
      };
      """;
  private static final String COUNT_ANIMATIONS =
      """
      window.animations = 0;
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (...given) {
        window.animations++;
        return animate.apply(this, given);
      };
      """;
  private static final String BRIGHTNESS =
      """
      (name) => {
        const probe = document.body.appendChild(document.createElement('i'));
        probe.style.setProperty('color', `var(${name})`);
        const [red, green, blue] = getComputedStyle(probe).color.match(/[\\d.]+/g)
          .map((part) => part / 255)
          .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
        probe.remove();
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      }
      """;

  private final App app = App.shared();

  @Test
  void soundIsOffUntilItIsSwitchedOn() {
    try (var visit = app.visit()) {
      visit.context.addInitScript(COUNT_TONES);
      var game = visit.open(app.service.create("reversi", Service.TWO_PEOPLE));
      game.cell("f5").click();
      game.awaitShown(1);
      assertThat(count(visit.page, "tones")).isZero();
      visit.page.locator("nav a[href='/settings']").click();
      var sound = visit.page.locator("[data-setting=sound]");
      assertThat(sound).not().isChecked();
      sound.check();
      int sample = count(visit.page, "tones");
      assertThat(sample).isPositive();
      visit.page.goBack();
      game.cell("d6").click();
      visit.page.waitForFunction("sample => window.tones > sample", sample);
    }
  }

  @Test
  void piecesAreAnimatedOnlyIfWanted() {
    assertThat(animationsOfAMove(ReducedMotion.NO_PREFERENCE, true)).isPositive();
    assertThat(animationsOfAMove(ReducedMotion.REDUCE, true)).isZero();
    assertThat(animationsOfAMove(ReducedMotion.NO_PREFERENCE, false)).isZero();
  }

  private int animationsOfAMove(ReducedMotion motion, boolean setting) {
    try (var visit = app.visit(Visit.desktop().setReducedMotion(motion))) {
      visit.context.addInitScript(COUNT_ANIMATIONS);
      visit.page.navigate("/settings");
      visit.page.locator("[data-setting=animations]").setChecked(setting);
      var game = visit.open(app.service.create("reversi", Service.TWO_PEOPLE));
      game.cell("f5").click();
      game.awaitShown(1);
      assertThat(game.cell("e5")).hasAttribute("aria-label", "e5, black disc");
      return count(visit.page, "animations");
    }
  }

  private static int count(Page page, String name) {
    return ((Number) page.evaluate("name => window[name]", name)).intValue();
  }

  /// People with any kind of colour blindness see brightness.
  @ParameterizedTest
  @ValueSource(strings = {"light", "dark", "contrast"})
  void piecesDifferFromTheirSquaresInBrightness(String theme) {
    try (var visit = app.visit()) {
      visit.page.navigate("/about");
      visit.page.locator("about-page h1").waitFor();
      Pages.setTheme(visit.page, theme);
      for (var square : List.of("checkers-dark", "felt", "quoridor-cell")) {
        for (var piece : List.of("black", "white")) {
          assertThat(contrast(visit.page, square, piece))
              .as("%s on %s", piece, square)
              .isGreaterThanOrEqualTo(3);
        }
      }
    }
  }

  @Test
  void marksDifferInBrightness() {
    try (var visit = app.visit()) {
      visit.page.navigate("/settings");
      visit.page.locator("input[name=theme][value=contrast]").check();
      for (var square : List.of("checkers-dark", "felt", "quoridor-cell")) {
        for (var sign : List.of("target", "movable", "hint")) {
          assertThat(contrast(visit.page, square, sign))
              .as("%s on %s", sign, square)
              .isGreaterThanOrEqualTo(2);
        }
      }
    }
  }

  /// The number is on the label, so nobody needs the colours; they still differ in brightness.
  @ParameterizedTest
  @ValueSource(strings = {"light", "dark", "contrast"})
  void valuesOfSquaresCanBeReadAndTheirGradesDifferInBrightness(String theme) {
    try (var visit = app.visit()) {
      visit.page.navigate("/about");
      visit.page.locator("about-page h1").waitFor();
      Pages.setTheme(visit.page, theme);
      for (int grade = 0; grade <= 4; grade++) {
        assertThat(contrast(visit.page, "loss-" + grade, "loss-%d-text".formatted(grade)))
            .as("text of grade %d", grade)
            .isGreaterThanOrEqualTo(7);
      }
      for (int grade = 1; grade < 4; grade++) {
        assertThat(brightness(visit.page, "loss-" + grade))
            .as("grade %d and the next", grade)
            .isGreaterThan(1.3 * brightness(visit.page, "loss-%d".formatted(grade + 1)));
      }
    }
  }

  private static double contrast(Page page, String one, String other) {
    double a = brightness(page, one);
    double b = brightness(page, other);
    return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  }

  private static double brightness(Page page, String name) {
    return ((Number) page.evaluate(BRIGHTNESS, "--board-" + name)).doubleValue();
  }
}
