package dev.secateur.records.formats;

import dev.secateur.core.GameRecord;
import dev.secateur.core.MoveNote;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import java.util.EnumSet;
import java.util.Set;

/// What a record can hold in addition to its moves.
public enum RecordContent {
  START("starting positions"),
  HEADERS("headers"),
  COMMENTS("comments"),
  GLYPHS("glyphs"),
  VARIATIONS("variations"),
  SCORES("scores"),
  SEARCHES("depths, nodes and proven wins"),
  TIMES("times"),
  CLOCKS("clocks"),
  RESULT("results"),
  ENDING("reasons for the end");

  private final String plural;

  RecordContent(String plural) {
    this.plural = plural;
  }

  /// Its name in the sentence about losses.
  public String plural() {
    return plural;
  }

  /// What a record holds and a format does not. A result counts only if it does not follow from the
  /// rules.
  static Set<RecordContent> notIn(Set<RecordContent> held, GameRecord record) {
    var found = EnumSet.noneOf(RecordContent.class);
    addIf(found, START, !record.hasUsualStart());
    addIf(found, HEADERS, !record.headers().isEmpty());
    addIf(found, ENDING, !record.ending().isEmpty());
    if (!held.contains(RESULT)
        && record.result() != record.positionAfter(record.plies()).outcome().result()) {
      found.add(RESULT);
    }
    collect(record.line(), found);
    found.removeAll(held);
    return found;
  }

  private static void collect(RecordedLine line, Set<RecordContent> found) {
    addIf(found, COMMENTS, !line.comment().isEmpty());
    for (RecordedMove move : line.moves()) {
      collect(move.note(), found);
      addIf(found, VARIATIONS, !move.variations().isEmpty());
      move.variations().forEach(variation -> collect(variation, found));
    }
  }

  private static void collect(MoveNote note, Set<RecordContent> found) {
    if (note.equals(MoveNote.NONE)) {
      return;
    }
    addIf(found, COMMENTS, !note.comment().isEmpty());
    addIf(found, GLYPHS, !note.glyphs().isEmpty());
    addIf(found, TIMES, note.timeMs().isPresent());
    addIf(found, CLOCKS, note.clockMs().isPresent());
    note.judgement()
        .ifPresent(
            judgement -> {
              found.add(SCORES);
              addIf(
                  found,
                  SEARCHES,
                  judgement.winIn().isPresent()
                      || judgement.depth().isPresent()
                      || judgement.nodes().isPresent());
            });
  }

  private static void addIf(Set<RecordContent> found, RecordContent content, boolean present) {
    if (present) {
      found.add(content);
    }
  }
}
