package dev.secateur.cli.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import dev.secateur.records.formats.RecordContent;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/// Removes from a record everything that a format cannot hold. The rest must be read back.
record RecordStripper(Set<RecordContent> held) {

  GameRecord of(GameRecord record) {
    return new GameRecord(
        record.game(),
        record.start(),
        holds(RecordContent.HEADERS) ? record.headers() : Map.of(),
        line(record.line()),
        record.result(),
        holds(RecordContent.ENDING) ? record.ending() : "");
  }

  private boolean holds(RecordContent content) {
    return held.contains(content);
  }

  private RecordedLine line(RecordedLine line) {
    return new RecordedLine(
        holds(RecordContent.COMMENTS) ? line.comment() : "",
        line.moves().stream().map(this::move).toList());
  }

  private RecordedMove move(RecordedMove move) {
    return new RecordedMove(
        move.move(),
        note(move.note()),
        holds(RecordContent.VARIATIONS)
            ? move.variations().stream().map(this::line).toList()
            : List.of());
  }

  private MoveNote note(MoveNote note) {
    return new MoveNote(
        holds(RecordContent.COMMENTS) ? note.comment() : "",
        holds(RecordContent.GLYPHS) ? note.glyphs() : List.of(),
        holds(RecordContent.SCORES) ? note.judgement().map(this::judgement) : Optional.empty(),
        holds(RecordContent.TIMES) ? note.timeMs() : OptionalLong.empty(),
        holds(RecordContent.CLOCKS) ? note.clockMs() : OptionalLong.empty());
  }

  private MoveJudgement judgement(MoveJudgement judgement) {
    return holds(RecordContent.SEARCHES) ? judgement : MoveJudgement.of(judgement.score());
  }
}
