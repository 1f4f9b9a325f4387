package dev.secateur.server.web;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/// A stream with a maximum length.
final class LimitedStream extends FilterInputStream {

  /// Thrown when it is longer.
  static final class TooLong extends IOException {
    private static final long serialVersionUID = 1L;
  }

  private long left;

  LimitedStream(InputStream stream, long most) {
    super(stream);
    left = most;
  }

  @Override
  public int read() throws IOException {
    int read = super.read();
    count(read < 0 ? 0 : 1);
    return read;
  }

  @Override
  public int read(byte[] buffer, int offset, int length) throws IOException {
    int read = super.read(buffer, offset, length);
    count(Math.max(0, read));
    return read;
  }

  private void count(int read) throws TooLong {
    left -= read;
    if (left < 0) {
      throw new TooLong();
    }
  }
}
