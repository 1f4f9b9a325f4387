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

/// What an exercise should be like: `depth=3,branching=2,seed=7,cutoffs=2`.
///
/// @param cutoffs how often the search turns back early, exactly; empty where it does not matter
/// @param deep whether one of the cutoffs must be a deep one
/// @param exercises how many are wanted
public record ExerciseTarget(
    Side root,
    int depth,
    int branching,
    int min,
    int greatest,
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
  private static final int GREATEST_VALUE = 1_000_000;

  /// The target that a text describes; what it leaves out is as usual.
  ///
  /// @throws NotationException if it cannot be read
  public static ExerciseTarget parse(String text) {
    var fields = new Fields(text);
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
    fields.expectNoMore();
    try {
      var _ = target.shape(1);
    } catch (IllegalArgumentException tooLarge) {
      throw new NotationException(
          "", 0, String.valueOf(tooLarge.getMessage()), "less depth or branching");
    }
    return target;
  }

  /// A random tree of the wanted shape; its leaves differ from each other where there are values
  /// enough, because equal ones make for questions that nobody wanted to ask.
  RandomTree shape(long itsSeed) {
    boolean isDistinct = Math.pow(branching, depth) <= (double) greatest - min + 1;
    return new RandomTree(root, branching, depth, itsSeed, min, greatest, isDistinct, uneven);
  }

  /// How far from the target a tree is.
  int distance(Solution solution) {
    int missing = cutoffs.isEmpty() ? 0 : Math.abs(solution.cutoffs() - cutoffs.getAsInt());
    return 2 * missing + (deep && !solution.hasDeepCutoff() ? 1 : 0);
  }

  /// The exercises, all different.
  public List<Exercise> make(AlgorithmSettings setup) {
    return new ExerciseMaker(this, setup).make();
  }

  /// `name=value` pairs and where they stand.
  private static final class Fields {

    private final String text;
    private final Map<String, String> values = new LinkedHashMap<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();
    private final Map<String, String> unread = new LinkedHashMap<>();

    Fields(String text) {
      this.text = text;
      int at = 0;
      for (String field : text.split(",", -1)) {
        var pair = field.strip().split("=", 2);
        if (!field.isBlank()) {
          // A flag may stand alone: deep means deep=yes.
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

    int number(String name, int usual, int min, int greatest) {
      var value = read(name);
      if (value.isEmpty()) {
        return usual;
      }
      return number(name, value, min, greatest);
    }

    private int number(String name, String value, int min, int greatest) {
      try {
        int number = Integer.parseInt(value);
        if (number >= min && number <= greatest) {
          return number;
        }
      } catch (NumberFormatException notANumber) {
        // Said below, with the numbers out of range.
      }
      throw wrong(name, "a number from %d to %d".formatted(min, greatest));
    }

    /// One end of a range such as `-9..9`.
    int bound(String name, int usual, int end) {
      var value = read(name);
      if (value.isEmpty()) {
        return usual;
      }
      var ends = value.split("\\.\\.", -1);
      if (ends.length != 2) {
        throw wrong(name, "a range such as -9..9");
      }
      int low = number(name, ends[0], -GREATEST_VALUE, GREATEST_VALUE);
      int high = number(name, ends[1], low, GREATEST_VALUE);
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

    void expectNoMore() {
      unread.keySet().stream()
          .findFirst()
          .ifPresent(
              name -> {
                throw new NotationException(
                    text,
                    places.getOrDefault(name, 0),
                    NotationError.quote(name) + " is not known here",
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
          NotationError.quote(values.getOrDefault(name, "")) + " is no value of " + name,
          expected);
    }
  }
}
