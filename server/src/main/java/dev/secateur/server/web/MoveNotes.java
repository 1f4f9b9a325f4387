package dev.secateur.server.web;

import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.server.archive.NodeNote;
import dev.secateur.server.archive.StoredJudgement;
import dev.secateur.server.archive.StoredNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/// Converts the notes of a move between the archive and records.
final class MoveNotes {

  private MoveNotes() {}

  /// The note of a move, completed by what the game itself has: its time, the clock, the search's
  /// judgement.
  ///
  /// @param side who made the move
  static MoveNote of(StoredNode node, int side) {
    var note = node.note() == null ? MoveNote.NONE : recorded(node.note());
    if (note.timeMs().isEmpty() && node.timeMs() > 0) {
      note = note.withTime(node.timeMs());
    }
    var left = node.leftMs();
    if (note.clockMs().isEmpty() && left != null && left.size() == 2) {
      note = note.withClock(left.get(side));
    }
    var judgement = node.judgement();
    return note.judgement().isEmpty() && judgement != null ? note.with(judgement(judgement)) : note;
  }

  private static MoveJudgement judgement(StoredJudgement judgement) {
    return new MoveJudgement(
        judgement.score(),
        number(judgement.winIn()),
        OptionalInt.of(judgement.depth()),
        OptionalLong.of(judgement.nodes()));
  }

  private static MoveNote recorded(NodeNote note) {
    var score = note.score();
    var glyphs = note.glyphs();
    return new MoveNote(
        Optional.ofNullable(note.comment()).orElse(""),
        glyphs == null ? List.of() : glyphs,
        score == null
            ? Optional.empty()
            : Optional.of(
                new MoveJudgement(
                    score, number(note.winIn()), number(note.depth()), number(note.nodes()))),
        number(note.timeMs()),
        number(note.clockMs()));
  }

  private static OptionalInt number(@Nullable Integer number) {
    return number == null ? OptionalInt.empty() : OptionalInt.of(number);
  }

  private static OptionalLong number(@Nullable Long number) {
    return number == null ? OptionalLong.empty() : OptionalLong.of(number);
  }

  /// @param before what stands before the move, where it begins a variation
  static NodeNote stored(MoveNote note, String before) {
    var judgement = note.judgement();
    return new NodeNote(
        before,
        note.comment(),
        note.glyphs(),
        judgement.map(MoveJudgement::score).orElse(null),
        judgement.map(MoveJudgement::winIn).map(MoveNotes::orNull).orElse(null),
        judgement.map(MoveJudgement::depth).map(MoveNotes::orNull).orElse(null),
        judgement.map(MoveJudgement::nodes).map(MoveNotes::orNull).orElse(null),
        orNull(note.timeMs()),
        orNull(note.clockMs()));
  }

  private static @Nullable Integer orNull(OptionalInt number) {
    return number.isPresent() ? number.getAsInt() : null;
  }

  private static @Nullable Long orNull(OptionalLong number) {
    return number.isPresent() ? number.getAsLong() : null;
  }

  /// What two places of a file say about the same move.
  static MoveNote joined(MoveNote first, MoveNote second) {
    var glyphs = new ArrayList<>(first.glyphs());
    second.glyphs().stream().filter(glyph -> !glyphs.contains(glyph)).forEach(glyphs::add);
    boolean says = !second.comment().isEmpty() && !second.comment().equals(first.comment());
    var comment =
        says && !first.comment().isEmpty()
            ? first.comment() + " " + second.comment()
            : first.comment() + (says ? second.comment() : "");
    return new MoveNote(
        comment,
        glyphs,
        first.judgement().or(second::judgement),
        first.timeMs().isPresent() ? first.timeMs() : second.timeMs(),
        first.clockMs().isPresent() ? first.clockMs() : second.clockMs());
  }
}
