package dev.secateur.lab.match;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import dev.secateur.lab.statistics.Ratings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/// The standings of a match, as `match --json` and the web service print them. JSON has no
/// infinity: infinite values are left out.
///
/// @param match the id of the match
/// @param finished the number of finished games
/// @param games the number of games in the schedule
/// @param endings the number of games by way of ending
/// @param audit null without an audit
/// @param sprt null without a sequential test
@JsonInclude(JsonInclude.Include.NON_NULL)
public record MatchStandingsJson(
    String game,
    String match,
    int finished,
    int games,
    List<EngineStandingJson> engines,
    List<EncounterJson> encounters,
    Map<String, Integer> endings,
    @Nullable AuditJson audit,
    @Nullable SequentialTestJson sprt) {

  /// The totals and the rating of one engine.
  ///
  /// @param cpuMsPerMove processor time; null if it was not measured
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record EngineStandingJson(
      String name,
      int games,
      int wins,
      int draws,
      int losses,
      double score,
      long moves,
      long timeMs,
      long longestMs,
      @Nullable Double cpuMsPerMove,
      long nodes,
      double meanDepth,
      Map<String, Integer> faults,
      double rating,
      double ratingError) {

    private static EngineStandingJson of(
        String name, EngineStanding engine, Ratings.Rating rating) {
      var faults = new LinkedHashMap<String, Integer>();
      engine.faults().forEach((kind, count) -> faults.put(MatchSetupJson.word(kind), count));
      var processorMillis = engine.cpuMillisPerMove();
      return new EngineStandingJson(
          name,
          engine.games(),
          engine.wins(),
          engine.draws(),
          engine.losses(),
          engine.score(),
          engine.moves(),
          engine.millis(),
          engine.longestMillis(),
          processorMillis.isPresent() ? processorMillis.getAsDouble() : null,
          engine.nodes(),
          engine.meanDepth(),
          faults,
          rating.elo(),
          rating.error());
    }
  }

  /// The results of two named engines.
  public record EncounterJson(String first, String second, @JsonUnwrapped PairingJson results) {

    private static EncounterJson of(MatchSetup setup, PairingResult pairing) {
      return new EncounterJson(
          setup.players().get(pairing.one()).name(),
          setup.players().get(pairing.other()).name(),
          PairingJson.of(pairing));
    }
  }

  /// The results of two players, from the view of the first.
  ///
  /// @param pairs the number of pairs of games with 0, 1/2, 1, 3/2 and 2 points
  /// @param elo null as long as there is no estimate
  /// @param los likelihood of superiority
  /// @param meanMargin null if no game had a margin
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record PairingJson(
      int wins,
      int draws,
      int losses,
      List<Integer> pairs,
      double drawRate,
      @Nullable Double elo,
      @Nullable Double eloLow,
      @Nullable Double eloHigh,
      @Nullable Double normalizedElo,
      @Nullable Double los,
      @Nullable Double meanMargin) {

    public static PairingJson of(PairingResult pairing) {
      var games = pairing.games().counts();
      var elo = pairing.elo();
      return new PairingJson(
          games.get(2),
          games.get(1),
          games.getFirst(),
          pairing.pairs().counts(),
          pairing.drawRate(),
          elo.map(each -> finite(each.elo())).orElse(null),
          elo.map(each -> finite(each.low())).orElse(null),
          elo.map(each -> finite(each.high())).orElse(null),
          elo.map(each -> finite(each.normalized())).orElse(null),
          elo.map(each -> each.superiority()).orElse(null),
          pairing.meanMargin().orElse(null));
    }
  }

  /// One point of the Elo history.
  @JsonInclude(JsonInclude.Include.NON_NULL)
  public record EloPointJson(
      int pairs, @Nullable Double elo, @Nullable Double eloLow, @Nullable Double eloHigh) {

    public static EloPointJson of(EloHistory.EloPoint point) {
      var elo = point.elo();
      return new EloPointJson(
          point.pairs(), finite(elo.elo()), finite(elo.low()), finite(elo.high()));
    }
  }

  /// The games that were adjudicated and then played on, and how many of them ended otherwise.
  public record AuditJson(int playedOut, int misjudged) {}

  /// The state of a sequential test.
  ///
  /// @param llr the logarithm of the likelihood ratio
  public record SequentialTestJson(
      double elo0,
      double elo1,
      double alpha,
      double beta,
      String model,
      double llr,
      double lower,
      double upper,
      int pairs,
      String decision) {

    private static SequentialTestJson of(MatchStandings.SequentialTest state) {
      var test = state.test();
      return new SequentialTestJson(
          test.elo0(),
          test.elo1(),
          test.alpha(),
          test.beta(),
          MatchSetupJson.word(test.model()),
          state.ratio(),
          test.lowerBound(),
          test.upperBound(),
          state.pairs(),
          MatchSetupJson.word(state.decision()));
    }
  }

  public static MatchStandingsJson of(MatchSetup setup, MatchStandings standings) {
    var ratings = standings.ratings();
    return new MatchStandingsJson(
        setup.game().specification(),
        setup.id(),
        standings.finished(),
        standings.of(),
        IntStream.range(0, standings.players().size())
            .mapToObj(
                player ->
                    EngineStandingJson.of(
                        setup.players().get(player).name(),
                        standings.players().get(player),
                        ratings.get(player)))
            .toList(),
        standings.pairings().stream().map(each -> EncounterJson.of(setup, each)).toList(),
        standings.endings(),
        setup.audit() ? new AuditJson(standings.adjudications(), standings.misjudged()) : null,
        standings.sequential().map(SequentialTestJson::of).orElse(null));
  }

  private static @Nullable Double finite(double value) {
    return Double.isFinite(value) ? value : null;
  }
}
