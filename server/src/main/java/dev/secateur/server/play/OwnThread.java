package dev.secateur.server.play;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/// Runs work that keeps a core busy on a platform thread. Requests run on virtual threads, which
/// must not do such work.
public final class OwnThread {

  private OwnThread() {}

  /// Returns the result of the work, or throws what it throws.
  public static <T> T run(String name, Supplier<T> work) {
    var result = new CompletableFuture<T>();
    Thread.ofPlatform()
        .daemon()
        .name(name)
        .start(
            () -> {
              try {
                result.complete(work.get());
              } catch (RuntimeException | Error failed) {
                result.completeExceptionally(failed);
              }
            });
    try {
      return result.join();
    } catch (CompletionException failed) {
      if (failed.getCause() instanceof RuntimeException plain) {
        throw plain;
      }
      throw failed;
    }
  }
}
