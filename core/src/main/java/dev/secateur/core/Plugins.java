package dev.secateur.core;

import com.google.errorprone.annotations.concurrent.GuardedBy;
import java.io.File;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.zip.ZipFile;

/// Jars that a user has added, with games, evaluators or file formats.
///
/// A jar that cannot be used is reported and left out; the program goes on.
public final class Plugins {

  private final ClassLoader loader;

  @GuardedBy("this")
  private final List<String> problems = new ArrayList<>();

  @GuardedBy("this")
  private final Map<Class<?>, List<?>> loaded = new HashMap<>();

  private Plugins(List<String> jarsAndFolders) {
    var urls = new ArrayList<URL>();
    for (String name : jarsAndFolders) {
      try {
        var path = Path.of(name);
        checkReadable(path);
        urls.add(path.toUri().toURL());
      } catch (IOException | InvalidPathException broken) {
        problems.add(
            "plug-in %s is left out: %s"
                .formatted(NotationError.printable(name), NotationError.printable(reason(broken))));
      }
    }
    var own = Plugins.class.getClassLoader();
    loader = urls.isEmpty() ? own : new URLClassLoader(urls.toArray(URL[]::new), own);
  }

  /// Only the classes on the class path.
  public static Plugins none() {
    return new Plugins(List.of());
  }

  /// The class path, every jar in the folder (which need not exist), and every jar or folder of
  /// classes in a path list, written as for the JVM's `-cp`.
  public static Plugins find(Path folder, String pathList) {
    var found = new ArrayList<String>();
    if (Files.isDirectory(folder)) {
      try (var files = Files.newDirectoryStream(folder, "*.jar")) {
        files.forEach(file -> found.add(file.toString()));
      } catch (IOException | DirectoryIteratorException unreadable) {
        // An unreadable folder is reported later, by the attempt to use it as a plug-in.
        found.add(folder.toString());
      }
      found.sort(null);
    }
    for (String entry : pathList.split(File.pathSeparator, -1)) {
      if (!entry.isBlank()) {
        found.add(entry);
      }
    }
    return new Plugins(found);
  }

  /// All providers of a service, each loaded once; those that cannot be loaded become problems.
  public synchronized <T> List<T> load(Class<T> service) {
    var providers = loaded.get(service);
    if (providers == null) {
      providers = find(service);
      loaded.put(service, providers);
    }
    return providers.stream().map(service::cast).toList();
  }

  @GuardedBy("this")
  private List<?> find(Class<?> service) {
    var found = new ArrayList<Object>();
    var providers = ServiceLoader.load(service, loader).stream().iterator();
    while (true) {
      try {
        if (!providers.hasNext()) {
          return found;
        }
        found.add(providers.next().get());
      } catch (ServiceConfigurationError | LinkageError broken) {
        problems.add("a plug-in is left out: " + reason(broken));
      }
    }
  }

  /// One line for each thing that has been left out so far.
  public synchronized List<String> problems() {
    return List.copyOf(problems);
  }

  private static void checkReadable(Path path) throws IOException {
    if (!Files.isReadable(path)) {
      throw new IOException("it does not exist or cannot be read");
    }
    if (!Files.isDirectory(path)) {
      new ZipFile(path.toFile()).close();
    }
  }

  private static String reason(Throwable broken) {
    var message = broken.getMessage();
    return message == null
        ? broken.getClass().getSimpleName()
        : message.lines().findFirst().orElse("");
  }
}
