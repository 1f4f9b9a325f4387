package dev.secateur.cli.formats;

import static org.assertj.core.api.Assertions.assertThat;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Plugins;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.FormatProvider;
import dev.secateur.records.formats.PositionLines;
import dev.secateur.records.formats.RecordFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Formats come from the jar of a game and from plug-ins.
class FormatProviderTest {

  @TempDir private Path folder;

  private Games plugins(Class<?>... providers) throws IOException {
    var services = Files.createDirectories(folder.resolve("META-INF/services"));
    Files.write(
        services.resolve(FormatProvider.class.getName()),
        Stream.of(providers).map(Class::getName).toList());
    return new Games(Plugins.find(folder.resolve("absent"), folder.toString()));
  }

  private static List<String> names(Games games, String game) {
    return new RecordFormats(games.find(game), games)
        .all().stream().map(RecordFormat::name).toList();
  }

  @ParameterizedTest
  @CsvSource({
    "checkers, pdn fen json summary",
    "reversi,  transcript ggf sgf wthor obf json summary",
    "quoridor, text moves moves-above moves-top moves-top-above qtp position json summary"
  })
  void everyGameHasItsOwnFormats(String game, String names) {
    assertThat(names(Games.installed(), game)).containsExactly(names.split(" ", -1));
  }

  @Test
  void aPlugInAddsAFormatToTheGameThatItNames() throws IOException {
    var games = plugins(MorePositions.class);
    assertThat(names(games, "checkers")).containsExactly("pdn", "fen", "boards", "json", "summary");
    assertThat(names(games, "reversi")).doesNotContain("boards");
    assertThat(games.problems()).isEmpty();
  }

  @Test
  void aSecondFormatWithTheSameNameIsLeftOut() throws IOException {
    var games = plugins(AnotherFen.class);
    assertThat(names(games, "checkers")).containsExactly("pdn", "fen", "json", "summary");
    var fen = new RecordFormats(games.find("checkers"), games).readable("fen");
    assertThat(fen.extension()).isEqualTo("fen");
    assertThat(games.problems())
        .containsExactly(
            "the format %s is left out: there is another format named fen"
                .formatted(PositionLines.class.getName()));
  }

  @Test
  void aProviderBuiltForAnotherVersionIsReportedOnce() throws IOException {
    var games = plugins(Outdated.class, MorePositions.class);
    assertThat(names(games, "checkers")).contains("boards");
    assertThat(names(games, "checkers")).contains("boards");
    assertThat(games.problems())
        .containsExactly(
            "the format provider %s is left out: it was built for another version (%s)"
                .formatted(Outdated.class.getName(), new NoSuchMethodError("gone")));
  }

  /// Adds one format for positions of checkers.
  public abstract static class CheckersFormatProvider implements FormatProvider {

    @Override
    public String game() {
      return "checkers";
    }

    @Override
    public List<RecordFormat> formats(Game game) {
      return List.of(format(game));
    }

    abstract RecordFormat format(Game game);
  }

  public static final class MorePositions extends CheckersFormatProvider {

    @Override
    RecordFormat format(Game game) {
      return new PositionLines(game, "boards", "txt");
    }
  }

  /// Adds a format with a name that already exists.
  public static final class AnotherFen extends CheckersFormatProvider {

    @Override
    RecordFormat format(Game game) {
      return new PositionLines(game, "fen", "other");
    }
  }

  /// Calls a method that no longer exists.
  public static final class Outdated extends CheckersFormatProvider {

    @Override
    RecordFormat format(Game game) {
      throw new NoSuchMethodError("gone");
    }
  }
}
