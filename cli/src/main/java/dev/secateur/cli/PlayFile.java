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

/// A game that is being played, as a small readable text file:
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
/// The last line is there only if somebody gave up.
final class PlayFile {

  private static final String HEAD = "# A game of secateur play.";
  private static final Set<String> NEEDED =
      Set.of("game", "start", "moves", "level", "human", "seed");
  private static final String RESIGNED = "resigned";

  /// Far longer than any game: a wrong file is noticed before it fills the memory.
  private static final long LARGEST = 1_000_000;

  private PlayFile() {}

  /// Where a game is kept when the user names no file.
  static Path standard(Game game, Map<String, String> environment, String home) {
    var state = environment.getOrDefault("XDG_STATE_HOME", "");
    var folder = state.isEmpty() ? Path.of(home, ".local", "state") : Path.of(state);
    // A colon cannot be part of a file's name everywhere.
    return folder
        .resolve("secateur")
        .resolve("play-%s.txt".formatted(game.specification().replace(':', '-')));
  }

  /// Writes the game, so that the file holds the old game or the new one and never half of it.
  static void write(Path file, PlayedGame played) throws IOException {
    var target = file.toAbsolutePath();
    if (Files.exists(target) && !isOurs(target)) {
      throw new FileSystemException(file.toString(), null, "it is there and is not a saved game");
    }
    var folder = target.getParent();
    if (folder == null) {
      throw new FileSystemException(file.toString(), null, "it is not a file");
    }
    Files.createDirectories(folder);
    var draft = Files.createTempFile(folder, ".secateur-", ".txt");
    try {
      Files.writeString(draft, text(played));
      try {
        Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE);
      } catch (AtomicMoveNotSupportedException notHere) {
        Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
      }
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private static boolean isOurs(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return false;
    }
    var head = HEAD.getBytes(StandardCharsets.UTF_8);
    try (var stream = Files.newInputStream(file)) {
      return Arrays.equals(stream.readNBytes(head.length), head);
    }
  }

  private static String text(PlayedGame played) {
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
                HEAD,
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

  /// Reads a game of the given kind.
  ///
  /// @throws NotationException if the file holds something else
  static PlayedGame read(Path file, Game game) throws IOException {
    if (Files.isDirectory(file)) {
      throw new FileSystemException(file.toString(), null, "it is a folder");
    }
    if (Files.size(file) > LARGEST) {
      throw new FileSystemException(file.toString(), null, "it is too large for a saved game");
    }
    // Bytes that are not text become replacement characters, and so a message about their line.
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
      if (colon < 0 || !(NEEDED.contains(name) || name.equals(RESIGNED))) {
        throw new NotationException(
            line,
            0,
            "the line %s does not belong there".formatted(NotationError.quote(line)),
            "lines such as \"level: 3\"");
      }
      fields.put(name, line.substring(colon + 1).strip());
    }
    return fields;
  }

  private static PlayedGame played(Map<String, String> fields, Game game) {
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
        new PlayedGame(
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
