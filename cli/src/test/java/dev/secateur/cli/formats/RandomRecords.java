package dev.secateur.cli.formats;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.MoveNote;
import dev.secateur.core.MoveNote.MoveJudgement;
import dev.secateur.core.Outcome.GameResult;
import dev.secateur.core.Position;
import dev.secateur.core.RecordedLine;
import dev.secateur.core.RecordedMove;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.SplittableRandom;

/// Makes games of random moves with random headers, comments and scores, including characters that
/// often break parsers.
final class RandomRecords {

  private static final List<String> NAMES =
      List.of("Ada", "O\"Brien", "Müller, Å.", "back\\slash", "私", "a [bracket] (round)", "%; $1");
  private static final List<String> COMMENTS =
      List.of(
          "good",
          "a \"quoted\" word; and more",
          "{an open brace, (round) [square] ]] \\ backslash",
          "% per cent $3 !? 1-0 *",
          "Æther, 棋譜",
          "a rather long comment that will have to be wrapped because a line holds no more than"
              + " eighty characters and this one has more than that by far");

  private final SplittableRandom random;
  private final Game game;

  RandomRecords(Game game, long seed) {
    this.game = game;
    random = new SplittableRandom(seed);
  }

  /// A game of up to 300 moves without headers or notes.
  GameRecord plain() {
    var position = game.start();
    var moves = new ArrayList<Long>();
    play(position, moves, 300);
    return GameRecord.of(game)
        .withLine(RecordedLine.of(moves))
        .withResult(position.outcome().result());
  }

  private void play(Position position, List<Long> moves, int max) {
    var legal = new long[position.maxMoves()];
    while (moves.size() < max && !position.outcome().isOver()) {
      long move = legal[random.nextInt(position.generate(legal, 0))];
      position.make(move);
      moves.add(move);
    }
  }

  /// A game with headers, notes and variations.
  GameRecord rich() {
    var start = game.start();
    if (chance(4)) {
      play(start, new ArrayList<>(), random.nextInt(20));
    }
    var record = GameRecord.from(game, game.notation().parsePosition(text(start)));
    var line = line(record.positionAfter(0), random.nextInt(40), 0);
    record = record.withLine(line);
    for (String name : List.of("Event", "Date", "Black", "White", "Annotator")) {
      record = chance(2) ? record.withHeader(name, one(NAMES)) : record;
    }
    var result = one(List.of(GameResult.values()));
    boolean decided = result == GameResult.FIRST_WINS || result == GameResult.SECOND_WINS;
    return record.withResult(
        result, decided && chance(2) ? one(List.of("resignation", "time")) : "");
  }

  private String text(Position position) {
    return game.notation().formatPosition(position);
  }

  private RecordedLine line(Position position, int max, int nested) {
    var moves = new ArrayList<RecordedMove>();
    var legal = new long[position.maxMoves()];
    while (moves.size() < max && !position.outcome().isOver()) {
      long move = legal[random.nextInt(position.generate(legal, 0))];
      var instead = new ArrayList<RecordedLine>();
      while (nested < 3 && chance(12)) {
        instead.add(line(position, 1 + random.nextInt(5), nested + 1));
      }
      moves.add(new RecordedMove(move, note(), instead));
      position.make(move);
    }
    moves.forEach(_ -> position.undo());
    return new RecordedLine(chance(6) ? one(COMMENTS) : "", moves);
  }

  private MoveNote note() {
    var note = MoveNote.NONE;
    if (chance(6)) {
      note = note.withComment(one(COMMENTS));
    }
    if (chance(8)) {
      note = note.withGlyphs(List.of(1 + random.nextInt(6)));
    }
    if (chance(8)) {
      note = note.with(MoveJudgement.of((random.nextInt(12_800) - 6_400) / 100.0));
    }
    if (chance(16)) {
      note =
          note.with(
              new MoveJudgement(
                  -1.5,
                  OptionalInt.of(random.nextInt(99) - 50),
                  OptionalInt.of(random.nextInt(60)),
                  OptionalLong.of(random.nextLong(1L << 50))));
    }
    if (chance(8)) {
      note = note.withTime(random.nextInt(10_000_000));
    }
    return chance(8) ? note.withClock(random.nextInt(10_000_000)) : note;
  }

  private boolean chance(int oneIn) {
    return random.nextInt(oneIn) == 0;
  }

  private <T> T one(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
