package dev.secateur.server.web;

import io.javalin.config.JavalinConfig;
import io.javalin.http.staticfiles.Location;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Objects;
import java.util.zip.CRC32;

/// The files of the page. Their address contains a checksum of all of them, so a browser keeps them
/// for good: a new version of the page has new addresses.
final class PageFiles {

  private static final String FOLDER = "/web";
  private static final String DOCUMENT = FOLDER + "/index.html";

  /// Private, because an answer may set the cookie of a client, which no proxy may give to others.
  private static final String FOR_GOOD = "private, max-age=31536000, immutable";

  private final String address = "/page/" + checksum();
  private final String document = ServiceRoutes.resource(DOCUMENT).replace("{{files}}", address);

  /// The document of every page.
  String document(String nonce) {
    return document.replace("{{nonce}}", nonce);
  }

  void register(JavalinConfig config) {
    config.staticFiles.add(
        files -> {
          files.hostedPath = address;
          files.directory = FOLDER;
          files.location = Location.CLASSPATH;
          files.headers = Map.of("Cache-Control", FOR_GOOD);
        });
    config.staticFiles.enableWebjars();
  }

  private static String checksum() {
    try {
      var document = Objects.requireNonNull(PageFiles.class.getResource(DOCUMENT)).toURI();
      return document.getScheme().equals("jar")
          ? checksumInJar(document)
          : checksum(Objects.requireNonNull(Path.of(document).getParent()));
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    } catch (URISyntaxException impossible) {
      throw new IllegalStateException(impossible);
    }
  }

  private static String checksumInJar(URI document) throws IOException {
    try (var jar = FileSystems.newFileSystem(document, Map.of())) {
      return checksum(jar.getPath(FOLDER));
    }
  }

  private static String checksum(Path folder) throws IOException {
    var checksum = new CRC32();
    try (var files = Files.walk(folder)) {
      for (var file : files.filter(Files::isRegularFile).sorted().toList()) {
        checksum.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
        checksum.update(Files.readAllBytes(file));
      }
    }
    return Long.toHexString(checksum.getValue());
  }
}
