package dev.secateur.engine.book;

import java.util.List;

/// What the file of a book says about it.
///
/// @param game as [dev.secateur.core.Game#specification] names it
/// @param provenance how the book was made, a line for each fact
/// @param positions how many it has
/// @param digest of the whole content, as hexadecimal digits
/// @param bytes the size of the file
public record BookInfo(
    String game, List<String> provenance, int positions, String digest, long bytes) {

  private static final int SHORT = 12;

  public BookInfo {
    provenance = List.copyOf(provenance);
  }

  /// The beginning of the digest, enough to tell books apart.
  public String shortDigest() {
    return digest.substring(0, SHORT);
  }
}
