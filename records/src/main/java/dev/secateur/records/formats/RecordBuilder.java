package dev.secateur.records.formats;

import dev.secateur.core.Game;
import dev.secateur.core.MoveNote;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;

/// Builds a line of moves with notes and nested variations while a parser reads it, and keeps the
/// current position. Every move is made and taken back at most twice, however deep the nesting.
public final class RecordBuilder {

  /// Limits the depth of nested variations, so that the stack does not overflow. People write
  /// fewer.
  public static final int MAX_NESTED = 100;

  private static final class UnfinishedMove {

    private final long move;
    private MoveNote note = MoveNote.NONE;
    private List<RecordedLine> variations = List.of();

    UnfinishedMove(long move) {
      this.move = move;
    }

    RecordedMove finish() {
      return new RecordedMove(move, note, variations);
    }
  }

  private static final class UnfinishedLine {

    private String comment = "";
    private final List<UnfinishedMove> moves = new ArrayList<>();

    RecordedLine finish() {
      return new RecordedLine(comment, moves.stream().map(UnfinishedMove::finish).toList());
    }
  }

  private final Game game;
  private final Position position;
  private final Deque<UnfinishedLine> outer = new ArrayDeque<>();
  private UnfinishedLine line = new UnfinishedLine();

  /// An empty line of play.
  ///
  /// @param position where the game starts; the builder changes it
  public RecordBuilder(Game game, Position position) {
    this.game = game;
    this.position = position;
  }

  /// The position after the last move.
  public Position position() {
    return position;
  }

  /// How many variations are open.
  public int depth() {
    return outer.size();
  }

  /// Whether the current line has a move.
  public boolean hasMove() {
    return !line.moves.isEmpty();
  }

  /// Makes the moves of a text, including those that the notation leaves out.
  ///
  /// @throws NotationException at the first that cannot be made
  public void play(String text) {
    game.notation().playMoves(position, text, this::append);
  }

  /// Makes a legal move.
  public void play(long move) {
    position.make(move);
    append(move);
  }

  private void append(long move) {
    line.moves.add(new UnfinishedMove(move));
  }

  /// Adds a comment to the last move, or to the line if it has no move yet.
  public void comment(String words) {
    if (words.isEmpty()) {
      return;
    }
    if (hasMove()) {
      note(note -> note.withComment(joined(note.comment(), words)));
    } else {
      line.comment = joined(line.comment, words);
    }
  }

  private static String joined(String earlier, String words) {
    return earlier.isEmpty() ? words : earlier + " " + words;
  }

  /// Changes the note of the last move. There must be one.
  public void note(UnaryOperator<MoveNote> change) {
    var last = line.moves.getLast();
    last.note = change.apply(last.note);
  }

  /// Begins a variation that replaces the last move.
  public void openVariation() {
    if (!hasMove()) {
      throw new NotationException("", 0, "a variation opens before any move", "a move first");
    }
    if (outer.size() >= MAX_NESTED) {
      throw new NotationException(
          "", 0, "variations are nested too deep", "at most %d".formatted(MAX_NESTED));
    }
    position.undo();
    outer.push(line);
    line = new UnfinishedLine();
  }

  /// Ends the current variation.
  public void closeVariation() {
    if (outer.isEmpty()) {
      throw new NotationException("", 0, "this bracket closes nothing", "a move");
    }
    takeBack();
    var variation = line.finish();
    line = outer.pop();
    var replaced = line.moves.getLast();
    replaced.variations = with(replaced.variations, variation);
    position.make(replaced.move);
  }

  private void takeBack() {
    line.moves.forEach(_ -> position.undo());
  }

  private static List<RecordedLine> with(List<RecordedLine> lines, RecordedLine variation) {
    var more = lines.isEmpty() ? new ArrayList<RecordedLine>() : lines;
    more.add(variation);
    return more;
  }

  /// The whole line.
  ///
  /// @throws NotationException if a variation is still open
  public RecordedLine finish() {
    if (!outer.isEmpty()) {
      throw new NotationException("", 0, "a variation is never closed", "a closing bracket");
    }
    return line.finish();
  }
}
