package dev.secateur.server.web;

import io.javalin.http.Context;
import java.net.InetAddress;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Knows whether a request comes from the machine's owner: somebody who sits at it. Only they may
/// start outside programs.
///
/// What decides is the address at the other end of the connection, which nobody can make up. What
/// the request says about itself can only take the right away: one that was passed on by a proxy,
/// or that calls the server by an address of the network, is somebody else's.
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
