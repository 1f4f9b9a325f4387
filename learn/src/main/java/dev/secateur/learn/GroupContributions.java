package dev.secateur.learn;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Random;

/// How much each group of rows contributes to a score: Shapley values, exact for few groups,
/// averaged over fixed random orders for many.
final class GroupContributions {

  private static final int MAX_EXACT = 8;
  private static final int ORDERS = 200;

  private final Model model;
  private final int[] activeRows;
  private final int phase;
  private final ModelScratch scratch;
  private final int[] selected;
  private final int[] activeOfGroup;
  private final int[] present;

  GroupContributions(Model model, int[] activeRows, int count, int phase, ModelScratch scratch) {
    this.model = model;
    this.activeRows = Arrays.copyOf(activeRows, count);
    this.phase = phase;
    this.scratch = scratch;
    selected = new int[count];
    activeOfGroup = new int[model.layout().groups().size()];
    for (int row : this.activeRows) {
      activeOfGroup[model.layout().groupOf(row)]++;
    }
    int groups = 0;
    var list = new int[activeOfGroup.length];
    for (int group = 0; group < activeOfGroup.length; group++) {
      if (activeOfGroup[group] > 0) {
        list[groups++] = group;
      }
    }
    present = Arrays.copyOf(list, groups);
  }

  /// How many rows of a group are active.
  int active(int group) {
    return activeOfGroup[group];
  }

  int base() {
    return score(new boolean[activeOfGroup.length]);
  }

  int score() {
    var all = new boolean[activeOfGroup.length];
    Arrays.fill(all, true);
    return score(all);
  }

  /// For each group its share in whole points. With the base they add up to the score.
  int[] shares() {
    if (model.shape().isLinear()) {
      return rounded(averageOverOrders(1));
    }
    return rounded(present.length <= MAX_EXACT ? exactShares() : averageOverOrders(ORDERS));
  }

  /// Rounds down, then gives the points that are left to the groups that lost most by it. Rounding
  /// each share on its own would change the sum.
  private int[] rounded(double[] shares) {
    var points = new int[shares.length];
    int left = score() - base();
    for (int group : present) {
      points[group] = (int) Math.floor(shares[group]);
      left -= points[group];
    }
    var byLoss =
        Arrays.stream(present)
            .boxed()
            .sorted(Comparator.comparingDouble(group -> points[group] - shares[group]))
            .toList();
    for (int group : byLoss.subList(0, left)) {
      points[group]++;
    }
    return points;
  }

  /// In every order the shares sum to score minus base, so the averages do too.
  private double[] averageOverOrders(int orders) {
    var random = new Random(1);
    var shares = new double[activeOfGroup.length];
    int[] order = present.clone();
    for (int i = 0; i < orders; i++) {
      var included = new boolean[activeOfGroup.length];
      int before = score(included);
      for (int group : order) {
        included[group] = true;
        int after = score(included);
        shares[group] += (double) (after - before) / orders;
        before = after;
      }
      for (int j = order.length - 1; j > 0; j--) {
        int other = random.nextInt(j + 1);
        int group = order[j];
        order[j] = order[other];
        order[other] = group;
      }
    }
    return shares;
  }

  private double[] exactShares() {
    int groups = present.length;
    var scores = new int[1 << groups];
    for (int set = 0; set < scores.length; set++) {
      var included = new boolean[activeOfGroup.length];
      for (int i = 0; i < groups; i++) {
        included[present[i]] = (set >> i & 1) != 0;
      }
      scores[set] = score(included);
    }
    // A set of k groups is what comes before a group in k! (n - k - 1)! of the n! orders.
    var weightOfSize = new double[groups];
    double weight = 1.0 / Math.max(1, groups);
    for (int size = 0; size < groups; size++) {
      weightOfSize[size] = weight;
      weight = size + 1 < groups ? weight * (size + 1) / (groups - size - 1) : 0;
    }
    var shares = new double[activeOfGroup.length];
    for (int i = 0; i < groups; i++) {
      for (int set = 0; set < scores.length; set++) {
        if ((set >> i & 1) == 0) {
          int gain = scores[set | 1 << i] - scores[set];
          shares[present[i]] += weightOfSize[Integer.bitCount(set)] * gain;
        }
      }
    }
    return shares;
  }

  private int score(boolean[] included) {
    int count = 0;
    for (int row : activeRows) {
      if (included[model.layout().groupOf(row)]) {
        selected[count++] = row;
      }
    }
    return model.evaluate(selected, count, phase, scratch);
  }
}
