package dev.secateur.core;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationErrorTest {

  private static final String ALPHABET = "abcdefghijklmnopqrstuvwxyz";

  @Test
  void anErrorSaysWhatIsWrongWhereAndWhatWasExpected() {
    var error = new NotationError("e2 e8 zz", 6, "\"zz\" is not a move", "a cell");
    assertThat(error.message())
        .isEqualTo("\"zz\" is not a move (character 7 of \"e2 e8 zz\"): expected a cell");
    assertThat(new NotationException(error).getMessage()).isEqualTo(error.message());
    assertThat(new NotationException(error).error()).isEqualTo(error);
  }

  @Test
  void anErrorAtTheStartHasNoPlace() {
    assertThat(new NotationError("", 0, "nothing", "more").message())
        .isEqualTo("nothing: expected more");
    assertThat(new NotationError("x", 0, "a letter", "a digit").message())
        .isEqualTo("a letter: expected a digit");
  }

  @Test
  void thePlaceMayBeTheEndOfTheText() {
    assertThat(new NotationError("B:", 2, "too short", "more").message())
        .isEqualTo("too short (character 3 of \"B:\"): expected more");
  }

  @Test
  void anErrorCanBeMovedIntoALongerText() {
    var error = new NotationError("zz", 1, "bad", "good").within("e2 e8 zz", 6);
    assertThat(error).isEqualTo(new NotationError("e2 e8 zz", 7, "bad", "good"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\nb",
        "a\rb",
        "a\tb",
        "a\0b",
        "a\u001bb",
        "a\u007fb",
        "a\u0085b",
        "a\u2028b",
        "a\u202eb",
        "a\ud800b",
        "a\u00a0b"
      })
  void unprintableCharactersBecomeQuestionMarks(String text) {
    assertThat(NotationError.quote(text)).isEqualTo("\"a?b\"");
    assertThat(new NotationError(text, 1, "bad", "good").message())
        .isEqualTo("bad (character 2 of \"a?b\"): expected good");
  }

  @Test
  void lettersOfAnyScriptAreShown() {
    assertThat(NotationError.quote("é日🀄")).isEqualTo("\"é日?\"");
    assertThat(NotationError.quote("𝒳")).isEqualTo("\"𝒳\"");
  }

  @Test
  void aLongPieceIsShortened() {
    assertThat(NotationError.quote("x".repeat(40))).isEqualTo("\"" + "x".repeat(40) + "\"");
    assertThat(NotationError.quote("x".repeat(41))).isEqualTo("\"" + "x".repeat(40) + "...\"");
    assertThat(NotationError.quote("x".repeat(1_000_000))).hasSize(45);
  }

  @Test
  void aLongTextIsShownAroundThePlace() {
    var text = ALPHABET.repeat(10);
    assertThat(new NotationError(text, 130, "bad", "good").message())
        .isEqualTo(
            "bad (character 131 of ...\"ghijklmnopqrstuvwxyzabcdefghijklmnopqrst\"...):"
                + " expected good");
  }

  @Test
  void aLongTextIsShownFromItsStart() {
    assertThat(new NotationError(ALPHABET.repeat(10), 3, "bad", "good").message())
        .isEqualTo(
            "bad (character 4 of \"abcdefghijklmnopqrstuvwxyzabcdefghijklmn\"...): expected good");
  }

  @Test
  void aLongTextIsShownToItsEnd() {
    var text = ALPHABET.repeat(10);
    assertThat(new NotationError(text, text.length(), "bad", "good").message())
        .isEqualTo(
            "bad (character 261 of ...\"mnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz\"):"
                + " expected good");
  }

  @Test
  void aSplitSurrogatePairStaysOnOneLine() {
    var text = "𝒳".repeat(100);
    for (int at = 0; at < text.length(); at++) {
      assertThat(new NotationError(text, at, "bad", "good").message()).hasLineCount(1);
    }
  }
}
