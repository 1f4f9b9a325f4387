package dev.secateur.cli;

import dev.secateur.records.formats.RecordTarget;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Optional;

/// Where converted games go. A file is written under another name and takes its own only when all
/// is done, so that nothing is lost when something goes wrong, and a file may be converted into
/// itself.
abstract class ConvertOutput implements Closeable {

  /// What cannot be written, and why.
  static final class CannotWrite extends IOException {

    private static final long serialVersionUID = 1L;

    CannotWrite(IOException cannot) {
      super(Errors.describeWriting(cannot), cannot);
    }
  }

  abstract RecordTarget target();

  /// All is written.
  void keep() throws IOException {}

  /// Whoever read our output may have gone.
  boolean nobodyReads() {
    return false;
  }

  @Override
  public void close() throws IOException {}

  static ConvertOutput to(PrintWriter out) {
    return new ConvertOutput() {

      @Override
      RecordTarget target() {
        return RecordTarget.of(new Utf8(out));
      }

      @Override
      boolean nobodyReads() {
        return out.checkError();
      }
    };
  }

  static ConvertOutput to(Path file) throws IOException {
    var folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(Path.of("."));
    // Not a temporary file, which only its owner may read.
    var unfinished =
        folder.resolve(".%s.%d.part".formatted(file.getFileName(), ProcessHandle.current().pid()));
    OutputStream stream;
    try {
      stream = Files.newOutputStream(unfinished);
    } catch (AccessDeniedException denied) {
      throw new CannotWrite(new AccessDeniedException(file.toString()));
    } catch (IOException cannot) {
      // Whatever it is, it is about the folder: the name of the unfinished file says nothing.
      throw new CannotWrite(new NoSuchFileException(file.toString()));
    }
    return new ConvertOutput() {

      @Override
      RecordTarget target() {
        return new RecordTarget(stream, Optional.of(file));
      }

      @Override
      void keep() throws IOException {
        try {
          Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException cannot) {
          throw new CannotWrite(cannot);
        }
      }

      @Override
      public void close() throws IOException {
        stream.close();
        Files.deleteIfExists(unfinished);
      }
    };
  }

  /// Text in UTF-8 on its way to a writer, passed on line by line.
  private static final class Utf8 extends OutputStream {

    private final PrintWriter out;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    Utf8(PrintWriter out) {
      this.out = out;
    }

    @Override
    public void write(int b) {
      line.write(b);
      if (b == '\n') {
        flush();
      }
    }

    @Override
    public void flush() {
      out.print(line.toString(StandardCharsets.UTF_8));
      out.flush();
      line.reset();
    }

    @Override
    public void close() {
      flush();
    }
  }
}
