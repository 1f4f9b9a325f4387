package dev.secateur.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// How browsers may keep the page: the document is always new, and names files that never change.
class PageFilesTest {

  private static final Pattern ADDRESS = Pattern.compile("(?:src|href)=\"([^\"]+)\"");

  @TempDir Path data;

  @Test
  void browsersKeepTheFilesButAskForTheDocument() {
    try (var server = new RunningServer(data)) {
      var document = server.get("/");
      assertThat(document.header("Cache-Control")).isEqualTo("no-store");
      var files = ADDRESS.matcher(document.text()).results().map(found -> found.group(1)).toList();
      assertThat(files).hasSizeGreaterThan(3).anyMatch(file -> file.endsWith("/main.js"));
      for (var file : files) {
        var answer = server.get(file);
        assertThat(answer.status()).as(file).isEqualTo(200);
        assertThat(answer.header("Cache-Control")).as(file).contains("private", "immutable");
      }
    }
  }

  @Test
  void aFileOfAnotherVersionIsNotFound() {
    try (var server = new RunningServer(data)) {
      assertThat(server.get("/page/0/main.js").status()).isEqualTo(404);
    }
  }
}
