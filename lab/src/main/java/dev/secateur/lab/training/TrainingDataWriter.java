package dev.secateur.lab.training;

import dev.secateur.core.NotationException;
import java.io.Closeable;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.channels.Channels;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// Writes games to a file of training data, or adds games to one. After an interruption the file
/// has all games that were added before [#close]; a block that was cut off by a crash is dropped.
public final class TrainingDataWriter implements Closeable {

  private final RandomAccessFile file;

  /// The games of the last block, which is not full yet.
  private final List<LabelledGame> pending = new ArrayList<>();

  private long games;
  private long scored;

  /// Opens a file, which may already have games.
  ///
  /// @throws NotationException if the file was made in another way or is not training data
  public TrainingDataWriter(Path path, TrainingDataHeader header) throws IOException {
    long end = 0;
    if (Files.exists(path) && Files.size(path) > 0) {
      end = readEarlier(path, header);
    }
    file = new RandomAccessFile(path.toFile(), "rw");
    file.setLength(end);
    file.seek(end);
    if (end == 0) {
      // Not closed, because that would close the file.
      var out = new DataOutputStream(Channels.newOutputStream(file.getChannel()));
      out.write(TrainingDataFormat.magic());
      out.writeInt(TrainingDataFormat.VERSION);
      out.writeUTF(header.game());
      out.writeUTF(header.source());
      out.flush();
    }
  }

  /// Counts the games that the file has and finds the end of its last full block.
  private long readEarlier(Path path, TrainingDataHeader header) throws IOException {
    try (var reader = new TrainingDataReader(path)) {
      if (!reader.header().equals(header)) {
        throw TrainingDataFormat.wrong(
            path,
            "was made in another way (%s: %s)"
                .formatted(reader.header().game(), reader.header().source()),
            "a new file, or the same options");
      }
      long end = reader.bytesRead();
      while (true) {
        List<LabelledGame> block;
        try {
          block = reader.nextBlock();
        } catch (NotationException cutOff) {
          return end;
        }
        block.forEach(this::count);
        if (block.size() < TrainingDataFormat.BLOCK_GAMES) {
          pending.addAll(block);
          return end;
        }
        end = reader.bytesRead();
      }
    }
  }

  private void count(LabelledGame game) {
    games++;
    scored += game.scored();
  }

  /// How many games the file has.
  public long games() {
    return games;
  }

  /// How many searched positions the file has.
  public long scored() {
    return scored;
  }

  public void add(LabelledGame game) throws IOException {
    pending.add(game);
    count(game);
    if (pending.size() == TrainingDataFormat.BLOCK_GAMES) {
      writePending();
    }
  }

  private void writePending() throws IOException {
    if (!pending.isEmpty()) {
      file.write(TrainingDataFormat.block(pending));
      pending.clear();
    }
  }

  @Override
  public void close() throws IOException {
    try (file) {
      writePending();
    }
  }
}
