package dev.secateur.server.lab;

import dev.secateur.lab.match.MatchPlayer;
import dev.secateur.server.ServiceLimits;
import dev.secateur.server.play.Problem;
import java.util.List;
import java.util.regex.Pattern;

/// How much of the machine the lab may use. It runs on the threads of the analyses. The memory of
/// its tables is reserved, games do not get it.
///
/// @param games of one match
/// @param waiting matches, or ablations, that may wait for their turn
/// @param threads of one search
/// @param hash megabytes of one player's table
/// @param millis the maximum time for a move
/// @param nodes the maximum nodes for a move
public record LabLimits(int games, int waiting, int threads, int hash, long millis, long nodes) {

  private static final int MAX_GAMES = 10_000;
  private static final int MAX_WAITING = 20;
  private static final int MAX_HASH = 64;
  private static final long MAX_NODES = 100_000_000;
  private static final Pattern NUMBER = Pattern.compile("[:,](threads|hash)=([0-9]{1,9})(?=,|$)");

  public static LabLimits of(ServiceLimits service) {
    return new LabLimits(
        MAX_GAMES,
        MAX_WAITING,
        service.threads().analyses(),
        Math.min(MAX_HASH, service.search().hash()),
        service.search().millis(),
        MAX_NODES);
  }

  /// The service without the memory that two players of a match have.
  public static ServiceLimits forGames(ServiceLimits service) {
    var search = service.search();
    int kept = Math.min(2 * MAX_HASH, search.hashInAll() / 4);
    return new ServiceLimits(
        service.threads(),
        service.queue(),
        new ServiceLimits.SearchLimits(
            search.hash(),
            search.hashPerClient(),
            search.hashInAll() - kept,
            search.millis(),
            search.depth()),
        service.sizes());
  }

  /// Checks that a match is not too large.
  ///
  /// @param all of its games
  /// @throws Problem if it is
  void check(int all, List<MatchPlayer> players) {
    if (all > games) {
      throw tooMuch("%d games are".formatted(all), games);
    }
    for (MatchPlayer player : players) {
      var asked = player.limits();
      long longest = Math.max(asked.cpuMillis(), Math.max(asked.moveMillis(), asked.clockMillis()));
      if (longest > millis) {
        throw tooMuch("%d ms for a move are".formatted(longest), millis);
      }
      if (asked.nodes() > nodes) {
        throw tooMuch("%d nodes for a move are".formatted(asked.nodes()), nodes);
      }
      if (number(player, "threads", 1) > threads) {
        throw tooMuch("threads=%d is".formatted(number(player, "threads", 1)), threads);
      }
      if (number(player, "hash", 1) > hash) {
        throw tooMuch("hash=%d is".formatted(number(player, "hash", 1)), hash);
      }
    }
  }

  private static Problem tooMuch(String what, long max) {
    return Problem.unprocessable(
        "bad-setting",
        "%s more than a match here may have: expected %d at most".formatted(what, max));
  }

  /// The threads that a match needs: its players think one after the other.
  static int threadsOf(List<MatchPlayer> players) {
    return players.stream().mapToInt(player -> number(player, "threads", 1)).max().orElse(1);
  }

  private static int number(MatchPlayer player, String option, int otherwise) {
    return NUMBER
        .matcher(player.text())
        .results()
        .filter(found -> found.group(1).equals(option))
        .mapToInt(found -> Integer.parseInt(found.group(2)))
        .findFirst()
        .orElse(otherwise);
  }
}
