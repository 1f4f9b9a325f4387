package dev.secateur.games.checkers.database;

import java.nio.ByteBuffer;

/// What a database file contains.
enum DatabaseKind {
  /// Whether the side to move wins, loses or draws.
  VALUES(0, "values"),

  /// The plies to each win and loss.
  DISTANCES(1, "distances");

  private final int number;
  private final String name;

  DatabaseKind(int number, String name) {
    this.number = number;
    this.name = name;
  }

  /// What stands in a file.
  int number() {
    return number;
  }

  /// `endgames-5.values`: the file for all positions with so many pieces.
  String fileName(int pieces) {
    return "endgames-%d.%s".formatted(pieces, name);
  }

  BlockCoding readCoding(ByteBuffer in) {
    return this == VALUES ? new ValueCoding(ValueModel.read(in)) : new DistanceCoding();
  }

  /// The coding that stores the numbers of a slice in the fewest bytes.
  BlockCoding bestCoding(SliceIndex index, byte[] numbers) {
    return this == VALUES
        ? new ValueCoding(ValueModel.best(numbers, rows(index)))
        : new DistanceCoding();
  }

  /// How far apart positions are in which one thing differs.
  private static int[] rows(SliceIndex index) {
    return new int[] {index.opponentKingPlacements(), index.kingPlacements()};
  }
}
