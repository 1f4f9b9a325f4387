package dev.secateur.games.quoridor;

import java.util.Arrays;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/// The symmetries of the board: left and right exchanged, and the players exchanged.
final class QuoridorSymmetry {

  private final int size;

  QuoridorSymmetry(int size) {
    this.size = size;
  }

  // The parts of a position's text: horizontal walls, vertical walls, pawns, walls left, turn. A
  // wall is named after its lower left cell, so there is one column and one row less for walls.

  String mirror(String text) {
    var parts = text.split(" / ", -1);
    return String.join(
        " / ",
        each(parts[0], place -> column(place, size - 1) + place.substring(1)),
        each(parts[1], place -> column(place, size - 1) + place.substring(1)),
        each(parts[2], place -> column(place, size) + place.substring(1)),
        parts[3],
        parts[4]);
  }

  String exchangePlayers(String text) {
    var parts = text.split(" / ", -1);
    return String.join(
        " / ",
        each(parts[0], place -> place.substring(0, 1) + row(place, size - 1)),
        each(parts[1], place -> place.substring(0, 1) + row(place, size - 1)),
        swap(each(parts[2], place -> place.substring(0, 1) + row(place, size))),
        swap(parts[3]),
        parts[4].equals("1") ? "2" : "1");
  }

  private static String each(String places, UnaryOperator<String> change) {
    return places.equals("-")
        ? places
        : Arrays.stream(places.split(" ", -1)).map(change).collect(Collectors.joining(" "));
  }

  private static char column(String place, int count) {
    return (char) ('a' + count - 1 - (place.charAt(0) - 'a'));
  }

  private static int row(String place, int count) {
    return count + 1 - (place.charAt(1) - '0');
  }

  private static String swap(String two) {
    var words = two.split(" ", -1);
    return words[1] + " " + words[0];
  }
}
