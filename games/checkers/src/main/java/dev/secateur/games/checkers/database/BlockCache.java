package dev.secateur.games.checkers.database;

import java.util.ArrayDeque;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/// Limits how much of the databases is in memory. Reading a block takes no lock; when the memory is
/// full, the block that has been there longest is dropped.
final class BlockCache {

  private final long maxBytes;
  private final ArrayDeque<LoadedBlock> loaded = new ArrayDeque<>();
  private long bytes;

  private record LoadedBlock(AtomicReferenceArray<byte @Nullable []> blocks, int block, int size) {}

  BlockCache(int megabytes) {
    maxBytes = (long) megabytes << 20;
  }

  /// Keeps a block that was read, unless another thread was faster.
  synchronized void add(AtomicReferenceArray<byte @Nullable []> blocks, int block, byte[] read) {
    if (blocks.get(block) != null) {
      return;
    }
    blocks.setRelease(block, read);
    loaded.add(new LoadedBlock(blocks, block, read.length));
    bytes += read.length;
    while (bytes > maxBytes && loaded.size() > 1) {
      var oldest = loaded.remove();
      oldest.blocks().setRelease(oldest.block(), null);
      bytes -= oldest.size();
    }
  }
}
