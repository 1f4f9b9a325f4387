package dev.secateur.lab.openings;

import dev.secateur.core.Game;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/// A set of openings and where it is from.
///
/// @param source in words, such as the name of a file
public record Openings(String source, List<Opening> list) {

  private static final Map<String, Integer> RANDOM_PLIES =
      Map.of("checkers", 3, "reversi", 6, "quoridor", 4);
  private static final int USUAL_PLIES = 2;
  private static final int MOST_RANDOM = 500;

  public Openings {
    list = List.copyOf(list);
    if (list.isEmpty()) {
      throw new NotationException("", 0, source + " has no opening", "at least one line of moves");
    }
  }

  /// Reads a file with one opening a line.
  ///
  /// @throws NotationException if one of them is none
  public static Openings read(Path file, Game game) throws IOException {
    return parse(file.getFileName() + "", Files.readString(file), game);
  }

  /// Openings as text: a list of moves on each line, comments after `#`, empty lines passed over.
  ///
  /// @throws NotationException that names the line if it is no opening
  public static Openings parse(String source, String text, Game game) {
    var openings = new ArrayList<Opening>();
    int number = 0;
    for (String line : text.split("\\R", -1)) {
      number++;
      int comment = line.indexOf('#');
      var moves = (comment < 0 ? line : line.substring(0, comment)).strip();
      if (!moves.isEmpty()) {
        try {
          openings.add(Opening.parse(game, moves));
        } catch (NotationException broken) {
          var error = broken.error();
          throw new NotationException(
              moves,
              error.at(),
              "line %d of %s: %s".formatted(number, source, error.wrong()),
              error.expected());
        }
      }
    }
    return new Openings(source, openings);
  }

  /// Positions after a few random moves, each once: for games that nobody has chosen openings for.
  public static Openings random(Game game, int count, long seed) {
    int plies = RANDOM_PLIES.getOrDefault(game.name(), USUAL_PLIES);
    var random = new SplittableRandom(seed);
    var seen = new HashSet<Long>();
    var openings = new ArrayList<Opening>();
    // A small game has fewer openings than somebody may ask for.
    for (int attempt = 0; attempt < 20 * MOST_RANDOM; attempt++) {
      if (openings.size() == Math.clamp(count, 1, MOST_RANDOM)) {
        break;
      }
      var moves = new ArrayList<Long>();
      var position = play(game.start(), plies, random, moves);
      if (!position.outcome().isOver() && seen.add(position.key())) {
        openings.add(new Opening(String.join(" ", game.notation().line(game.start(), moves))));
      }
    }
    return new Openings(
        "%d random moves with seed %d".formatted(plies, seed),
        openings.isEmpty() ? List.of(Opening.START) : openings);
  }

  private static Position play(
      Position position, int plies, SplittableRandom random, List<Long> made) {
    for (int ply = 0; ply < plies && !position.outcome().isOver(); ply++) {
      var legal = position.legalMoves();
      long move = legal[random.nextInt(legal.length)];
      position.make(move);
      made.add(move);
    }
    return position;
  }
}
