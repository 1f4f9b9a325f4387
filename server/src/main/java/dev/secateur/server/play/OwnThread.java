package dev.secateur.server.play;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;

/// Work that keeps a processor busy. Requests live on virtual threads, which must not.
public final class OwnThread {

  private OwnThread() {}

  /// What the work gives, or what it throws.
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
