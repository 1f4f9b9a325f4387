package dev.secateur.lab.match;

import dev.secateur.core.Opening;
import dev.secateur.lab.match.MatchFormat.Pairing;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// The games of a match in order: in every round each pairing plays one opening with both colours.
/// The schedule depends only on the set-up, so that an interrupted match continues with exactly the
/// missing games.
public final class Schedule {

  /// One game of the schedule.
  ///
  /// @param number from 0
  /// @param pairing index of the pairing
  /// @param first index of the player that moves first
  public record ScheduledGame(
      int number, int round, int pairing, int first, int second, Opening opening) {}

  private final List<Pairing> pairings;
  private final List<Opening> openings;
  private final int[] order;
  private final int rounds;

  public Schedule(MatchSetup setup) {
    pairings = setup.format().pairings(setup.players().size());
    openings = setup.openings().list();
    rounds = setup.games() / 2;
    order = order(setup);
  }

  /// The opening of each round. Every opening is used once before any is used again.
  private int[] order(MatchSetup setup) {
    var random = new SplittableRandom(setup.seed());
    var all = IntStream.range(0, openings.size()).toArray();
    var chosen = new int[rounds];
    for (int round = 0; round < rounds; round++) {
      int place = round % all.length;
      if (setup.shuffled() && place == 0) {
        shuffle(all, random);
      }
      chosen[round] = all[place];
    }
    return chosen;
  }

  private static void shuffle(int[] numbers, SplittableRandom random) {
    for (int i = numbers.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      int kept = numbers[i];
      numbers[i] = numbers[other];
      numbers[other] = kept;
    }
  }

  public List<Pairing> pairings() {
    return pairings;
  }

  /// The number of games.
  public int size() {
    return 2 * rounds * pairings.size();
  }

  public ScheduledGame game(int number) {
    int pair = number / 2;
    int round = pair / pairings.size();
    int index = pair % pairings.size();
    var pairing = pairings.get(index);
    boolean swapped = number % 2 == 1;
    return new ScheduledGame(
        number,
        round,
        index,
        swapped ? pairing.other() : pairing.one(),
        swapped ? pairing.one() : pairing.other(),
        openings.get(order[round]));
  }
}
