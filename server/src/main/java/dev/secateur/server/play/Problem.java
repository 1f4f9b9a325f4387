package dev.secateur.server.play;

import dev.secateur.core.NotationError;
import dev.secateur.core.RejectionReason;
import java.util.OptionalInt;

/// A request that cannot be done, with the HTTP status and the reason for the client.
public final class Problem extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private static final int NOWHERE = -1;
  private static final RejectionReason CHANGED_MEANWHILE = RejectionReason.of("changed-meanwhile");

  private final int status;
  private final transient RejectionReason reason;
  private final int place;

  private Problem(int status, RejectionReason reason, String detail) {
    this(status, reason, detail, NOWHERE);
  }

  private Problem(int status, RejectionReason reason, String detail, int place) {
    super(detail);
    this.status = status;
    this.reason = reason;
    this.place = place;
  }

  /// The request itself is broken.
  public static Problem badRequest(String detail) {
    return new Problem(400, RejectionReason.of("bad-request"), detail);
  }

  public static Problem notFound(String what) {
    return new Problem(404, RejectionReason.of("not-found"), "there is no " + what);
  }

  /// The request does not fit the present state.
  public static Problem conflict(String code, String detail) {
    return new Problem(409, RejectionReason.of(code), detail);
  }

  /// The game was changed since the client read it.
  static Problem changedMeanwhile(String detail) {
    return new Problem(409, CHANGED_MEANWHILE, detail);
  }

  boolean isChangedMeanwhile() {
    return reason.equals(CHANGED_MEANWHILE);
  }

  /// The request can be read, but not be done.
  public static Problem unprocessable(NotationError error) {
    return new Problem(
        422, error.reason(), error.message(), error.text().isEmpty() ? NOWHERE : error.at());
  }

  public static Problem unprocessable(String code, String detail) {
    return new Problem(422, RejectionReason.of(code), detail);
  }

  public static Problem tooLarge(String detail) {
    return new Problem(413, RejectionReason.of("too-large"), detail);
  }

  public static Problem tooMany(String code, String detail) {
    return new Problem(429, RejectionReason.of(code), detail);
  }

  public static Problem forbidden(String code, String detail) {
    return new Problem(403, RejectionReason.of(code), detail);
  }

  public static Problem unavailable(String detail) {
    return new Problem(503, RejectionReason.of("unavailable"), detail);
  }

  public static Problem of(int status, String code, String detail) {
    return new Problem(status, RejectionReason.of(code), detail);
  }

  public int status() {
    return status;
  }

  public RejectionReason reason() {
    return reason;
  }

  /// The place of the error in a text, in characters from 0; empty if there is none.
  public OptionalInt place() {
    return place == NOWHERE ? OptionalInt.empty() : OptionalInt.of(place);
  }

  public String detail() {
    return String.valueOf(getMessage());
  }
}
