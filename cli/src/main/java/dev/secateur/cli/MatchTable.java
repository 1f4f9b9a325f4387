package dev.secateur.cli;

import dev.secateur.lab.match.EngineStanding;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.lab.match.MatchStandings;
import dev.secateur.lab.match.MatchStandingsJson;
import dev.secateur.lab.match.PairingResult;
import dev.secateur.lab.report.Figures;
import dev.secateur.lab.report.Sentences;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/// The result of a match, as tables for people and as JSON for programs.
final class MatchTable {

  private final MatchSetup setup;
  private final MatchStandings standing;

  MatchTable(MatchSetup setup, MatchStandings standing) {
    this.setup = setup;
    this.standing = standing;
  }

  /// Every line has its line end.
  String text() {
    var text = new StringBuilder();
    text.append(
        String.format(
            Locale.ROOT,
            "%s, %,d of %,d games%n",
            setup.game().specification(),
            standing.finished(),
            standing.of()));
    text.append('\n').append(players());
    text.append('\n').append(pairings());
    standing.pairings().stream()
        .filter(pairing -> pairing.forfeits() > 0 && !pairing.hasPlayedGame())
        .forEach(
            pairing ->
                text.append("\n%s: %s\n".formatted(names(pairing), Sentences.noEstimate(pairing))));
    standing
        .sequential()
        .ifPresent(test -> text.append('\n').append(Sentences.of(test)).append('\n'));
    if (setup.audit()) {
      text.append("\n" + Sentences.audit(standing) + "\n");
    }
    var endings =
        standing.endings().entrySet().stream()
            .filter(entry -> !entry.getKey().equals("rules"))
            .map(entry -> "%s %d".formatted(entry.getKey(), entry.getValue()))
            .collect(Collectors.joining(", "));
    return endings.isEmpty()
        ? text.toString()
        : text + "\nnot ended by the rules: " + endings + "\n";
  }

  private String players() {
    boolean rated = standing.players().size() > 2;
    var headings =
        new ArrayList<>(
            List.of("engine", "games", "won", "drawn", "lost", "score", "ms/move", "longest"));
    headings.add("cpu ms/move");
    headings.add("depth");
    if (rated) {
      headings.add("rating");
    }
    headings.add("faults");
    var table = new TextTable(headings.toArray(String[]::new));
    var ratings = standing.ratings();
    for (int i = 0; i < standing.players().size(); i++) {
      var player = standing.players().get(i);
      var cells = new ArrayList<Object>();
      cells.add(setup.players().get(i).name());
      cells.add(player.games());
      cells.add(player.wins());
      cells.add(player.draws());
      cells.add(player.losses());
      cells.add(Figures.percent(player.score()));
      cells.add(String.format(Locale.ROOT, "%.1f", player.millisPerMove()));
      cells.add(player.longestMillis());
      cells.add(Figures.millis(player.cpuMillisPerMove()));
      cells.add(
          player.depthMoves() == 0 ? "-" : String.format(Locale.ROOT, "%.1f", player.meanDepth()));
      if (rated) {
        cells.add(Figures.rating(ratings.get(i)));
      }
      cells.add(player.faultCount() == 0 ? "-" : faults(player));
      table.row(cells.toArray());
    }
    return table.toString();
  }

  private static String faults(EngineStanding player) {
    return player.faults().entrySet().stream()
        .map(fault -> "%s %d".formatted(MatchSetupJson.word(fault.getKey()), fault.getValue()))
        .collect(Collectors.joining(", "));
  }

  private String pairings() {
    var unit = setup.game().scoreUnit();
    boolean margins = standing.pairings().stream().anyMatch(each -> each.meanMargin().isPresent());
    var headings =
        new ArrayList<>(List.of("", "Elo, 95%", "normalized", "LOS", "draws", "pairs 0 ½ 1 1½ 2"));
    if (margins) {
      headings.add(unit);
    }
    var table = new TextTable(headings.toArray(String[]::new));
    for (PairingResult pairing : standing.pairings()) {
      var cells = new ArrayList<Object>();
      cells.add(names(pairing));
      cells.add(pairing.elo().map(Figures::elo).orElse("-"));
      cells.add(
          pairing
              .elo()
              .filter(elo -> !Double.isInfinite(elo.normalized()))
              .map(elo -> String.format(Locale.ROOT, "%+.1f", elo.normalized()))
              .orElse("-"));
      cells.add(
          pairing
              .elo()
              .map(elo -> String.format(Locale.ROOT, "%.1f%%", 100 * elo.superiority()))
              .orElse("-"));
      cells.add(String.format(Locale.ROOT, "%.1f%%", 100 * pairing.drawRate()));
      cells.add(
          pairing.pairs().counts().stream().map(String::valueOf).collect(Collectors.joining(" ")));
      if (margins) {
        cells.add(
            pairing
                .meanMargin()
                .map(mean -> String.format(Locale.ROOT, "%+.2f", mean))
                .orElse("-"));
      }
      table.row(cells.toArray());
    }
    return table.toString();
  }

  private String names(PairingResult pairing) {
    return "%s against %s"
        .formatted(
            setup.players().get(pairing.one()).name(), setup.players().get(pairing.other()).name());
  }

  /// The result as one JSON object.
  String json() {
    return Json.object().withFieldsOf(MatchStandingsJson.of(setup, standing)).toString();
  }
}
