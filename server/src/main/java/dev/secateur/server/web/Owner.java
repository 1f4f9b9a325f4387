package dev.secateur.server.web;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Decides whether a request comes from the owner of the machine, that is, from a browser on it.
/// Only the owner may start outside programs.
///
/// The remote address of the connection decides, which a client cannot forge. Headers can only take
/// the right away: a request that came through a proxy, or that names the server by a network
/// address, is not the owner's.
final class Owner {

  private static final List<String> PASSED_ON =
      List.of("Forwarded", "X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Via");

  private Owner() {}

  static boolean asks(Context request) {
    return isHere(request.req().getRemoteAddr())
        && isHere(Guard.nameOf(String.valueOf(request.host())))
        && PASSED_ON.stream().allMatch(header -> request.header(header) == null);
  }

  /// Whether a name or address means this machine and no network.
  static boolean isHere(@Nullable String address) {
    if (address == null) {
      return false;
    }
    if (address.equals("localhost")) {
      return true;
    }
    try {
      return InetAddress.ofLiteral(address.replaceAll("[\\[\\]]", "")).isLoopbackAddress();
    } catch (IllegalArgumentException name) {
      return false;
    }
  }
}
