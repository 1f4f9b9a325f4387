package dev.secateur.protocol.client;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/// A process and all those that it starts, to be ended together.
///
/// A child whose parent has died is nobody's descendant any more. Where the system shows the
/// environment of processes (Linux), such children are found by a mark in it, which they inherit.
final class ProcessTree {

  private static final String MARK = "SECATEUR_ENGINE";
  private static final Path PROCESSES = Path.of("/proc");

  /// Every family that is alive: when our own process ends, so do they.
  private static final Set<ProcessTree> ALL = ConcurrentHashMap.newKeySet();

  static {
    Runtime.getRuntime()
        .addShutdownHook(new Thread(() -> ALL.forEach(ProcessTree::end), "engines-end"));
  }

  private final String mark = UUID.randomUUID().toString();
  private final Set<ProcessHandle> known = new HashSet<>();

  /// Puts the mark where children inherit it.
  void mark(Map<String, String> environment) {
    environment.put(MARK, mark);
  }

  /// The first of the family.
  synchronized void begin(ProcessHandle process) {
    known.add(process);
    ALL.add(this);
  }

  /// Ends everyone, in no order that would let a parent start another child.
  synchronized void end() {
    addDescendants();
    known.forEach(ProcessHandle::destroyForcibly);
    // Whoever was started in the meantime, and those whose parent is gone.
    addMarked();
    addDescendants();
    known.forEach(ProcessHandle::destroyForcibly);
    known.clear();
    ALL.remove(this);
  }

  /// Looks who belongs to the family now, for those who are no longer seen when it ends.
  synchronized void remember() {
    addDescendants();
  }

  private void addDescendants() {
    for (ProcessHandle member : Set.copyOf(known)) {
      member.descendants().forEach(known::add);
    }
  }

  private void addMarked() {
    if (!Files.isDirectory(PROCESSES)) {
      return;
    }
    try (var folders = Files.newDirectoryStream(PROCESSES, "[0-9]*")) {
      for (Path folder : folders) {
        if (isMarked(folder)) {
          ProcessHandle.of(Long.parseLong(folder.getFileName().toString())).ifPresent(known::add);
        }
      }
    } catch (IOException | DirectoryIteratorException hidden) {
      // Then the descendants are all that can be found.
    }
  }

  private boolean isMarked(Path folder) {
    try {
      var environment = Files.readAllBytes(folder.resolve("environ"));
      return new String(environment, StandardCharsets.ISO_8859_1).contains(MARK + "=" + mark);
    } catch (IOException othersOrGone) {
      return false;
    }
  }
}
