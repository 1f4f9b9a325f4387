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

/// Puts a line of moves together while a parser reads it, with a position that keeps step: moves,
/// what is said about them, and variations within variations. Every move is made and taken back at
/// most twice, whatever a file nests.
public final class RecordBuilder {

  /// Variations within variations: more than people write, less than a stack holds.
  public static final int MAX_NESTED = 100;

  private static final class Step {

    private final long move;
    private MoveNote note = MoveNote.NONE;
    private List<RecordedLine> instead = List.of();

    Step(long move) {
      this.move = move;
    }

    RecordedMove finish() {
      return new RecordedMove(move, note, instead);
    }
  }

  private static final class Line {

    private String comment = "";
    private final List<Step> steps = new ArrayList<>();

    RecordedLine finish() {
      return new RecordedLine(comment, steps.stream().map(Step::finish).toList());
    }
  }

  private final Game game;
  private final Position position;
  private final Deque<Line> outer = new ArrayDeque<>();
  private Line line = new Line();

  /// An empty line of play.
  ///
  /// @param position where the game starts; it is the builder's from now on
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

  /// Whether a move has been made in the line at hand.
  public boolean hasMove() {
    return !line.steps.isEmpty();
  }

  /// Makes the moves of a text, those included that the notation leaves out.
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
    line.steps.add(new Step(move));
  }

  /// Says something about the last move; before the first one, about the line.
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

  /// Changes the note about the last move, which must be there.
  public void note(UnaryOperator<MoveNote> change) {
    var last = line.steps.getLast();
    last.note = change.apply(last.note);
  }

  /// Begins a variation in the place of the last move.
  public void open() {
    if (!hasMove()) {
      throw new NotationException("", 0, "a variation opens before any move", "a move first");
    }
    if (outer.size() >= MAX_NESTED) {
      throw new NotationException(
          "", 0, "variations are nested too deep", "at most %d".formatted(MAX_NESTED));
    }
    position.undo();
    outer.push(line);
    line = new Line();
  }

  /// Ends the variation at hand.
  public void close() {
    if (outer.isEmpty()) {
      throw new NotationException("", 0, "this bracket closes nothing", "a move");
    }
    takeBack();
    var variation = line.finish();
    line = outer.pop();
    var replaced = line.steps.getLast();
    replaced.instead = with(replaced.instead, variation);
    position.make(replaced.move);
  }

  private void takeBack() {
    line.steps.forEach(_ -> position.undo());
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
