package dev.secateur.learn;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;

/// Patterns of squares. Each combination of the states of a pattern's squares has a row of its own.
/// A pattern occurs in every symmetric place of the board, and all occurrences share one table.
///
/// The row of an occurrence is its table's first row plus the sum of `state * place` over its
/// squares, as in a number with the number of states as its base.
public final class Patterns {

  private static final int MAX_SQUARES = 16;
  private static final int MAX_ROWS = 1 << 24;

  /// A square of a pattern and its state.
  public record SquareState(int square, int state) {}

  /// One place where a pattern occurs.
  private static final class Occurrence {

    /// The first row of the pattern's table.
    final int first;

    /// In the order of the pattern.
    final int[] squares;

    /// What one state of each square adds to the row.
    final int[] places;

    /// The squares as bits; 0 if the board has more than 64.
    final long mask;

    /// For each selection of the squares, given as bits in ascending order of squares, the sum of
    /// their places.
    final int[] rowOfBits;

    Occurrence(int first, int[] squares, int[] places) {
      this.first = first;
      this.squares = squares;
      this.places = places;
      boolean fitsInLong = Arrays.stream(squares).allMatch(square -> square < Long.SIZE);
      mask = fitsInLong ? bits(squares) : 0;
      rowOfBits = fitsInLong ? rowOfBits() : new int[1];
    }

    private static long bits(int[] squares) {
      long mask = 0;
      for (int square : squares) {
        mask |= 1L << square;
      }
      return mask;
    }

    private int[] rowOfBits() {
      var sums = new int[1 << squares.length];
      for (int i = 0; i < squares.length; i++) {
        int rank = Long.bitCount(mask & ((1L << squares[i]) - 1));
        for (int bits = 0; bits < sums.length; bits++) {
          sums[bits] += (bits >> rank & 1) * places[i];
        }
      }
      return sums;
    }
  }

  private final InputLayout.Builder layout;
  private final int[] states;
  private final List<int[]> symmetries;
  private final List<Occurrence> occurrences = new ArrayList<>();
  private long[] masks = {};
  private int[] firstRows = {};
  private int[][] rowsOfBits = {};

  /// Starts without patterns.
  ///
  /// @param layout gets a table for each pattern
  /// @param states for each square of the board the number of its states
  /// @param symmetries permutations of the squares: `symmetry[square]` is the image of the square.
  ///     Compositions of those given follow by themselves
  public Patterns(InputLayout.Builder layout, int[] states, List<int[]> symmetries) {
    this.layout = layout;
    this.states = states.clone();
    this.symmetries = closed(symmetries, states.length);
    for (int[] symmetry : this.symmetries) {
      for (int square = 0; square < states.length; square++) {
        if (states[symmetry[square]] != states[square]) {
          throw new IllegalArgumentException(
              "squares %d and %d are symmetric, but have %d and %d states"
                  .formatted(square, symmetry[square], states[square], states[symmetry[square]]));
        }
      }
    }
  }

  /// Adds a pattern with all its symmetric occurrences and one table for all of them.
  public Patterns add(String group, int... squares) {
    if (squares.length == 0
        || squares.length > MAX_SQUARES
        || Arrays.stream(squares).distinct().count() < squares.length) {
      throw new IllegalArgumentException(
          "a pattern has 1 to %d different squares: %s"
              .formatted(MAX_SQUARES, Arrays.toString(squares)));
    }
    var images = differentImages(squares);
    int first = layout.tiedTable(group, representatives(squares), images.size());
    for (int[] image : images) {
      occurrences.add(new Occurrence(first, image, places(image)));
    }
    masks = occurrences.stream().mapToLong(occurrence -> occurrence.mask).toArray();
    firstRows = occurrences.stream().mapToInt(occurrence -> occurrence.first).toArray();
    rowsOfBits = occurrences.stream().map(occurrence -> occurrence.rowOfBits).toArray(int[][]::new);
    return this;
  }

  /// How many rows [#read] writes.
  public int occurrences() {
    return occurrences.size();
  }

  /// Writes the row of each occurrence on a board of at most 64 squares given as bits.
  ///
  /// @param planes the squares in state 1, those in state 2, and so on; all others are in state 0
  /// @param activeRows gets the rows
  /// @param from the index of the first row written
  /// @return the index after the last row written
  public int read(long[] planes, int[] activeRows, int from) {
    int count = masks.length;
    for (int i = 0; i < count; i++) {
      long mask = masks[i];
      int[] rowOfBits = rowsOfBits[i];
      int row = firstRows[i];
      for (int plane = 0; plane < planes.length; plane++) {
        row += (plane + 1) * rowOfBits[(int) Long.compress(planes[plane], mask)];
      }
      activeRows[from + i] = row;
    }
    return from + count;
  }

