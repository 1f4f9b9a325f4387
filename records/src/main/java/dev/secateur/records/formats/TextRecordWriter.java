package dev.secateur.records.formats;

import java.io.BufferedWriter;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/// Writes games as text.
public abstract class TextRecordWriter implements RecordWriter {

  private static final int BUFFER = 1 << 16;

  protected final Writer out;
  protected final Losses losses = new Losses();

  protected TextRecordWriter(RecordTarget target) {
    out =
        new BufferedWriter(new OutputStreamWriter(target.stream(), StandardCharsets.UTF_8), BUFFER);
  }

  @Override
  public final Losses losses() {
    return losses;
  }

  @Override
  public final void close() throws IOException {
    out.close();
  }
}
