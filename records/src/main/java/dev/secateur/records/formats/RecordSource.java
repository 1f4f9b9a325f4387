package dev.secateur.records.formats;

import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/// The source of records: a stream of bytes, and for a file also the other files of its folder.
public final class RecordSource implements Closeable {

  /// How many bytes are used to recognise the format.
  private static final int BEGINNING = 1 << 16;

  private final CountingStream counted;
  private final BufferedInputStream stream;
  private final Optional<Path> file;

  private RecordSource(InputStream in, Optional<Path> file) {
    counted = new CountingStream(in);
    stream = new BufferedInputStream(counted, BEGINNING);
    this.file = file;
  }

  public static RecordSource of(Path file) throws IOException {
    return new RecordSource(Files.newInputStream(file), Optional.of(file));
  }

  public static RecordSource of(InputStream in) {
    return new RecordSource(in, Optional.empty());
  }

  public static RecordSource of(byte[] bytes) {
    return of(new ByteArrayInputStream(bytes));
  }

  /// The bytes that have not been read yet.
  public InputStream stream() {
    return stream;
  }

  /// How many bytes have been read from the file, including those still in the buffer.
  public long bytesRead() {
    return counted.bytes;
  }

  /// The first bytes. They can still be read from the stream.
  public byte[] beginning() throws IOException {
    stream.mark(BEGINNING);
    var bytes = stream.readNBytes(BEGINNING);
    stream.reset();
    return bytes;
  }

  /// The first bytes as text for [RecordFormat#recognises].
  public static String text(byte[] beginning) {
    if (beginning.length >= 2 && TextInput.isUtf16(beginning[0], beginning[1])) {
      return new String(beginning, StandardCharsets.UTF_16);
    }
    int from = TextInput.markLength(beginning);
    return new String(beginning, from, beginning.length - from, StandardCharsets.ISO_8859_1);
  }

  /// The content of a file in the same folder with this extension, in upper or lower case: the file
  /// with the same base name, or else the first.
  ///
  /// @param max the max size in bytes; larger files are ignored
  public Optional<byte[]> companionFile(String extension, int max) throws IOException {
    var folder = file.map(path -> path.toAbsolutePath().getParent());
    if (folder.isEmpty() || file.isEmpty()) {
      return Optional.empty();
    }
    var own = stem(file.get());
    Optional<Path> found;
    try (var files = Files.list(folder.get())) {
      found =
          files
              .filter(path -> lower(path).endsWith("." + extension.toLowerCase(Locale.ROOT)))
              .filter(Files::isRegularFile)
              .min(
                  Comparator.comparing((Path path) -> !stem(path).equals(own))
                      .thenComparing(Path::getFileName));
    }
    if (found.isEmpty() || Files.size(found.get()) > max) {
      return Optional.empty();
    }
    return Optional.of(Files.readAllBytes(found.get()));
  }

  private static String lower(Path path) {
    return String.valueOf(path.getFileName()).toLowerCase(Locale.ROOT);
  }

  private static String stem(Path path) {
    var name = lower(path);
    int dot = name.lastIndexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  @Override
  public void close() throws IOException {
    stream.close();
  }

  private static final class CountingStream extends FilterInputStream {

    private long bytes;

    CountingStream(InputStream in) {
      super(in);
    }

    @Override
    public int read() throws IOException {
      int read = super.read();
      bytes += read < 0 ? 0 : 1;
      return read;
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
      int read = super.read(into, from, length);
      bytes += Math.max(0, read);
      return read;
    }
  }
}