  /// The same for a board given as the state of each square, of any size.
  public int read(byte[] stateOfSquare, int[] activeRows, int from) {
    int to = from;
    for (var occurrence : occurrences) {
      int row = occurrence.first;
      int[] squares = occurrence.squares;
      for (int i = 0; i < squares.length; i++) {
        row += occurrence.places[i] * stateOfSquare[squares[i]];
      }
      activeRows[to++] = row;
    }
    return to;
  }

  /// The squares of a row's pattern with their states, in the first place where it occurs; empty
  /// if the row is not one of a pattern.
  public List<SquareState> squaresOf(int row) {
    for (var occurrence : occurrences) {
      int[] squares = occurrence.squares;
      int[] places = occurrence.places;
      int last = squares.length - 1;
      int inTable = row - occurrence.first;
      if (inTable >= 0 && inTable < places[last] * states[squares[last]]) {
        var decoded = new ArrayList<SquareState>();
        for (int i = 0; i < squares.length; i++) {
          decoded.add(new SquareState(squares[i], inTable / places[i] % states[squares[i]]));
        }
        return decoded;
      }
    }
    return List.of();
  }

  private int[] places(int[] squares) {
    var places = new int[squares.length];
    long place = 1;
    for (int i = 0; i < squares.length; i++) {
      places[i] = (int) place;
      place *= states[squares[i]];
      if (place > MAX_ROWS) {
        throw new IllegalArgumentException(
            "the table of %s is too large".formatted(Arrays.toString(squares)));
      }
    }
    return places;
  }

  /// One image of the pattern for each different set of squares; the pattern itself first.
  private List<int[]> differentImages(int[] squares) {
    var images = new ArrayList<int[]>();
    var seen = new ArrayList<BitSet>();
    for (int[] symmetry : symmetries) {
      int[] image = Arrays.stream(squares).map(square -> symmetry[square]).toArray();
      var set = setOf(image);
      if (!seen.contains(set)) {
        seen.add(set);
        images.add(image);
      }
    }
    return images;
  }

  /// Where a symmetry maps the pattern to itself, as a mirror does with an edge, several rows of
  /// the table are the same up to that symmetry: the smallest stands for them.
  private int[] representatives(int[] squares) {
    int[] places = places(squares);
    int last = squares.length - 1;
    var representatives = new int[places[last] * states[squares[last]]];
    Arrays.setAll(representatives, rowInTable -> rowInTable);
    var own = setOf(squares);
    for (int[] symmetry : symmetries) {
      int[] image = Arrays.stream(squares).map(square -> symmetry[square]).toArray();
      if (!setOf(image).equals(own)) {
        continue;
      }
      int[] placeOfImage =
          Arrays.stream(image).map(square -> places[indexOf(squares, square)]).toArray();
      for (int rowInTable = 0; rowInTable < representatives.length; rowInTable++) {
        int mapped = 0;
        for (int i = 0; i < squares.length; i++) {
          mapped += rowInTable / places[i] % states[squares[i]] * placeOfImage[i];
        }
        representatives[rowInTable] = Math.min(representatives[rowInTable], mapped);
      }
    }
    return representatives;
  }

  private static int indexOf(int[] squares, int square) {
    for (int i = 0; i < squares.length; i++) {
      if (squares[i] == square) {
        return i;
      }
    }
    throw new IllegalArgumentException("no square " + square);
  }

  private static BitSet setOf(int[] squares) {
    var set = new BitSet();
    for (int square : squares) {
      set.set(square);
    }
    return set;
  }

  /// The identity and all compositions of the given permutations.
  private static List<int[]> closed(List<int[]> generators, int squares) {
    var identity = new int[squares];
    Arrays.setAll(identity, square -> square);
    var all = new ArrayList<int[]>();
    all.add(identity);
    var open = new ArrayDeque<>(all);
    while (!open.isEmpty()) {
      int[] symmetry = open.remove();
      for (int[] generator : generators) {
        if (generator.length != squares || setOf(generator).cardinality() != squares) {
          throw new IllegalArgumentException(
              "not a permutation of %d squares: %s".formatted(squares, Arrays.toString(generator)));
        }
        int[] next = Arrays.stream(symmetry).map(square -> generator[square]).toArray();
        if (all.stream().noneMatch(known -> Arrays.equals(known, next))) {
          all.add(next);
          open.add(next);
        }
      }
    }
    return all;
  }
}
