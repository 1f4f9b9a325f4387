package dev.secateur.lab;

import dev.secateur.core.Game;
import dev.secateur.core.Games;
import dev.secateur.core.Limits;
import dev.secateur.core.SearchOption;
import dev.secateur.core.SearchOptions;
import dev.secateur.lab.match.Adjudication;
import dev.secateur.lab.match.GameStore;
import dev.secateur.lab.match.Match;
import dev.secateur.lab.match.MatchFile;
import dev.secateur.lab.match.MatchFormat;
import dev.secateur.lab.match.MatchListener;
import dev.secateur.lab.match.MatchPlayer;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.lab.openings.Openings;
import dev.secateur.protocol.client.Contestants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;

/// Measures what each technique is worth in games: the standard engine plays against itself without
/// the technique, with equal limits.
public final class AblationMatches {

  private static final int HASH = 16;
  private static final long SEED = 1;

  /// The result of one configuration, as Elo of the standard engine over it.
  public record AblationMatchRow(String name, MatchStandings standing) {}

  private final Game game;
  private final int games;
  private final Limits limits;
  private final int concurrency;
  private final Optional<Path> folder;
  private final Contestants engines;
  private final Optional<String> evaluator;

  /// @param games games per match, an even number
  /// @param engines finds the engine by its text
  /// @param evaluator name or file of the evaluator; empty for the standard one
  /// @param folder where the match files are stored; an interrupted match is resumed from its file
  public AblationMatches(
      Game game,
      Contestants engines,
      Optional<String> evaluator,
      int games,
      Limits limits,
      int concurrency,
      Optional<Path> folder) {
    this.game = game;
    this.games = games;
    this.limits = limits.toPlay();
    this.concurrency = concurrency;
    this.folder = folder;
    this.engines = engines;
    this.evaluator = evaluator;
  }

  /// Plays one match after the other.
  ///
  /// @param done receives the result of each match
  public void run(
      Map<String, SearchOptions> configurations,
      MatchListener listener,
      Consumer<AblationMatchRow> done)
      throws IOException, InterruptedException {
    for (var configuration : configurations.entrySet()) {
      var setup = setup(configuration.getKey(), configuration.getValue());
      done.accept(new AblationMatchRow(configuration.getKey(), play(setup, listener)));
    }
  }

  private MatchStandings play(MatchSetup setup, MatchListener listener)
      throws IOException, InterruptedException {
    if (folder.isEmpty()) {
      return new Match(setup, GameStore.NONE, concurrency, listener).run();
    }
    Files.createDirectories(folder.get());
    var path = folder.get().resolve(setup.id().replace(' ', '-') + ".jsonl");
    var games = Games.installed();
    try (var file =
        Files.exists(path)
            ? MatchFile.resume(path, setup, games)
            : MatchFile.create(path, setup, games)) {
      return new Match(setup, file, concurrency, listener).run();
    }
  }

  private MatchSetup setup(String name, SearchOptions options) {
    return new MatchSetup(
        "%s %s".formatted(game.name(), name.replace(",", "")),
        game,
        List.of(player(Ablation.STANDARD, SearchOptions.STANDARD), player(name, options)),
        MatchFormat.ROUND_ROBIN,
        games,
        Openings.random(game, games / 2, SEED),
        false,
        SEED,
        Adjudication.NONE,
        Optional.empty(),
        false,
        Duration.ofSeconds(1),
        Duration.ofMinutes(10));
  }

  private MatchPlayer player(String name, SearchOptions options) {
    var settings = options.with(SearchOption.HASH, HASH).toString();
    var text =
        "secateur:" + evaluator.map(each -> "evaluator=%s,".formatted(each)).orElse("") + settings;
    return new MatchPlayer(name, text, limits, engines.parse(text, game));
  }
}
