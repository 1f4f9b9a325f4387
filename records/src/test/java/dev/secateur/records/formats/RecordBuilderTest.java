package dev.secateur.records.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.secateur.core.Move;
import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.NotationException;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import dev.secateur.examples.tictactoe.TicTacToe;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class RecordBuilderTest {

  private final TicTacToe game = new TicTacToe();
  private final RecordBuilder builder = new RecordBuilder(game, game.start());

  @Test
  void aVariationReplacesTheMoveBeforeIt() {
    builder.comment("start");
    builder.play("5 1");
    builder.openVariation();
    builder.comment("or");
    builder.play("2");
    builder.openVariation();
    builder.play("3");
    builder.closeVariation();
    builder.play("4");
    builder.closeVariation();
    assertThat(game.formatPosition(builder.position())).isEqualTo("o---x----");
    builder.comment("so");
    builder.play("9");
    var inner = new RecordedLine("", List.of(at(3)));
    var outer =
        new RecordedLine(
            "or", List.of(new RecordedMove(move(2), MoveNote.NONE, List.of(inner)), at(4)));
    assertThat(builder.finish())
        .isEqualTo(
            new RecordedLine(
                "start",
                List.of(
                    at(5),
                    new RecordedMove(move(1), MoveNote.NONE.withComment("so"), List.of(outer)),
                    at(9))));
  }

  private static RecordedMove at(int cell) {
    return new RecordedMove(move(cell));
  }

  private static long move(int cell) {
    return Move.quiet(cell - 1, cell - 1);
  }

  @Test
  void unmatchedBracketsAreRefused() {
    assertThatThrownBy(builder::openVariation)
        .hasMessage("a variation opens before any move: expected a move first");
    assertThatThrownBy(builder::closeVariation)
        .hasMessage("this bracket closes nothing: expected a move");
    builder.play("1");
    builder.openVariation();
    assertThatThrownBy(builder::finish)
        .hasMessage("a variation is never closed: expected a closing bracket");
  }

  @Test
  void theNestingOfVariationsIsLimited() {
    builder.play("1");
    for (int depth = 0; depth < RecordBuilder.MAX_NESTED; depth++) {
      builder.openVariation();
      builder.play("1");
    }
    assertThatThrownBy(builder::openVariation)
        .isInstanceOf(NotationException.class)
        .hasMessage("variations are nested too deep: expected at most 100");
  }

  @Test
  void aNoteIsWrittenAsCommandsInACommentAndReadBack() {
    var note =
        MoveNote.NONE
            .with(
                new MoveJudgement(
                    -1.5, OptionalInt.of(-7), OptionalInt.of(12), OptionalLong.of(99)))
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
