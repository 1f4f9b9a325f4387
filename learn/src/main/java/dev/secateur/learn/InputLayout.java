package dev.secateur.learn;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/// The shape of a model's input. A position is described by a list of active rows and a phase of
/// the game; a model has weights for each row.
///
/// Rows belong to tables: a table has one row for each state of a pattern, or for each value of
/// some count, or one row for each yes-or-no input. Every table belongs to a group, for which
/// [ModelEvaluator#explain] gives one term.
public final class InputLayout {

  /// Consecutive rows that are used together.
  ///
  /// @param group the code of the group, such as `edge` or `mobility`; many tables may share one
  /// @param first the number of the first row
  /// @param rows how many rows there are
  /// @param occurrences how many of them can be active at the same time
  public record RowTable(String group, int first, int rows, int occurrences) {}

  private final int phases;
  private final List<RowTable> tables;
  private final List<String> groups;
  private final int[] representatives;
  private final byte[] groupOfRow;
  private final int distinctRows;
  private final int maxActive;
  private final String digest;

  private InputLayout(int phases, List<RowTable> tables, int[] representatives) {
    this.phases = phases;
    this.tables = List.copyOf(tables);
    this.representatives = representatives;
    groups = tables.stream().map(RowTable::group).distinct().toList();
    groupOfRow = new byte[representatives.length];
    int active = 0;
    for (var table : tables) {
      byte group = (byte) groups.indexOf(table.group());
      Arrays.fill(groupOfRow, table.first(), table.first() + table.rows(), group);
      active += table.occurrences();
    }
    maxActive = active;
    int distinct = 0;
    for (int row = 0; row < representatives.length; row++) {
      if (representatives[row] == row) {
        distinct++;
      }
    }
    distinctRows = distinct;
    digest = computeDigest();
  }

  /// Starts a layout without tables.
  ///
  /// @param phases into how many phases the game is divided, at least 1
  public static Builder builder(int phases) {
    return new Builder(phases);
  }

  /// The number of rows of all tables.
  public int rows() {
    return representatives.length;
  }

  /// The number of phases of the game: a phase is between 0 and this, exclusive.
  public int phases() {
    return phases;
  }

  /// No position has more active rows.
  public int maxActive() {
    return maxActive;
  }

  public List<RowTable> tables() {
    return tables;
  }

  /// The codes of the groups, each once, in the order of their first tables.
  public List<String> groups() {
    return groups;
  }

  /// The index in [#groups] of a row's group.
  public int groupOf(int row) {
    return groupOfRow[row];
  }

  /// Rows that mean the same (an edge read from the left or from the right) have equal weights.
  /// This is the row that is trained and stored for all of them.
  public int representative(int row) {
    return representatives[row];
  }

  /// The number of rows that represent themselves.
  public int distinctRows() {
    return distinctRows;
  }

  /// Identifies the layout: a model can be used only with the layout for which it was trained.
  public String digest() {
    return digest;
  }

  @Override
  public String toString() {
    return "%d rows in %d tables, %d phases".formatted(rows(), tables.size(), phases);
  }

  private String computeDigest() {
    var sha = Digests.sha256();
    sha.update(("phases " + phases + "\n").getBytes(StandardCharsets.UTF_8));
    for (var table : tables) {
      sha.update((table + "\n").getBytes(StandardCharsets.UTF_8));
    }
    digestTies(sha);
    return HexFormat.of().formatHex(sha.digest(), 0, 8);
  }

  private void digestTies(MessageDigest sha) {
    var bytes = new byte[4 * representatives.length];
    for (int row = 0; row < representatives.length; row++) {
      Digests.putInt(bytes, 4 * row, representatives[row]);
    }
    sha.update(bytes);
  }

  /// Adds tables one after the other.
  public static final class Builder {

    private final int phases;
    private final List<RowTable> tables = new ArrayList<>();
    private int[] representatives = new int[0];

    private Builder(int phases) {
      if (phases < 1 || phases > Byte.MAX_VALUE) {
        throw new IllegalArgumentException("a layout has 1 to 127 phases, not " + phases);
      }
      this.phases = phases;
    }

    /// Adds a table.
    ///
    /// @param occurrences how many of its rows can be active at the same time
    /// @return the number of its first row
    public int table(String group, int rowCount, int occurrences) {
      var own = new int[rowCount];
      Arrays.setAll(own, rowInTable -> rowInTable);
      return tiedTable(group, own, occurrences);
    }

    /// Adds a table in which some rows mean the same.
    ///
    /// @param representativeOfRow for each row of the table the first row of the table that means
    ///     the same: the row itself or an earlier one
    /// @return the number of the table's first row
    public int tiedTable(String group, int[] representativeOfRow, int occurrences) {
      if (representativeOfRow.length == 0 || occurrences < 1) {
        throw new IllegalArgumentException("a table without rows or occurrences: " + group);
      }
      int first = representatives.length;
      representatives = Arrays.copyOf(representatives, first + representativeOfRow.length);
      for (int rowInTable = 0; rowInTable < representativeOfRow.length; rowInTable++) {
        int standsFor = representativeOfRow[rowInTable];
        if (standsFor > rowInTable || representativeOfRow[standsFor] != standsFor) {
          throw new IllegalArgumentException(
              "row %d of %s cannot be represented by row %d"
                  .formatted(rowInTable, group, standsFor));
        }
        representatives[first + rowInTable] = first + standsFor;
      }
      tables.add(new RowTable(group, first, representativeOfRow.length, occurrences));
      return first;
    }

    public InputLayout build() {
      long groups = tables.stream().map(RowTable::group).distinct().count();
      if (groups < 1 || groups > Byte.MAX_VALUE) {
        throw new IllegalArgumentException("a layout has 1 to 127 groups, not " + groups);
      }
      return new InputLayout(phases, tables, representatives);
    }
  }
}
