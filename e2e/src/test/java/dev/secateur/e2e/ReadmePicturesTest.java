package dev.secateur.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/// Takes the pictures of the README, only with `-Dreadme.screenshots`.
@EnabledIfSystemProperty(named = "readme.screenshots", matches = ".*")
class ReadmePicturesTest {

  private static final Path FOLDER = Sources.ROOT.resolve("docs/screenshots");
  private static final int MAX_BYTES = 150_000;
  private static final String AGAINST_A_SEARCH =
      "[{\"kind\":\"custom\",\"timeMs\":1500},{\"kind\":\"human\"}]";
  private static final String AGAINST_LEVEL_5 =
      "[{\"kind\":\"human\"},{\"kind\":\"level\",\"level\":5}]";

  private static final String ALGORITHMS = "algorithm=minimax&algorithm2=fail-soft&step=99";
  private static final String MATCH =
      """
      {"game": "quoridor", "games": 60, "limits": {"timeMs": 4}, "players":
        [{"kind": "custom"}, {"kind": "custom", "options": {"lmr": "off"}}]}
      """;

  @TempDir Path data;

  @Test
  void picturesAreTakenFromARealServer() throws IOException {
    try (var app = new App(data)) {
      var checkers =
          app.service.create("checkers", AGAINST_LEVEL_5, "11-15 23-19 8-11 22-17 9-14 25-22");
      var quoridor =
          app.service.create(
              "quoridor", AGAINST_A_SEARCH, "e2 e8 e3 e7 e4 e6 d6h e3h b6h c4v f5v g3h");
      var reversi =
          app.service.create(
              "reversi", AGAINST_A_SEARCH, "f5 d6 c3 d3 c4 f4 f6 f3 (g5 e6) e6 e7 d7 c5 b6 d8");
      try (var visit = app.visit(Visit.desktop().setViewportSize(1180, 720))) {
        new HomePage(visit.page).open();
        take(visit.page, "home");
      }
      try (var visit = app.visit(Visit.desktop().setViewportSize(1180, 720))) {
        visit.open(reversi).awaitTurn();
        take(visit.page, "reversi");
        visit.open(quoridor).awaitTurn();
        Pages.setTheme(visit.page, "dark");
        take(visit.page, "quoridor");
      }
      try (var visit = app.visit(Visit.desktop().setViewportSize(1400, 800))) {
        visit.page.navigate("/analyse/" + reviewed(app.service));
        visit.page.locator("review-panel [data-review=start]").click();
        visit.page.locator("review-panel li.blunder").first().waitFor();
        visit.page.locator("review-panel [data-review=start]").waitFor();
        visit.page.locator("analysis-panel .lines li").first().waitFor();
        take(visit.page, "analysis");
      }
      // Wide enough for two panels side by side.
      try (var visit = app.visit(Visit.desktop().setViewportSize(1400, 740))) {
        visit.page.navigate("/trees?" + ALGORITHMS);
        visit.page.locator("tree-view svg").nth(1).waitFor();
        take(visit.page, "trees");
      }
      try (var visit = app.visit(Visit.desktop().setViewportSize(1180, 960))) {
        visit.page.navigate("/lab/" + LabMatches.start(app.service, MATCH));
        new LabMatches(visit.page).game(24).waitFor();
        visit.page.locator("played-game li").nth(16).waitFor();
        take(visit.page, "lab");
      }
      try (var visit = app.visit(Visit.phone())) {
        visit.open(checkers).awaitTurn();
        take(visit.page, "phone");
      }
    }
  }

  private static String reviewed(Service service) {
    return service.create(
        "quoridor", Service.TWO_PEOPLE, "e2 e8 e3 e7 e4 d4h d3v e6 e3h c6v a3h e7 g5v");
  }

  private static void take(Page page, String name) throws IOException {
    Files.createDirectories(FOLDER);
    var file = FOLDER.resolve(name + ".png");
    Files.write(file, packed(page.screenshot(new ScreenshotOptions())));
    assertThat(Files.size(file)).isLessThan(MAX_BYTES);
  }

  /// With the highest compression a picture is a tenth smaller than the browser makes it.
  private static byte[] packed(byte[] picture) throws IOException {
    var writer = ImageIO.getImageWritersByFormatName("png").next();
    var how = writer.getDefaultWriteParam();
    how.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
    how.setCompressionQuality(0);
    var bytes = new ByteArrayOutputStream();
    try (var out = ImageIO.createImageOutputStream(bytes)) {
      writer.setOutput(out);
      var image = ImageIO.read(new ByteArrayInputStream(picture));
      writer.write(null, new IIOImage(image, null, null), how);
    }
    return bytes.toByteArray();
  }
}
