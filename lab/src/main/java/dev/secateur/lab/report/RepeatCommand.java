package dev.secateur.lab.report;

import dev.secateur.core.Limits;
import dev.secateur.lab.match.MatchFormat;
import dev.secateur.lab.match.MatchPlayer;
import dev.secateur.lab.match.MatchSetup;
import dev.secateur.lab.match.MatchSetupJson;
import dev.secateur.lab.openings.Openings;
import java.util.ArrayList;
import java.util.List;

/// The command that plays a match again.
public final class RepeatCommand {

  private static final String SAFE = "[A-Za-z0-9_./:=,+@%-]+";

  private RepeatCommand() {}

  /// The command as typed in a shell.
  public static String of(MatchSetup setup) {
    var words = new ArrayList<String>(List.of("secateur match"));
    words.add("--game " + setup.game().specification());
    var common = commonLimits(setup);
    for (MatchPlayer player : setup.players()) {
      var own = common.equals(player.limits()) ? List.<String>of() : Figures.words(player.limits());
      var text = new StringBuilder(player.text());
      own.forEach(limit -> text.append('@').append(limit));
      words.add("--engine " + quoted(text.toString()));
    }
    if (!Figures.words(common).isEmpty()) {
      words.add(Figures.options(common));
    }
    words.add("--games " + setup.games());
    if (setup.format() == MatchFormat.GAUNTLET) {
      words.add("--format gauntlet");
    }
    addOpenings(setup, words);
    addAdjudication(setup, words);
    addTimeouts(setup, words);
    return String.join(" ", words);
  }

  /// The limits if all players have the same ones, else none.
  private static Limits commonLimits(MatchSetup setup) {
    var first = setup.players().getFirst().limits();
    return setup.players().stream().allMatch(player -> player.limits().equals(first))
        ? first
        : Limits.NONE;
  }

  private static void addOpenings(MatchSetup setup, List<String> words) {
    if (!setup
        .openings()
        .equals(Openings.standard(setup.game(), setup.games() / 2, setup.seed()))) {
      words.add("--openings " + quoted(setup.openings().source()));
    }
    if (setup.shuffled()) {
      words.add("--order random");
    }
    words.add("--seed " + setup.seed());
  }

  private static void addAdjudication(MatchSetup setup, List<String> words) {
    var adjudication = setup.adjudication();
    adjudication
        .resign()
        .ifPresent(rule -> words.add("--resign %d,%s".formatted(rule.moves(), rule.score())));
    adjudication
        .draw()
        .ifPresent(
            rule ->
                words.add("--draw %d,%s,%d".formatted(rule.moves(), rule.score(), rule.after())));
    if (adjudication.maxPlies() > 0) {
      words.add("--max-plies " + adjudication.maxPlies());
    }
    setup
        .sprt()
        .ifPresent(
            test ->
                words.add(
                    "--sprt %s,%s --alpha %s --beta %s --elo-model %s"
                        .formatted(
                            test.elo0(),
                            test.elo1(),
                            test.alpha(),
                            test.beta(),
                            MatchSetupJson.word(test.model()))));
    if (setup.audit()) {
      words.add("--audit");
    }
  }

  private static void addTimeouts(MatchSetup setup, List<String> words) {
    if (!setup.margin().equals(MatchSetup.DEFAULT_MARGIN)) {
      words.add("--margin %dms".formatted(setup.margin().toMillis()));
    }
    if (!setup.patience().equals(MatchSetup.DEFAULT_PATIENCE)) {
      words.add("--patience %dms".formatted(setup.patience().toMillis()));
    }
  }

  private static String quoted(String word) {
    return word.matches(SAFE) ? word : "'" + word.replace("'", "'\\''") + "'";
  }
}
