package dev.secateur.games.checkers.database;

import java.io.IOException;

/// Turns tables in memory into stored slices and back.
///
/// Where the side to move must capture, nothing needs to be stored, and the number of the position
/// before is repeated, which costs almost no space.
final class SliceStore {

  private SliceStore() {}

  static EncodedSlice encode(SliceTable table) throws IOException {
    var numbers = new byte[table.index().size()];
    SlicePositions.visit(
        table.index(),
        (number, own, opponent, kings) ->
            numbers[number] =
                !LeavingMoves.mustCapture(own, opponent, kings)
                    ? (byte) table.get(number)
                    : number == 0 ? 0 : numbers[number - 1]);
    return new EncodedSlice(
        table.index().slice(),
        SliceFacts.of(table),
        StoredSlice.encode(DatabaseKind.VALUES, table.index(), numbers));
  }

  /// The same with the distances. Those of draws are not needed either.
  static EncodedSlice encode(SliceTable values, DistanceTable distances) throws IOException {
    var index = values.index();
    var numbers = new byte[index.size()];
    SlicePositions.visit(
        index,
        (number, own, opponent, kings) ->
            numbers[number] =
                values.get(number) != Value.DRAW && !LeavingMoves.mustCapture(own, opponent, kings)
                    ? (byte) distances.half(number)
                    : number == 0 ? 0 : numbers[number - 1]);
    return new EncodedSlice(
        index.slice(),
        SliceFacts.of(values, distances),
        StoredSlice.encode(DatabaseKind.DISTANCES, index, numbers));
  }

  /// Reads the values of a slice. Those of captures follow from slices with fewer pieces.
  static SliceTable decode(StoredSlice stored, Tables tables) {
    var table = new SliceTable(stored.index());
    var captures = new LeavingMoves();
    var cache = new BlockCache(1);
    SlicePositions.visit(
        stored.index(),
        (number, own, opponent, kings) ->
            table.set(
                number,
                LeavingMoves.mustCapture(own, opponent, kings)
                    ? KingEnding.valueOfLeaving(tables, captures, own, opponent, kings)
                    : stored.get(number, cache)));
    return table;
  }

  /// Reads the distances of a slice.
  ///
  /// @param tables has its values
  static DistanceTable decode(StoredSlice stored, Tables tables, DistanceTables distances) {
    var table = new DistanceTable(stored.index());
    var values = tables.get(stored.index().slice());
    var knowledge = distances.with(tables);
    var captures = new LeavingMoves();
    var cache = new BlockCache(1);
    SlicePositions.visit(
        stored.index(),
        (number, own, opponent, kings) -> {
          int value = values.get(number);
          if (value == Value.DRAW) {
            return;
          }
          if (LeavingMoves.mustCapture(own, opponent, kings)) {
            int count = captures.find(own, opponent, kings);
            table.set(number, DistanceEnding.best(knowledge, captures, count, value));
          } else {
            table.set(number, DistanceTable.pliesOf(stored.get(number, cache), value));
          }
        });
    return table;
  }
}
