package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.core.Position;
import dev.secateur.engine.Levels;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;

/// Saves a game as a small text file that people can read:
///
/// ```
/// # A game of secateur play.
/// game: reversi
/// start: ---------------------------OX------XO--------------------------- X
/// moves: f5 d6 c3
/// level: 3
/// human: first
/// seed: 7
/// resigned: Black
/// ```
///
/// The last line is there only if a player has resigned.
final class PlayFile {

  private static final String FIRST_LINE = "# A game of secateur play.";
  private static final Set<String> REQUIRED_FIELDS =
      Set.of("game", "start", "moves", "level", "human", "seed");
  private static final String RESIGNED = "resigned";

  /// Far larger than any game; a wrong file must not fill the memory.
  private static final long MAX_SIZE = 1_000_000;

  private PlayFile() {}

  /// The default file of a game.
  static Path defaultFile(Game game, Map<String, String> environment, String home) {
    var state = environment.getOrDefault("XDG_STATE_HOME", "");
    var folder = state.isEmpty() ? Path.of(home, ".local", "state") : Path.of(state);
    // Not all systems allow a colon in a file name.
    return folder
        .resolve("secateur")
        .resolve("play-%s.txt".formatted(game.specification().replace(':', '-')));
  }

  /// Writes the game. If that fails, the file still has the old game as a whole.
  static void write(Path file, TerminalGame played) throws IOException {
    var target = file.toAbsolutePath();
    if (Files.exists(target) && !isSavedGame(target)) {
      throw new FileSystemException(file.toString(), null, "it exists and is not a saved game");
    }
    var folder = target.getParent();
    if (folder == null) {
      throw new FileSystemException(file.toString(), null, "it is not a file");
    }
    Files.createDirectories(folder);
    var temporary = Files.createTempFile(folder, ".secateur-", ".txt");
    try {
      Files.writeString(temporary, text(played));
      try {
        Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException notSupported) {
        Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
      }
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static boolean isSavedGame(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    var firstLine = FIRST_LINE.getBytes(StandardCharsets.UTF_8);
    try (var stream = Files.newInputStream(file)) {
      return Arrays.equals(stream.readNBytes(firstLine.length), firstLine);
    }
  }

  private static String text(TerminalGame played) {
    var record = played.record();
    var text =
        """
        %s
        game: %s
        start: %s
        moves: %s
        level: %d
        human: %s
        seed: %d
        """
            .formatted(
                FIRST_LINE,
                played.game().specification(),
                record.start(),
                String.join(" ", record.moveTexts()),
                played.level().number(),
                played.human().text(),
                played.seed());
    return played.isResigned()
        ? text + "resigned: " + played.game().sides().get(played.resignedSide()) + "\n"
        : text;
  }

  /// Reads a saved game.
  ///
  /// @throws NotationException if the file is not a saved game of this game
  static TerminalGame read(Path file, Game game) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "it is a folder");
    }
    if (Files.size(file) > MAX_SIZE) {
      throw new FileSystemException(file.toString(), null, "it is too large for a saved game");
    }
    // Bytes that are not UTF-8 become replacement characters, so that the error message can quote
    // them.
    var text = new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
    try {
      return played(fields(text), game);
    } catch (NotationException bad) {
      var error = bad.error();
      throw new NotationException(
          "",
          0,
          "%s is not a saved game of %s: %s"
              .formatted(
                  NotationError.printable(file.toString()), game.specification(), error.wrong()),
          error.expected());
    }
  }

  private static Map<String, String> fields(String text) {
    var fields = new LinkedHashMap<String, String>();
    for (String line : text.lines().filter(line -> !line.isBlank()).toList()) {
      int colon = line.indexOf(':');
      var name = colon < 0 ? line : line.substring(0, colon).strip();
      if (line.startsWith("#")) {
        continue;
      }
      if (colon < 0 || !(REQUIRED_FIELDS.contains(name) || name.equals(RESIGNED))) {
        throw new NotationException(
            line,
            0,
            "the line %s is unknown".formatted(NotationError.quote(line)),
            "lines such as \"level: 3\"");
      }
      fields.put(name, line.substring(colon + 1).strip());
    }
    return fields;
  }

  private static TerminalGame played(Map<String, String> fields, Game game) {
    var specification = field(fields, "game");
    if (!specification.equals(game.specification())) {
      throw new NotationException(
          specification,
          0,
          "it is a game of " + NotationError.quote(specification),
          game.specification());
    }
    var start = game.notation().parsePosition(field(fields, "start"));
    var played =
        new TerminalGame(
            GameRecord.from(game, start).withMoves(field(fields, "moves")),
            Levels.find(game, field(fields, "level")),
            HumanSide.parse(game, field(fields, "human")),
            seed(field(fields, "seed")));
    var resigned = fields.get(RESIGNED);
    if (resigned == null) {
      return played;
    }
    boolean first = HumanSide.parse(game, resigned) == HumanSide.FIRST;
    return played.withResignationOf(first ? Position.FIRST : Position.SECOND);
  }

  private static String field(Map<String, String> fields, String name) {
    var value = fields.get(name);
    if (value == null) {
      throw new NotationException("", 0, "there is no line for " + name, "\"" + name + ": ...\"");
    }
    return value;
  }

  private static int seed(String text) {
    if (!text.matches("[0-9]{1,9}")) {
      throw new NotationException(
          text, 0, NotationError.quote(text) + " is not a seed", "a whole number");
    }
    return Integer.parseInt(text);
  }
}
