package dev.secateur.lab.positions;

/// A line of a file.
///
/// @param file its name without the folder
/// @param line counted from 1
public record FilePlace(String file, int line) {

  /// Such as `line 3 of judged.jsonl`.
  public String text() {
    return "line %d of %s".formatted(line, file);
  }
}
