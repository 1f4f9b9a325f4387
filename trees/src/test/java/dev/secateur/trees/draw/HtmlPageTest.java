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
  void theChangesAddUpToThePictureAfterEveryStep() {
    for (int seed = 0; seed < 20; seed++) {
      var story = Samples.story(Samples.random(seed, 5 + 2 * seed), TreeAlgorithm.FAIL_SOFT);
      var steps = data(HtmlPage.of(story, TreeMessages.english()));
      var sentences = new Narration(story, TreeMessages.english()).sentences();
      assertThat(steps.size()).isEqualTo(story.steps().size() + 1);
      var looks = new HashMap<Integer, JsonNode>();
      for (int step = 0; step < steps.size(); step++) {
        steps
            .get(step)
            .get("changes")
            .forEach(change -> looks.put(change.get("id").asInt(), change));
        assertThat(steps.get(step).get("sentence").asString())
            .isEqualTo(step == 0 ? "" : sentences.get(step - 1));
        for (var view : TreeSnapshot.of(story, step).views()) {
          var shown = Objects.requireNonNull(looks.get(view.id()));
          assertThat(shown.get("looks").asString()).isEqualTo(SvgDrawing.looks(view).strip());
          assertThat(shown.get("value").asString()).isEqualTo(Labels.UNICODE.value(view));
          assertThat(shown.get("alpha").asString())
              .isEqualTo(view.state().map(Labels.UNICODE::alpha).orElse(""));
          assertThat(shown.get("cut").asBoolean()).isEqualTo(view.cut().isPresent());
        }
      }
    }
  }

  @Test
  void noNameBreaksOutOfTheData() {
    String page =
        HtmlPage.of(Samples.story(Samples.nasty(), TreeAlgorithm.MINIMAX), TreeMessages.english());
    assertThat(page.split("</script>", -1)).hasSize(3);
    assertThat(data(page).get(0).get("changes").size()).isEqualTo(11);
  }

  @Test
  void everyLanguageFillsEveryPlace() {
    var story = Samples.story(Samples.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT);
    for (var language : TreeMessages.LANGUAGES) {
      String page = HtmlPage.of(story, TreeMessages.in(language));
      assertThat(page).contains("<html lang=\"" + language + "\">");
      for (var place : List.of("title", "first", "keys", "position", "script", "data", "svg")) {
        assertThat(page).doesNotContain("{" + place + "}");
      }
    }
  }

  @Test
  void itNeedsNothingFromElsewhere() {
    String page =
        HtmlPage.of(
            Samples.story(Samples.ALPHA_BETA, TreeAlgorithm.FAIL_SOFT), TreeMessages.english());
    assertThat(page.replace("http://www.w3.org/2000/svg", ""))
        .doesNotContain("http:", "https:", "src=", "@import", "url(");
  }

  @Test
  void aStoryThatIsTooLongIsRefusedInWords() {
    var story = Samples.story(Samples.random(1, 5000), TreeAlgorithm.MINIMAX);
    assertThatThrownBy(() -> HtmlPage.of(story, TreeMessages.english()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("a page can hold at most 5000");
  }

  private static JsonNode data(String page) {
    var matcher = DATA.matcher(page);
    assertThat(matcher.find()).isTrue();
    return new JsonMapper().readTree(matcher.group(1));
  }
}
