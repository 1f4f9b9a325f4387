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

/// The output of `convert`. A file is written under another name and renamed at the end, so that
/// the old file is kept if something goes wrong, and a file may be converted into itself.
abstract class ConvertOutput implements Closeable {

  abstract RecordTarget target();

  /// Everything is written: makes the output visible under its name.
  void finish() throws IOException {}

  /// Whether the reader of our output has closed it.
  boolean isClosedByReader() {
    return false;
  }

  @Override
  public void close() throws IOException {}

  static ConvertOutput to(PrintWriter out) {
    return new ConvertOutput() {

      @Override
      RecordTarget target() {
        return RecordTarget.of(new Utf8Stream(out));
      }

      @Override
      boolean isClosedByReader() {
        return out.checkError();
      }
    };
  }

  static ConvertOutput to(Path file) throws IOException {
    var folder = Optional.ofNullable(file.toAbsolutePath().getParent()).orElse(Path.of("."));
    // Not a temporary file, because only its owner could read that.
    var unfinished =
        folder.resolve(".%s.%d.part".formatted(file.getFileName(), ProcessHandle.current().pid()));
    OutputStream stream;
    try {
      stream = Files.newOutputStream(unfinished);
    } catch (AccessDeniedException denied) {
      throw new OutputFile.CannotWrite(file, denied);
    } catch (IOException noFolder) {
      throw new OutputFile.CannotWrite(file, new NoSuchFileException(file.toString()));
    }
    return new ConvertOutput() {

      @Override
      RecordTarget target() {
        return new RecordTarget(stream, Optional.of(file));
      }

      @Override
      void finish() throws IOException {
        try {
          Files.move(unfinished, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException failed) {
          throw new OutputFile.CannotWrite(file, failed);
        }
      }

      @Override
      public void close() throws IOException {
        stream.close();
        Files.deleteIfExists(unfinished);
      }
    };
  }

  /// A stream of UTF-8 text that goes to a writer, line by line.
  private static final class Utf8Stream extends OutputStream {

    private final PrintWriter out;
    private final ByteArrayOutputStream line = new ByteArrayOutputStream();

    Utf8Stream(PrintWriter out) {
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
