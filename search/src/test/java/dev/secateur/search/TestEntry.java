package dev.secateur.search;

/// An entry that a test stores in a [TranspositionTable], with a name for each value. Score, depth,
/// ply and signature are 0 unless the test sets them.
final class TestEntry {

  private final long key;
  private final int bound;
  private int score;
  private int depth;
  private boolean proven;
  private int ply;
  private int signature;
  private int evaluation = TranspositionTable.NO_EVALUATION;

  private TestEntry(long key, int bound) {
    this.key = key;
    this.bound = bound;
  }

  static TestEntry exact(long key) {
    return new TestEntry(key, TranspositionTable.EXACT);
  }

  static TestEntry lowerBound(long key) {
    return new TestEntry(key, TranspositionTable.LOWER);
  }

  static TestEntry upperBound(long key) {
    return new TestEntry(key, TranspositionTable.UPPER);
  }

  TestEntry score(int value) {
    score = value;
    return this;
  }

  TestEntry depth(int value) {
    depth = value;
    return this;
  }

  TestEntry proven() {
    proven = true;
    return this;
  }

  TestEntry ply(int value) {
    ply = value;
    return this;
  }

  TestEntry signature(int value) {
    signature = value;
    return this;
  }

  TestEntry evaluation(int value) {
    evaluation = value;
    return this;
  }

  void storeIn(TranspositionTable table) {
    table.store(key, score, depth, bound, proven, ply, signature, evaluation);
  }
}
