package dev.secateur.learn;

import java.util.ArrayList;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/// Runs numbered tasks on several threads. Which thread runs a task must make no difference.
final class Workers implements AutoCloseable {

  private final int threads;
  private final @Nullable ExecutorService executor;

  Workers(int threads) {
    this.threads = threads;
    executor =
        threads > 1
            ? Executors.newFixedThreadPool(
                threads - 1, Thread.ofPlatform().daemon().name("training-", 1).factory())
            : null;
  }

  int threads() {
    return threads;
  }

  /// Runs the tasks from 0 to `tasks`, exclusive, and returns when all are done.
  void run(int tasks, IntConsumer task) {
    if (executor == null || tasks == 1) {
      for (int i = 0; i < tasks; i++) {
        task.accept(i);
      }
      return;
    }
    var next = new AtomicInteger();
    Callable<Void> work =
        () -> {
          for (int i = next.getAndIncrement(); i < tasks; i = next.getAndIncrement()) {
            task.accept(i);
          }
          return null;
        };
    var others = new ArrayList<Future<Void>>();
    for (int i = 1; i < Math.min(threads, tasks); i++) {
      others.add(executor.submit(work));
    }
    try {
      work.call();
      for (var other : others) {
        other.get();
      }
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("interrupted while training", interrupted);
    } catch (ExecutionException failed) {
      throw new IllegalStateException(failed.getCause());
    } catch (Exception failed) {
      throw new IllegalStateException(failed);
    }
  }

  @Override
  public void close() {
    if (executor != null) {
      executor.shutdown();
    }
  }
}
