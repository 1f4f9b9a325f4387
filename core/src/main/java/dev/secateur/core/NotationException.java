package dev.secateur.core;

/// Thrown for a text that cannot be read. Parsers throw nothing else.
public final class NotationException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient NotationError error;

  public NotationException(NotationError error) {
    super(error.message());
    this.error = error;
  }

  public NotationException(String text, int at, String wrong, String expected) {
    this(new NotationError(text, at, wrong, expected));
  }

  public NotationError error() {
    return error;
  }
}
