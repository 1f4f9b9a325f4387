package dev.secateur.cli;

import dev.secateur.core.Game;
import dev.secateur.engine.book.BookEntry;
import dev.secateur.engine.book.BookFile;
import dev.secateur.engine.book.BookInfo;
import dev.secateur.engine.book.OpeningBook;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;

/// Writes opening books.
final class BookOutput {

  private static final int KIBIBYTE = 1_024;

  private BookOutput() {}

  /// Writes a book. A program that uses the old file never sees half of the new one.
  static void write(
      Path file, Game game, List<String> provenance, SortedMap<Long, BookEntry> entries)
      throws IOException {
    var bytes = new ByteArrayOutputStream();
    BookFile.write(bytes, game, provenance, entries);
    OutputFile.write(file, bytes.toByteArray());
  }

  /// `1,234 positions, 20 KB, digest 0123456789ab: my.book`.
  static String summary(Path file, Game game) throws IOException {
    BookInfo info = OpeningBook.read(file, game).info();
    return String.format(
        Locale.ROOT,
        "%,d positions, %,d KB, digest %s: %s",
        info.positions(),
        (info.bytes() + KIBIBYTE - 1) / KIBIBYTE,
        info.shortDigest(),
        file);
  }
}
