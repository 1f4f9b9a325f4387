package dev.secateur.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/// A table for people: columns are as wide as their longest cell, and numbers are aligned right.
final class TextTable {

  private static final String NUMBER = "-|-?[0-9][0-9,]*(\\.[0-9]+)?%?";

  private final List<List<String>> rows = new ArrayList<>();

  TextTable(String... headings) {
    rows.add(List.of(headings));
  }

  void row(Object... cells) {
    rows.add(List.of(cells).stream().map(Object::toString).toList());
  }

  /// Every line has its line end.
  @Override
  public String toString() {
    var widths = IntStream.range(0, rows.getFirst().size()).map(this::width).toArray();
    var text = new StringBuilder();
    for (List<String> row : rows) {
      var line = new StringBuilder();
      for (int column = 0; column < row.size(); column++) {
        var padding = " ".repeat(widths[column] - row.get(column).length());
        line.append(isNumeric(column) ? padding + row.get(column) : row.get(column) + padding);
        line.append("  ");
      }
      text.append(line.toString().stripTrailing()).append('\n');
    }
    return text.toString();
  }

  private int width(int column) {
    return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
  }

  private boolean isNumeric(int column) {
    return rows.stream().skip(1).allMatch(row -> row.get(column).matches(NUMBER));
  }
}
