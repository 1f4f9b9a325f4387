package dev.secateur.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.HttpURLConnection;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/// Asks a server that has just started for what a first visit needs, so that an AOT cache made of
/// that run holds the classes.
final class FirstRequest {

  private static final String GAME =
      "{\"game\":\"reversi\",\"players\":[{\"kind\":\"human\"},{\"kind\":\"human\"}]}";

  private FirstRequest() {}

  static void send(String address) {
    try {
      for (String path : new String[] {"/", "/main.js", "/api/v1/catalogue", "/api/v1/games"}) {
        read(open(address + path));
      }
      var post = open(address + "/api/v1/games");
      post.setRequestMethod("POST");
      post.setDoOutput(true);
      post.getOutputStream().write(GAME.getBytes(StandardCharsets.UTF_8));
      read(post);
    } catch (IOException failed) {
      throw new UncheckedIOException(failed);
    }
  }

  private static HttpURLConnection open(String address) throws IOException {
    return (HttpURLConnection) URI.create(address).toURL().openConnection();
  }

  private static void read(HttpURLConnection connection) throws IOException {
    try (var stream = connection.getInputStream()) {
      stream.readAllBytes();
    }
  }
}
