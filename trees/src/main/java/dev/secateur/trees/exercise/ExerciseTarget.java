package dev.secateur.trees.exercise;

import dev.secateur.core.NotationError;
import dev.secateur.core.NotationException;
import dev.secateur.trees.AlgorithmSettings;
import dev.secateur.trees.RandomTree;
import dev.secateur.trees.Side;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/// The wanted properties of an exercise: `depth=3,branching=2,seed=7,cutoffs=2`.
///
/// @param cutoffs the exact number of cutoffs; empty if any number will do
/// @param deep whether one of the cutoffs must be deep
/// @param exercises the number of exercises
public record ExerciseTarget(
    Side root,
    int depth,
    int branching,
    int minValue,
    int maxValue,
    boolean uneven,
    OptionalInt cutoffs,
    boolean deep,
    int exercises,
    long seed) {

  private static final String EXPECTED =
      "depth, branching, values, root, uneven, cutoffs, deep, exercises or seed, as in"
          + " depth=3,branching=2,values=-9..9,cutoffs=2,seed=7";
  private static final int MAX_EXERCISES = 50;
  private static final int MAX_DEPTH = 20;
  private static final int MAX_BRANCHING = 20;
  private static final int MAX_LEAF_VALUE = 1_000_000;

  /// The target that a text describes; what it does not mention has a default value.
  ///
  /// @throws NotationException if the text cannot be read
  public static ExerciseTarget parse(String text) {
    var fields = new TargetFields(text);
    var target =
        new ExerciseTarget(
            fields.side(),
            fields.number("depth", 3, 1, MAX_DEPTH),
            fields.number("branching", 2, 1, MAX_BRANCHING),
            fields.bound("values", -9, 0),
            fields.bound("values", 9, 1),
            fields.flag("uneven"),
            fields.has("cutoffs")
                ? OptionalInt.of(fields.number("cutoffs", 0, 0, 1000))
                : OptionalInt.empty(),
            fields.flag("deep"),
            fields.number("exercises", 1, 1, MAX_EXERCISES),
            fields.number("seed", 1, 0, Integer.MAX_VALUE));
    fields.expectAllRead();
    try {
      var _ = target.shape(1);
    } catch (IllegalArgumentException tooLarge) {
      throw new NotationException(
          "", 0, String.valueOf(tooLarge.getMessage()), "less depth or branching");
    }
    return target;
  }

  /// A random tree of the wanted shape. If there are enough values, all leaves are different,
  /// because equal leaves raise questions that the exercise is not about.
  RandomTree shape(long treeSeed) {
    boolean isDistinct = Math.pow(branching, depth) <= (double) maxValue - minValue + 1;
    return new RandomTree(root, branching, depth, treeSeed, minValue, maxValue, isDistinct, uneven);
  }

  /// How far a tree is from the target; 0 if it meets the target.
  int distance(Solution solution) {
    int missing = cutoffs.isEmpty() ? 0 : Math.abs(solution.cutoffs() - cutoffs.getAsInt());
    return 2 * missing + (deep && !solution.hasDeepCutoff() ? 1 : 0);
  }

  /// The exercises; all are different.
  public List<Exercise> make(AlgorithmSettings settings) {
    return new ExerciseMaker(this, settings).make();
  }

  /// `name=value` pairs and their positions in the text.
  private static final class TargetFields {

    private final String text;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();
    private final Map<String, String> unread = new LinkedHashMap<>();

    TargetFields(String text) {
      this.text = text;
      int at = 0;
      for (String field : text.split(",", -1)) {
        var pair = field.strip().split("=", 2);
        if (!field.isBlank()) {
          // A flag needs no value: deep means deep=yes.
          values.put(pair[0], pair.length == 2 ? pair[1] : "yes");
          places.put(pair[0], at);
        }
        at += field.length() + 1;
      }
      unread.putAll(values);
    }

    boolean has(String name) {
      return values.containsKey(name);
    }

    int number(String name, int standard, int min, int max) {
      var value = read(name);
      if (value.isEmpty()) {
        return standard;
      }
      return number(name, value, min, max);
    }

    private int number(String name, String value, int min, int max) {
      try {
        int number = Integer.parseInt(value);
        if (number >= min && number <= max) {
          return number;
        }
      } catch (NumberFormatException notANumber) {
        // Reported below, together with numbers out of range.
      }
      throw wrong(name, "a number from %d to %d".formatted(min, max));
    }

    /// One end of a range such as `-9..9`.
    int bound(String name, int standard, int end) {
      var value = read(name);
      if (value.isEmpty()) {
        return standard;
      }
      var ends = value.split("\\.\\.", -1);
      if (ends.length != 2) {
        throw wrong(name, "a range such as -9..9");
      }
      int low = number(name, ends[0], -MAX_LEAF_VALUE, MAX_LEAF_VALUE);
      int high = number(name, ends[1], low, MAX_LEAF_VALUE);
      return end == 0 ? low : high;
    }

    boolean flag(String name) {
      return switch (read(name)) {
        case "", "no" -> false;
        case "yes" -> true;
        default -> throw wrong(name, "yes or no");
      };
    }

    Side side() {
      return switch (read("root")) {
        case "", "max" -> Side.MAX;
        case "min" -> Side.MIN;
        default -> throw wrong("root", "max or min");
      };
    }

    void expectAllRead() {
      unread.keySet().stream()
          .findFirst()
          .ifPresent(
              name -> {
                throw new NotationException(
                    text,
                    places.getOrDefault(name, 0),
                    NotationError.quote(name) + " is not a property of an exercise",
                    EXPECTED);
              });
    }

    private String read(String name) {
      unread.remove(name);
      return values.getOrDefault(name, "");
    }

    private NotationException wrong(String name, String expected) {
      return new NotationException(
          text,
          places.getOrDefault(name, 0),
          NotationError.quote(values.getOrDefault(name, "")) + " is not a value of " + name,
          expected);
    }
  }
}
