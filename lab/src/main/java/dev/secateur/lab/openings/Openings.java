package dev.secateur.lab.openings;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Opening;
import dev.secateur.core.OpeningSet;
import dev.secateur.core.Outcome;
import dev.secateur.core.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.SplittableRandom;

/// A set of openings and its source.
///
/// @param source the source in words, such as the name of a file
public record Openings(String source, List<Opening> list) {

  private static final int RANDOM_PLIES = 2;
  private static final int MAX_RANDOM = 500;

  public Openings {
    list = List.copyOf(list);
    if (list.isEmpty()) {
      throw new NotationException("", 0, source + " has no opening", "at least one line of moves");
    }
  }

  /// Reads a file with one opening per line.
  ///
  /// @throws NotationException with the number of the first line that is not an opening
  public static Openings read(Path file, Game game) throws IOException {
    var source = file.getFileName() + "";
    var openings = new ArrayList<Opening>();
    for (var numbered : OpeningFile.read(file)) {
      try {
        openings.add(checked(numbered.opening(), game));
      } catch (NotationException broken) {
        var error = broken.error();
        throw new NotationException(
            numbered.opening().text(),
            error.at(),
            "line %d of %s: %s".formatted(numbered.line(), source, error.wrong()),
            error.expected());
      }
    }
    return new Openings(source, openings);
  }

  /// The opening in the game's standard notation.
  ///
  /// @throws NotationException if a move is not legal, or the game is over after the opening
  public static Opening checked(Opening opening, Game game) {
    var record = opening.begin(game);
    if (record.result() != Outcome.GameResult.UNDECIDED) {
      throw new NotationException(
          opening.text(), 0, "the game is over after this opening", "a game to play");
    }
    var text = record.hasUsualStart() ? String.join(" ", record.moveTexts()) : record.start();
    return new Opening(text, opening.name());
  }

  /// As many openings of a game's set as a match needs: its first ones, or others by a seed.
  public static Openings of(OpeningSet set, Game game, int count, OptionalLong seed) {
    var all = new ArrayList<>(set.openings());
    if (seed.isPresent()) {
      Collections.shuffle(all, new Random(seed.getAsLong()));
    }
    var needed = all.subList(0, Math.min(count, all.size()));
    return new Openings(
        set.name(), needed.stream().map(opening -> checked(opening, game)).toList());
  }

  /// The default openings of a match: the game's own, or random ones if it has none.
  public static Openings standard(Game game, int count, long seed) {
    var own = game.openings();
    return own.isEmpty()
        ? random(game, count, seed)
        : new Openings("the openings of " + game.name(), own);
  }

  /// Different positions after a few random moves, for games without openings of their own.
  public static Openings random(Game game, int count, long seed) {
    var random = new SplittableRandom(seed);
    var seen = new HashSet<Long>();
    var openings = new ArrayList<Opening>();
    // A small game may have fewer openings than wanted.
    for (int attempt = 0; attempt < 20 * MAX_RANDOM; attempt++) {
      if (openings.size() == Math.clamp(count, 1, MAX_RANDOM)) {
        break;
      }
      var moves = new ArrayList<Long>();
      var position = play(game.start(), random, moves);
      if (!position.outcome().isOver() && seen.add(position.key())) {
        openings.add(
            new Opening(String.join(" ", game.notation().formatLine(game.start(), moves)), ""));
      }
    }
    return new Openings(
        "%d random moves with seed %d".formatted(RANDOM_PLIES, seed),
        openings.isEmpty() ? List.of(Opening.START) : openings);
  }

  private static Position play(Position position, SplittableRandom random, List<Long> made) {
    for (int ply = 0; ply < RANDOM_PLIES && !position.outcome().isOver(); ply++) {
      var legal = position.legalMoves();
      long move = legal[random.nextInt(legal.length)];
      position.make(move);
      made.add(move);
    }
    return position;
  }
}
