package dev.secateur.trees.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.trees.Narration;
import dev.secateur.trees.TreeAlgorithm;
import dev.secateur.trees.TreeMessages;
import java.util.HashMap;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class HtmlPageTest {

  private static final Pattern DATA =
      Pattern.compile("<script type=\"application/json\" id=\"steps\">(.*?)</script>");

  @Test
  void theChangesGiveThePictureOfEveryStep() {
    for (int seed = 0; seed < 20; seed++) {
      var trace =
          SampleTraces.trace(SampleTraces.random(seed, 5 + 2 * seed), TreeAlgorithm.FAIL_SOFT);
      var steps = data(HtmlPage.of(trace, TreeMessages.english()));
      var sentences = new Narration(trace, TreeMessages.english()).sentences();
      assertThat(steps.size()).isEqualTo(trace.steps().size() + 1);
      var looks = new HashMap<Integer, JsonNode>();
      for (int step = 0; step < steps.size(); step++) {
        steps
            .get(step)
            .get("changes")
            .forEach(change -> looks.put(change.get("id").asInt(), change));
        assertThat(steps.get(step).get("sentence").asString())
            .isEqualTo(step == 0 ? "" : sentences.get(step - 1));
        for (var view : TreeSnapshot.of(trace, step).nodes()) {
          var shown = Objects.requireNonNull(looks.get(view.id()));
          assertThat(shown.get("looks").asString())
              .isEqualTo(SvgDrawing.styleClasses(view).strip());
          assertThat(shown.get("value").asString()).isEqualTo(Labels.UNICODE.value(view));
          assertThat(shown.get("alpha").asString())
              .isEqualTo(view.state().map(Labels.UNICODE::alpha).orElse(""));
          assertThat(shown.get("cut").asBoolean()).isEqualTo(view.cutoff().isPresent());
        }
      }
    }
  }

  @Test
  void noNameCanEndTheScriptElement() {
    String page =
        HtmlPage.of(
            SampleTraces.trace(SampleTraces.nasty(), TreeAlgorithm.MINIMAX),
            TreeMessages.english());
    assertThat(page.split("</script>", -1)).hasSize(3);
    assertThat(data(page).get(0).get("changes").size()).isEqualTo(11);
  }

  @Test
  void everyLanguageFillsEveryPlaceholder() {
    var trace = SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT);
    for (var language : TreeMessages.LANGUAGES) {
      String page = HtmlPage.of(trace, TreeMessages.in(language));
      assertThat(page).contains("<html lang=\"" + language + "\">");
      for (var place : List.of("title", "first", "keys", "position", "script", "data", "svg")) {
        assertThat(page).doesNotContain("{" + place + "}");
      }
    }
  }

  @Test
  void thePageLoadsNothing() {
    String page =
        HtmlPage.of(
            SampleTraces.trace(SampleTraces.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT),
            TreeMessages.english());
    assertThat(page.replace("http://www.w3.org/2000/svg", ""))
        .doesNotContain("http:", "https:", "src=", "@import", "url(");
  }

  @Test
  void aTraceThatIsTooLongIsRefused() {
    var trace = SampleTraces.trace(SampleTraces.random(1, 5000), TreeAlgorithm.MINIMAX);
    assertThatThrownBy(() -> HtmlPage.of(trace, TreeMessages.english()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a page can hold at most 5000");
  }

  private static JsonNode data(String page) {
    var matcher = DATA.matcher(page);
    assertThat(matcher.find()).isTrue();
    return new JsonMapper().readTree(matcher.group(1));
  }
}
