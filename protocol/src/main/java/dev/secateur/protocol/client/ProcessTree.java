package dev.secateur.protocol.client;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/// A process and all processes that it starts, so that they can be ended together.
///
/// When a process dies, its children are no longer descendants of ours. On Linux, which shows the
/// environment of processes, such children are found by a mark in their environment, which they
/// have inherited.
final class ProcessTree {

  private static final String MARK_NAME = "SECATEUR_ENGINE";
  private static final Path PROCESSES = Path.of("/proc");

  /// All running process trees: they are ended when our own process ends.
  private static final Set<ProcessTree> RUNNING = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> RUNNING.forEach(ProcessTree::end), "engines-end"));
  }

  private final String mark = UUID.randomUUID().toString();

  @GuardedBy("this")
  private final Set<ProcessHandle> known = new HashSet<>();

  /// Puts the mark into the environment of the first process.
  void mark(Map<String, String> environment) {
    environment.put(MARK_NAME, mark);
  }

  /// @param process the first process of the tree
  synchronized void begin(ProcessHandle process) {
    known.add(process);
    RUNNING.add(this);
  }

  /// Ends all processes of the tree.
  synchronized void end() {
    addDescendants();
    known.forEach(ProcessHandle::destroyForcibly);
    // Again, for processes that were started meanwhile or have lost their parent.
    addMarked();
    addDescendants();
    known.forEach(ProcessHandle::destroyForcibly);
    known.clear();
    RUNNING.remove(this);
  }

  /// Remembers the present descendants, because they cannot be found any more after their parent
  /// has ended.
  synchronized void remember() {
    addDescendants();
  }

  /// The processor time of all processes of the tree that still run, in nanoseconds; empty where
  /// the system does not tell. Linux counts in hundredths of a second.
  synchronized OptionalLong processorNanos() {
    // An engine may start its threads as processes, or be started by a script.
    addDescendants();
    var times =
        known.stream()
            .map(process -> process.info().totalCpuDuration())
            .flatMap(Optional::stream)
            .toList();
    return times.isEmpty()
        ? OptionalLong.empty()
        : OptionalLong.of(times.stream().mapToLong(Duration::toNanos).sum());
  }

  @GuardedBy("this")
  private void addDescendants() {
    for (ProcessHandle process : Set.copyOf(known)) {
      known.addAll(process.descendants().toList());
    }
  }

  @GuardedBy("this")
  private void addMarked() {
    if (!Files.isDirectory(PROCESSES)) {
      return;
    }
    try (var folders = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
      for (Path folder : folders) {
        if (isMarked(folder)) {
          known.addAll(
              ProcessHandle.of(Long.parseLong(folder.getFileName().toString())).stream().toList());
        }
      }
    } catch (IOException | DirectoryIteratorException unreadable) {
      // Then only the descendants can be found.
    }
  }

  private boolean isMarked(Path folder) {
    try {
      var environment = Files.readAllBytes(folder.resolve("environ"));
      return new String(environment, StandardCharsets.ISO_8859_1).contains(MARK_NAME + "=" + mark);
    } catch (IOException notOursOrEnded) {
      return false;
    }
  }
}
