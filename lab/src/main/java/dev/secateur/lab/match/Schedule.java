package dev.secateur.lab.match;

import dev.secateur.core.Opening;
import dev.secateur.lab.match.MatchFormat.Pairing;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/// The games of a match in their order: in every round each two that meet play one opening with
/// both colours. What is played depends on nothing but the set-up, so that an interrupted match
/// goes on with the very games that are missing.
public final class Schedule {

  /// One game that is to be played.
  ///
  /// @param number from 0
  /// @param meeting which two meet, as an index into the meetings
  /// @param first who moves first, by its place among the entrants
  public record ScheduledGame(
      int number, int round, int meeting, int first, int second, Opening opening) {}

  private final List<Pairing> meetings;
  private final List<Opening> openings;
  private final int[] order;
  private final int rounds;

  public Schedule(MatchSetup setup) {
    meetings = setup.format().meetings(setup.entrants().size());
    openings = setup.openings().list();
    rounds = setup.games() / 2;
    order = order(setup);
  }

  /// The opening of each round. Every opening comes once before any comes twice.
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

  public List<Pairing> meetings() {
    return meetings;
  }

  /// How many games there are.
  public int size() {
    return 2 * rounds * meetings.size();
  }

  public ScheduledGame game(int number) {
    int pair = number / 2;
    int round = pair / meetings.size();
    int index = pair % meetings.size();
    var meeting = meetings.get(index);
    boolean swapped = number % 2 == 1;
    return new ScheduledGame(
        number,
        round,
        index,
        swapped ? meeting.other() : meeting.one(),
        swapped ? meeting.one() : meeting.other(),
        openings.get(order[round]));
  }
}
