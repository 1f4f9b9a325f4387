package dev.secateur.server.web.json;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.secateur.lab.match.EloHistory;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.lab.match.MatchStandingsJson;
import dev.secateur.lab.match.MatchStandingsJson.EloPointJson;
import dev.secateur.server.lab.GameLine;
import dev.secateur.server.lab.LabLimits;
import dev.secateur.server.lab.MatchSnapshot;
import dev.secateur.server.lab.Matches;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/// A match. Its own page also gets the history of the Elo estimate and the game in progress; a list
/// does not.
///
/// @param needsOwner whether outside engines play, which only the owner of the server may start
/// @param setup the first line of its file, without the openings themselves
/// @param trouble why the match stopped
public record MatchJson(
    String id,
    String state,
    String updated,
    String name,
    @JsonProperty("outside") boolean needsOwner,
    ObjectNode setup,
    MatchStandingsJson standing,
    @Nullable String trouble,
    @Nullable List<EloPointJson> convergence,
    @Nullable PlayedGameJson playing) {

  /// The matches, and the engines and limits for new ones.
  public record MatchListJson(
      List<MatchJson> matches,
      List<BrokenMatchJson> broken,
      boolean owner,
      List<String> engines,
      MatchLimitsJson limits) {

    /// The list of all matches.
    ///
    /// @param engines the outside engines that may play; empty unless the owner asks for the list
    public static MatchListJson fromListing(
        Matches.MatchListing all, boolean owner, List<String> engines, LabLimits limits) {
      return new MatchListJson(
          all.matches().stream().map(MatchJson::summary).toList(),
          all.broken().entrySet().stream()
              .map(file -> new BrokenMatchJson(file.getKey(), file.getValue()))
              .toList(),
          owner,
          engines,
          MatchLimitsJson.fromLimits(limits));
    }
  }

  /// A match file that cannot be read.
  public record BrokenMatchJson(String id, String detail) {}

  /// The largest values that the server accepts for a match.
  public record MatchLimitsJson(
      int mostGames, long mostTimeMs, long mostNodes, int mostThreads, int mostHash) {

    static MatchLimitsJson fromLimits(LabLimits limits) {
      return new MatchLimitsJson(
          limits.games(), limits.millis(), limits.nodes(), limits.threads(), limits.hash());
    }
  }

  /// Some of the finished games.
  ///
  /// @param total the number of all finished games
  public record MatchGamesJson(List<GameLine> games, @JsonProperty("of") int total) {

    /// One page of the games of a match.
    ///
    /// @param skipped the number of games before the page
    public static MatchGamesJson page(List<GameLine> lines, int skipped, int limit) {
      return new MatchGamesJson(
          lines.stream()
              .sorted(Comparator.comparingInt(GameLine::number))
              .skip(skipped)
              .limit(limit)
              .toList(),
          lines.size());
    }
  }

  /// An update after one or more games.
  ///
  /// @param step the estimate after the last pair
  public record MatchProgressJson(
      MatchStandingsJson standing, List<GameLine> games, @Nullable EloPointJson step) {

    public static MatchProgressJson fromStandings(
        MatchSetup setup,
        MatchStandings standing,
        List<GameLine> games,
        Optional<EloHistory.EloPoint> step) {
      return new MatchProgressJson(
          MatchStandingsJson.of(setup, standing), games, step.map(EloPointJson::of).orElse(null));
    }
  }

  /// The short form, for the list of matches.
  static MatchJson summary(MatchSnapshot match) {
    return fromSnapshot(match, null, null);
  }

  /// The full form, for the page of the match.
  public static MatchJson full(MatchSnapshot match) {
    return fromSnapshot(
        match,
        match.steps().stream().map(EloPointJson::of).toList(),
        match.playing().map(PlayedGameJson::of).orElse(null));
  }

  private static MatchJson fromSnapshot(
      MatchSnapshot match,
      @Nullable List<EloPointJson> convergence,
      @Nullable PlayedGameJson playing) {
    return new MatchJson(
        match.id(),
        MatchSetupJson.word(match.phase()),
        match.updated().toString(),
        match.setup().game().name(),
        Matches.needsOwner(match.setup()),
        setupWithoutOpenings(match.setup()),
        MatchStandingsJson.of(match.setup(), match.standing()),
        match.trouble().isEmpty() ? null : match.trouble(),
        convergence,
        playing);
  }

  /// A page needs the number of the openings, not the openings.
  private static ObjectNode setupWithoutOpenings(MatchSetup setup) {
    var json = MatchSetupJson.write(setup);
    var openings = (ObjectNode) json.get("openings");
    openings.put("count", setup.openings().list().size());
    openings.remove("lines");
    return json;
  }
}
