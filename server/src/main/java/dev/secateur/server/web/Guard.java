package dev.secateur.server.web;

import dev.secateur.server.play.Problem;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.net.URI;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// Refuses requests from pages of other sites (CSRF) and requests to host names that are not ours
/// (DNS rebinding). Knows clients by a cookie.
final class Guard {

  private static final String COOKIE = "secateur-client";
  private static final String CLIENT = "client";
  private static final int YEAR_SECONDS = 365 * 24 * 3600;
  private static final int ID_BYTES = 16;

  /// Our pages may load from this server and nowhere else. The import map carries the nonce.
  private static final String PAGE_POLICY =
      "default-src 'none'; script-src 'self' 'nonce-NONCE'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; font-src 'self'; manifest-src 'self'; base-uri 'none';"
          + " form-action 'none'; frame-ancestors 'none'";

  /// Swagger UI writes styles of its own into its page.
  private static final String DOCUMENTATION_POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline';"
          + " img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none';"
          + " form-action 'none'; frame-ancestors 'none'";

  private final SecureRandom random = new SecureRandom();
  private final @Nullable String host;

  /// @param host the name under which the server was asked to be reached; none for this machine
  ///     only
  Guard(@Nullable String host) {
    this.host = host;
  }

  void check(Context request) {
    var authority = request.host();
    if (authority == null || !isOurName(nameOf(authority))) {
      throw Problem.forbidden(
          "foreign-origin", "this server is not known by that name: expected " + ourNames());
    }
    var origin = request.header("Origin");
    if (origin != null && !isSameOrigin(origin, authority)) {
      throw Problem.forbidden(
          "foreign-origin",
          "the request comes from a page of another site: expected a page of this server");
    }
    if ("cross-site".equals(request.header("Sec-Fetch-Site")) && !isNavigation(request)) {
      throw Problem.forbidden(
          "foreign-origin", "the request comes from another site: expected a page of this server");
    }
    request.attribute(CLIENT, client(request));
  }

  /// A link on another site may open our pages.
  private static boolean isNavigation(Context request) {
    return "navigate".equals(request.header("Sec-Fetch-Mode"));
  }

  private static boolean isSameOrigin(String origin, String authority) {
    try {
      return authority.equalsIgnoreCase(URI.create(origin).getAuthority());
    } catch (IllegalArgumentException broken) {
      return false;
    }
  }

  static String nameOf(String authority) {
    int colon = authority.lastIndexOf(':');
    boolean hasPort = colon > authority.lastIndexOf(']');
    return (hasPort ? authority.substring(0, colon) : authority).toLowerCase(Locale.ROOT);
  }

  /// A foreign name server could let any name point to this server, but not an IP address.
  private boolean isOurName(String name) {
    return name.equals("localhost") || name.equals(host) || isNumber(name);
  }

  private static boolean isNumber(String name) {
    return name.matches("[0-9.]+") || name.startsWith("[");
  }

  private String ourNames() {
    return host == null || isNumber(host)
        ? "localhost or an IP address"
        : "localhost, an IP address or " + host;
  }

  private String client(Context request) {
    var known = request.cookie(COOKIE);
    if (known != null && known.matches("[A-Za-z0-9_-]{16,64}")) {
      return known;
    }
    var fresh = newId();
    request.cookie(
        new Cookie(COOKIE, fresh, "/", YEAR_SECONDS, false, true, null, SameSite.STRICT));
    return fresh;
  }

  /// A random id that cannot be guessed.
  String newId() {
    var bytes = new byte[ID_BYTES];
    random.nextBytes(bytes);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
  }

  static String clientOf(Context request) {
    String client = request.attribute(CLIENT);
    return client == null ? "" : client;
  }

  static void setHeaders(Context answer, String nonce) {
    boolean isDocumentation = answer.path().startsWith("/api/docs");
    answer.header(
        "Content-Security-Policy",
        isDocumentation ? DOCUMENTATION_POLICY : PAGE_POLICY.replace("NONCE", nonce));
    answer.header("X-Content-Type-Options", "nosniff");
    answer.header("Referrer-Policy", "no-referrer");
    answer.header("Cross-Origin-Opener-Policy", "same-origin");
    answer.header("Cross-Origin-Resource-Policy", "same-origin");
  }
}
