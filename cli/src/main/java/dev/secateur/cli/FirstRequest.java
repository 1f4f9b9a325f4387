package dev.secateur.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Pattern;

/// Sends the requests of a first visit to a server that has just started, so that an AOT cache made
/// from this run has the classes for them.
final class FirstRequest {

  private static final String NEW_GAME =
      "{\"game\":\"reversi\",\"players\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}";

  private static final Pattern SCRIPT = Pattern.compile("<script type=\"module\" src=\"([^\"]+)\"");

  private FirstRequest() {}

  static void send(String address) {
    try {
      var script = SCRIPT.matcher(read(open(address + "/")));
      if (!script.find()) {
        throw new IllegalStateException("the page has no script");
      }
      for (var path : List.of(script.group(1), "/api/v1/catalogue", "/api/v1/games")) {
        read(open(address + path));
      }
      var post = open(address + "/api/v1/games");
      post.setRequestMethod("POST");
      post.setDoOutput(true);
      post.getOutputStream().write(NEW_GAME.getBytes(StandardCharsets.UTF_8));
      read(post);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static HttpURLConnection open(String address) throws IOException {
    return (HttpURLConnection) URI.create(address).toURL().openConnection();
  }

  private static String read(HttpURLConnection connection) throws IOException {
    try (var stream = connection.getInputStream()) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
  }
}
