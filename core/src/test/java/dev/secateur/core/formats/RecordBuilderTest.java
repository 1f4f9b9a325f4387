package dev.secateur.core.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.Judgement;
import dev.secateur.core.NotationException;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import dev.secateur.core.Stones;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class RecordBuilderTest {

  private final Stones game = new Stones();
  private final RecordBuilder builder = new RecordBuilder(game, game.start());

  @Test
  void variationsReplaceTheMoveBeforeThemAndThePositionKeepsStep() {
    builder.comment("start");
    builder.play("1 2");
    builder.open();
    builder.comment("or");
    builder.play("1");
    builder.open();
    builder.play("2");
    builder.close();
    builder.play("2");
    builder.close();
    assertThat(game.position(builder.position())).isEqualTo("2 1");
    builder.comment("so");
    builder.play("1");
    var inner = new RecordedLine("", List.of(move(2)));
    var outer =
        new RecordedLine(
            "or",
            List.of(new RecordedMove(Stones.take(1), MoveNote.NONE, List.of(inner)), move(2)));
    assertThat(builder.finish())
        .isEqualTo(
            new RecordedLine(
                "start",
                List.of(
                    move(1),
                    new RecordedMove(
                        Stones.take(2), MoveNote.NONE.withComment("so"), List.of(outer)),
                    move(1))));
  }

  private static RecordedMove move(int stones) {
    return new RecordedMove(Stones.take(stones));
  }

  @Test
  void bracketsThatDoNotFitAreRefused() {
    assertThatThrownBy(builder::open)
        .hasMessage("a variation opens before any move: expected a move first");
    assertThatThrownBy(builder::close).hasMessage("this bracket closes nothing: expected a move");
    builder.play("1");
    builder.open();
    assertThatThrownBy(builder::finish)
        .hasMessage("a variation is never closed: expected a closing bracket");
  }

  @Test
  void nobodyNestsForEver() {
    builder.play("1");
    for (int depth = 0; depth < RecordBuilder.MOST_NESTED; depth++) {
      builder.open();
      builder.play("1");
    }
    assertThatThrownBy(builder::open)
        .isInstanceOf(NotationException.class)
        .hasMessage("variations are nested too deep: expected at most 100");
  }

  @Test
  void commandsInACommentAreWhatANoteKnows() {
    var note =
        MoveNote.NONE
            .with(new Judgement(-1.5, OptionalInt.of(-7), OptionalInt.of(12), OptionalLong.of(99)))
            .withTime(1_500)
            .withClock(3_599_007)
            .withComment("slow");
    var text =
        "[%eval -1.5] [%win -7] [%depth 12] [%nodes 99] [%emt 0:00:01.5] [%clk 0:59:59.007] slow";
    assertThat(NoteText.write(note)).isEqualTo(text);
    assertThat(NoteText.read(MoveNote.NONE, text)).isEqualTo(note);
    assertThat(NoteText.read(MoveNote.NONE, "so [%clk 1:30] it [%clock w0:00:05]"))
        .isEqualTo(MoveNote.NONE.withClock(90_000).withComment("so it [%clock w0:00:05]"));
  }
}
