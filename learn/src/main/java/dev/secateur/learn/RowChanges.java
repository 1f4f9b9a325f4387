package dev.secateur.learn;

/// Which active rows have changed since the position before. The lists are compared place by place:
/// a reader that writes each table's row in the same place every time, such as [Patterns], has few
/// changes from one position to the next.
final class RowChanges {

  /// The new rows, each with the row that it replaces.
  final int[] added;

  final int[] removed;

  private final int[] before;
  private int beforeCount;

  RowChanges(InputLayout layout) {
    added = new int[layout.maxActive()];
    removed = new int[layout.maxActive()];
    before = new int[layout.maxActive()];
  }

  /// Compares with the rows of the last call.
  ///
  /// @return how many rows were replaced, or [Integer#MAX_VALUE] if another number of rows
  ///     is active
  int update(int[] activeRows, int count) {
    if (count != beforeCount) {
      System.arraycopy(activeRows, 0, before, 0, count);
      beforeCount = count;
      return Integer.MAX_VALUE;
    }
    int changes = 0;
    for (int i = 0; i < count; i++) {
      int row = activeRows[i];
      // Written always, counted only if different: no branch that could be predicted wrongly.
      added[changes] = row;
      removed[changes] = before[i];
      changes += row == before[i] ? 0 : 1;
      before[i] = row;
    }
    return changes;
  }
}
