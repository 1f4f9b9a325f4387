package dev.secateur.lab.training;

import dev.secateur.core.Game;
import dev.secateur.core.GameRecord;
import dev.secateur.core.Games;
import dev.secateur.core.NotationException;
import dev.secateur.records.RecordFormats;
import dev.secateur.records.formats.RecordEntry;
import dev.secateur.records.formats.RecordReader;
import dev.secateur.records.formats.RecordSource;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The games of record files, one after the other. A broken game becomes an empty one, so that the
/// numbers of games stay the same when the work continues after an interruption.
public final class RecordTasks implements Iterator<RecordedGame>, Closeable {

  private final RecordFormats formats;
  private final Game game;
  private final Iterator<Path> files;
  private final LabelSearch search;
  private @Nullable RecordSource source;
  private @Nullable RecordReader reader;
  private @Nullable GameRecord next;

  /// Opens the first file.
  ///
  /// @param done so many games were made before and are left out
  /// @throws NotationException if a file has no known format
  public RecordTasks(Game game, Games games, List<Path> files, LabelSearch search, long done)
      throws IOException {
    this.game = game;
    this.files = List.copyOf(files).iterator();
    this.search = search;
    formats = new RecordFormats(game, games);
    advance();
    for (long i = 0; i < done && next != null; i++) {
      advance();
    }
  }

  private void advance() throws IOException {
    next = null;
    while (next == null) {
      var entry = reader == null ? Optional.<RecordEntry>empty() : reader.next();
      if (entry.isPresent()) {
        next =
            switch (entry.get()) {
              case RecordEntry.Read read -> read.record();
              case RecordEntry.Broken _ -> GameRecord.of(game);
            };
      } else if (files.hasNext()) {
        open(files.next());
      } else {
        return;
      }
    }
  }

  private void open(Path file) throws IOException {
    close();
    var opened = RecordSource.of(file);
    source = opened;
    try {
      reader = formats.recognise(opened).reader(opened);
    } catch (NotationException unknown) {
      opened.close();
      throw TrainingDataFormat.wrong(
          file, "cannot be read: " + unknown.error().wrong(), unknown.error().expected());
    }
  }

  @Override
  public boolean hasNext() {
    return next != null;
  }

  @Override
  public RecordedGame next() {
    var record = next;
    if (record == null) {
      throw new NoSuchElementException();
    }
    try {
      advance();
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
    return new RecordedGame(record, search);
  }

  @Override
  public void close() throws IOException {
    if (source != null) {
      source.close();
    }
  }
}
